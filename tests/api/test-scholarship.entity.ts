import { create, full, onceSet, read } from '../../src/platform/model/access.ts';
import { entity, type Rule } from '../../src/platform/model/entity.ts';
import {
  choice,
  day,
  email,
  instant,
  longText,
  text,
  url,
  whole,
} from '../../src/platform/model/kinds.ts';
import { texts } from '../../src/platform/model/lists.ts';
import { lowerCase } from '../../src/platform/model/lower-case.ts';
import { apiSentence } from '../../src/platform/model/api-sentence.ts';
import { defineMessages } from '../../src/platform/i18n/define-messages.ts';

const messages = defineMessages('scholarships', { tooEarly: 'Money is paid after the deadline.' });

const paidBeforeTheDeadline: Rule = ({ deadline, paidOn }) =>
  typeof paidOn === 'string' && typeof deadline === 'string' && paidOn < deadline
    ? { paidOn: apiSentence(messages.tooEarly) }
    : null;

/** An entity that Quad does not have, to test adding one. */
export const Scholarship = entity(
  'Scholarship',
  {
    name: text().unique(),
    nameLower: text().derivedFrom('name', lowerCase),
    amount: whole({ min: 1, max: 1_000_000 }),
    kind: choice(['need', 'merit']).startsAs('need'),
    majors: texts().startsAs([]),
    deadline: day(),
    paidOn: day().optional(),
    website: url().optional(),
    contact: email().visibleTo('owner', 'ADMINS'),
    terms: longText().optional(),
    approvedAt: instant().optional().setBy('ADMINS'),
  },
  {
    description: 'A scholarship, to show what it takes to add an entity.',
    access: {
      owner: full,
      COLLEGES: create,
      ADMINS: full,
      signedIn: read,
      guests: onceSet(read, 'approvedAt'),
    },
    rules: [paidBeforeTheDeadline],
  },
);
