import type { Field } from '../../../platform/model/field.ts';
import { agreement } from '../../../platform/model/form-kinds.ts';
import { dateOfBirth } from '../../../platform/model/kinds.ts';
import type { attendeeTypes } from '../attendee-choices.ts';
import { FairAttendee } from '../fair-attendee.entity.ts';

/** The attendee types of a fair. */
export type AttendeeType = (typeof attendeeTypes)[number];

const { members } = FairAttendee;

const person = {
  attendeeType: members.attendeeType,
  firstName: members.firstName,
  lastName: members.lastName,
  email: members.email,
  phone: members.phone,
  postalCode: members.postalCode,
  country: members.country,
  attending: members.attending,
  consent: agreement(),
};

const interests = {
  majors: members.majors,
  demographics: members.demographics,
};

/**
 * The fields of each attendee type, and which are required: what the form asks (`registerFields`).
 * API and forms share this; fields not in a type's list are not stored.
 */
export const registrationFieldsOf = {
  student: {
    dob: dateOfBirth(),
    ...person,
    schoolName: members.schoolName,
    schoolGrade: members.schoolGrade,
    collegeStart: members.collegeStart,
    ...interests,
    gpaScore: members.gpaScore,
    satScore: members.satScore,
    actScore: members.actScore,
  },
  parent: {
    ...person,
    parentRelationship: members.parentRelationship,
    schoolGrade: members.schoolGrade,
    collegeStart: members.collegeStart,
    ...interests,
  },
  counselor: {
    ...person,
    schoolName: members.schoolName,
    counselorType: members.counselorType,
    title: members.title,
  },
} as const satisfies Record<AttendeeType, Readonly<Record<string, Field<unknown, boolean>>>>;
