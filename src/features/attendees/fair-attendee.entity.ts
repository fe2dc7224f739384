import { optionalAddress, postalCodeFits } from '../../platform/model/address.ts';
import { create, full, whereRelated } from '../../platform/model/access.ts';
import { entity, type Rule } from '../../platform/model/entity.ts';
import {
  account,
  choice,
  dateOfBirth,
  decimal,
  email,
  flag,
  instant,
  phone,
  text,
  whole,
} from '../../platform/model/kinds.ts';
import { json, texts, wholes } from '../../platform/model/lists.ts';
import { messages } from '../../platform/model/messages.ts';
import { isOldEnough, tooYoungMessage } from '../../platform/model/minimum-age.ts';
import { belongsTo } from '../../platform/model/relation.ts';
import { attendeeTypes } from './attendee-choices.ts';
import { demographics, watched } from './attendee-shapes.ts';

/** Students enter a birth date; under thirteen, nothing is stored. */
const oldEnough: Rule = ({ attendeeType, dob }, { now }) => {
  if (attendeeType !== 'student') return null;
  if (typeof dob !== 'string') return { dob: messages.required };
  return isOldEnough(dob, now) ? null : { dob: tooYoungMessage };
};

export const FairAttendee = entity(
  'FairAttendee',
  {
    fair: belongsTo('Fair').toAny(),
    attendeeType: choice(attendeeTypes),
    dob: dateOfBirth().optional(),
    parentRelationship: text({ max: 60 }).optional(),
    parentFirstName: text().optional(),
    parentLastName: text().optional(),
    schoolName: text().optional(),
    schoolGrade: text({ max: 40 }).optional(),
    collegeStart: text({ max: 40 }).optional(),
    demographics: json(demographics).optional(),
    majors: texts().optional(),
    gpaScore: decimal({ min: 0, max: 5 }).optional(),
    gpaScale: decimal({ min: 1, max: 5 }).optional(),
    satScore: whole({ min: 400, max: 1600 }).optional(),
    actScore: whole({ min: 1, max: 36 }).optional(),
    title: text().optional(),
    counselorType: text().optional(),
    counselorTypeOther: text().optional(),
    firstName: text(),
    lastName: text(),
    ...optionalAddress(),
    phone: phone().optional(),
    email: email(),
    consent: flag(),
    attending: wholes({ min: 1, max: 999 }).optional(),
    recording: json(watched).optional().setBy('ADMINS'),
    // When they entered the fair for the first time.
    enteredAt: instant().optional().setBy('ADMINS'),
    // When the owner of the address confirmed it: before that, anyone may have typed it.
    confirmedAt: instant().optional().setBy('ADMINS'),
    // BCP 47 tag of the language in which they registered, for emails where no account says it.
    locale: text({ max: 35 }).optional().setBy('ADMINS'),
    // IANA zone in which they read the page, for times in emails where no account says it.
    timeZone: text({ max: 60 }).optional().setBy('ADMINS'),
    userId: account(),
    college: belongsTo('College').optional(),
  },
  {
    description: 'A registration of a student, parent or counselor for a fair.',
    access: {
      guests: create,
      signedIn: create,
      ADMINS: full,
      ADMINS6X6: whereRelated(full, 'fair', 'fairType', '6x6'),
    },
    rules: [postalCodeFits, oldEnough],
  },
);
