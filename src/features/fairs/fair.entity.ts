import { full, onceSet, read } from '../../platform/model/access.ts';
import { entity, type Rule, type Values } from '../../platform/model/entity.ts';
import { choice, instant, longText, text, whole } from '../../platform/model/kinds.ts';
import { hasMany, hasOne } from '../../platform/model/relation.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { fairRuleMessages as messages } from './admin-fairs.messages.ts';
import { fairTypes, isTimeZone } from './fair-choices.ts';

const slugForm = /^[a-z\d]+(?:-[a-z\d]+)*$/;

const time = (record: Values, field: string): number => new Date(String(record[field])).getTime();

const endsAfterItStarts: Rule = (record) =>
  time(record, 'endTime') <= time(record, 'startTime')
    ? { endTime: apiSentence(messages.ends) }
    : null;

const deadlineBeforeItEnds: Rule = (record) =>
  time(record, 'exhibitorDeadline') > time(record, 'endTime')
    ? { exhibitorDeadline: apiSentence(messages.deadline) }
    : null;

export const Fair = entity(
  'Fair',
  {
    name: text(),
    slug: text({ max: 80 })
      .must((slug) => (slugForm.test(slug) ? null : apiSentence(messages.slug)))
      .unique(),
    startTime: instant(),
    endTime: instant(),
    exhibitorDeadline: instant(),
    fairType: choice(fairTypes),
    timeZone: text({ max: 60 })
      .must((zone) => (isTimeZone(zone) ? null : apiSentence(messages.zone)))
      .startsAs('America/New_York'),
    publishedAt: instant().optional(),
    cancelledAt: instant().optional(),
    registrationOpensAt: instant().optional(),
    capacity: whole({ min: 1, max: 1_000_000 }).optional(),
    // Card payments have this minimum.
    price: whole({ min: 0, max: 10_000_000 })
      .must((cents) => (cents === 0 || cents >= 50 ? null : apiSentence(messages.cents)))
      .optional(),
    description: longText().optional(),
    attendees: hasMany('FairAttendee', 'fair'),
    booths: hasMany('FairBooth', 'fair'),
    exhibitors: hasMany('FairExhibitor', 'fair'),
    webinar: hasOne('FairWebinar', 'fair'),
  },
  {
    description: 'A virtual college fair.',
    access: {
      guests: onceSet(read, 'publishedAt'),
      signedIn: onceSet(read, 'publishedAt'),
      ADMINS6X6: read,
      ADMINS: full,
    },
    owner: false,
    rules: [endsAfterItStarts, deadlineBeforeItEnds],
    // A fair is public at once unless it is created with `publishedAt: null`.
    onCreate: (record, { now }) =>
      record['publishedAt'] === undefined ? { publishedAt: now.toISOString() } : {},
  },
);
