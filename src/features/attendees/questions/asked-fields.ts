import { agreement } from '../../../platform/model/form-kinds.ts';
import { flag } from '../../../platform/model/kinds.ts';
import { texts } from '../../../platform/model/lists.ts';
import type { FormFields } from '../../../ui/forms/check-form.ts';
import { attendeeTypes } from '../attendee-choices.ts';
import { backgroundFields } from './background.ts';
import { registrationFieldsOf, type AttendeeType } from './registration-fields.ts';

/** The typed values of a form, by input name. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** Session numbers as checkboxes send them. */
const attending = texts({ entries: 200, length: 3 }).optional();

/** A fair's sessions, where nothing else is asked. */
export const sessionFields: FormFields = { attending };

/** For people whom the organizer registered. */
export const agreeFields = { consent: agreement() };

/** For people who arrive by a class link. */
const counselorMaySee = flag().optional();

/** For people who came by a class link before its counselor was confirmed. */
export const counselorFields = { counselorMaySee };

const registering = [
  'dob',
  'email',
  'firstName',
  'lastName',
  'attending',
  'counselorMaySee',
  'consent',
];
const telling = [
  'phone',
  'parentRelationship',
  'schoolName',
  'schoolGrade',
  'collegeStart',
  'counselorType',
  'title',
  'postalCode',
  'country',
  'majors',
  'gpaScore',
  'satScore',
  'actScore',
  ...Object.keys(backgroundFields),
];

/** Required registration fields, the birth date first; signed-in people enter no address. */
export const registerFields = (type: AttendeeType, signedIn: boolean): FormFields =>
  fieldsOf(
    type,
    registering.filter((name) => !signedIn || name !== 'email'),
  );

/** Optional fields about school and plans, at any time. */
export const detailFields = (type: AttendeeType): FormFields => fieldsOf(type, telling);

/** Fields that people can change in their registration: neither identity nor agreements. */
export const changeFields = (type: AttendeeType): FormFields =>
  fieldsOf(type, ['firstName', 'lastName', ...telling, 'attending', 'counselorMaySee']);

/** A subset of a type's fields; includes a student's background unless excluded. */
export function fieldsOf(
  type: AttendeeType,
  names: readonly string[],
  { background = true } = {},
): FormFields {
  const allFields: FormFields = {
    ...registrationFieldsOf[type],
    ...(type === 'student' && background ? backgroundFields : {}),
    attending,
    counselorMaySee,
  };
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = allFields[name];
      return field ? [[name, field]] : [];
    }),
  );
}

/** The attendee type; null for any other value. */
export const readType = (value: unknown): AttendeeType | null =>
  attendeeTypes.find((type) => type === value) ?? null;
