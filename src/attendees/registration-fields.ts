import type { Field } from '../platform/model/field.ts';
import { agreement } from '../platform/model/form-kinds.ts';
import { dateOfBirth, text } from '../platform/model/kinds.ts';
import type { attendeeTypes } from './attendee-choices.ts';
import { FairAttendee } from './fair-attendee.entity.ts';

/** What somebody comes to a fair as. */
export type AttendeeType = (typeof attendeeTypes)[number];

const { members } = FairAttendee;

const person = {
  attendeeType: members.attendeeType,
  firstName: members.firstName,
  lastName: members.lastName,
  email: members.email,
  phone: members.phone,
  postalCode: text({ max: 12 }),
  country: members.country,
  attending: members.attending,
  consent: agreement(),
};

const interests = {
  majors: members.majors,
  demographics: members.demographics,
};

/**
 * What each kind of attendee is asked when registering, and which of it must be told. Call and form
 * read it here; what is not in the list of a type is not kept.
 */
export const registrationFieldsOf = {
  student: {
    dob: dateOfBirth(),
    ...person,
    schoolName: text(),
    schoolGrade: text({ max: 40 }),
    collegeStart: text({ max: 40 }),
    ...interests,
    gpaScore: members.gpaScore,
    satScore: members.satScore,
    actScore: members.actScore,
  },
  parent: {
    ...person,
    parentRelationship: text({ max: 60 }),
    schoolGrade: members.schoolGrade,
    collegeStart: members.collegeStart,
    ...interests,
  },
  counselor: {
    ...person,
    schoolName: text(),
    counselorType: text(),
    title: members.title,
  },
} as const satisfies Record<AttendeeType, Readonly<Record<string, Field<unknown, boolean>>>>;
