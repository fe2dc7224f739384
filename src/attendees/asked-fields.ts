import { agreement } from '../platform/model/form-kinds.ts';
import { flag } from '../platform/model/kinds.ts';
import { texts } from '../platform/model/lists.ts';
import type { FormFields } from '../ui/check-form.ts';
import { attendeeTypes } from './attendee-choices.ts';
import { backgroundFields } from './background.ts';
import { registrationFieldsOf, type AttendeeType } from './registration-fields.ts';

/** What was typed into a form, by the names of its inputs. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** Numbers of sessions as boxes send them. */
const attending = texts({ entries: 200, length: 3 }).optional();

/** The sessions of a fair, where nothing else is asked. */
export const sessionFields: FormFields = { attending };

/** Asked of who was registered by the organizer. */
export const agreeFields = { consent: agreement() };

/** Asked of who comes by a class link. */
const counselorMaySee = flag().optional();

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

/** What must be told to register, the birth date before all; who is signed in has told the address. */
export const registerFields = (type: AttendeeType, signedIn: boolean): FormFields =>
  fieldsOf(
    type,
    registering.filter((name) => !signedIn || name !== 'email'),
  );

/** What someone may tell of school and plans, at any time: none of it is required. */
export const detailFields = (type: AttendeeType): FormFields => fieldsOf(type, telling);

/** What someone may change of the own registration: neither who it is nor what was agreed to. */
export const changeFields = (type: AttendeeType): FormFields =>
  fieldsOf(type, ['firstName', 'lastName', ...telling, 'attending', 'counselorMaySee']);

/** Some of what is asked of a type; a student's background among it unless said otherwise. */
export function fieldsOf(
  type: AttendeeType,
  names: readonly string[],
  { background = true } = {},
): FormFields {
  const known: FormFields = {
    ...registrationFieldsOf[type],
    ...(type === 'student' && background ? backgroundFields : {}),
    attending,
    counselorMaySee,
  };
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = known[name];
      return field ? [[name, field]] : [];
    }),
  );
}

/** As what someone registers; null for something else. */
export const readType = (said: unknown): AttendeeType | null =>
  attendeeTypes.find((type) => type === said) ?? null;
