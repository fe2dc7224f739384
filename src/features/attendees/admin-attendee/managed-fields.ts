import { fieldsOf } from '../questions/asked-fields.ts';
import { FairAttendee } from '../fair-attendee.entity.ts';
import { registrationFieldsOf, type AttendeeType } from '../questions/registration-fields.ts';
import type { FormFields } from '../../../ui/forms/check-form.ts';

/**
 * Registration fields that a fair's organizers can edit, with their API types: what the person can
 * change, and a mistyped address. Not the birth date, background and agreements: only the person
 * can answer those.
 */
export const managedFields: ReadonlyMap<string, string> = new Map([
  ['email', 'Email'],
  ['firstName', 'String'],
  ['lastName', 'String'],
  ['phone', 'Phone'],
  ['country', 'String'],
  ['postalCode', 'String'],
  ['parentRelationship', 'String'],
  ['schoolName', 'String'],
  ['schoolGrade', 'String'],
  ['collegeStart', 'String'],
  ['majors', '[String]'],
  ['gpaScore', 'Float'],
  ['satScore', 'Int'],
  ['actScore', 'Int'],
  ['title', 'String'],
  ['counselorType', 'String'],
  ['attending', '[Int]'],
]);

/** The same as schema lines. */
export const managedFieldTypes = [...managedFields].map((field) => field.join(': ')).join('\n    ');

/** The form that edits a registration of a type. */
export const correctionFields = (type: AttendeeType, canChangeEmail: boolean): FormFields =>
  fieldsOf(
    type,
    [...managedFields.keys()].filter((name) => canChangeEmail || name !== 'email'),
    { background: false },
  );

const { members } = FairAttendee;

/** The form that adds someone: as few fields as a phone call provides. */
export const additionFields: FormFields = {
  attendeeType: members.attendeeType,
  dob: members.dob,
  firstName: members.firstName,
  lastName: members.lastName,
  email: members.email,
  phone: members.phone,
  attending:
    fieldsOf('parent', ['attending'])['attending'] ?? registrationFieldsOf.parent.attending,
};
