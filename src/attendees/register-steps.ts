import type { FormFields } from '../ui/check-form.ts';
import { fieldOf } from '../ui/form-values.ts';
import { flag } from '../platform/model/kinds.ts';
import { texts } from '../platform/model/lists.ts';
import { attendeeTypes } from './attendee-choices.ts';
import { backgroundFields } from './background.ts';
import { registrationFieldsOf, type AttendeeType } from './registration-fields.ts';

/** The three steps of registering, by the `intent` of their forms. */
export const registerSteps = ['you', 'school', 'say'] as const;
export type RegisterStep = (typeof registerSteps)[number];

/** What was typed so far, by the names of the inputs; it goes from step to step in the form itself. */
export type Carried = Readonly<Record<string, readonly string[]>>;

/** Numbers of sessions as boxes send them. */
const attending = texts({ entries: 200, length: 3 }).optional();

/** Asked of who comes by a class link. */
const counselorMaySee = flag().optional();

const names: Readonly<Record<RegisterStep, readonly string[]>> = {
  you: ['dob', 'firstName', 'lastName', 'email', 'phone'],
  school: [
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
  ],
  say: ['attending', 'counselorMaySee', 'consent'],
};

/** The fields of a step; who is signed in has told the address. */
export function stepFields(type: AttendeeType, step: RegisterStep, signedIn: boolean): FormFields {
  const known: FormFields = {
    ...registrationFieldsOf[type],
    ...(type === 'student' ? backgroundFields : {}),
    attending,
    counselorMaySee,
  };
  return Object.fromEntries(
    names[step].flatMap((name) => {
      const field = signedIn && name === 'email' ? undefined : known[name];
      return field ? [[name, field]] : [];
    }),
  );
}

/** The step on which an input is; null where it is none of the form's. */
const placeOf = (input: string): RegisterStep | null =>
  registerSteps.find((step) => names[step].includes(fieldOf(input))) ?? null;

/** The step on which something is put right. */
export const stepOf = (path: string): RegisterStep => placeOf(path) ?? 'say';

/** The step after, or before. */
export const stepBeside = (step: RegisterStep, by: 1 | -1): RegisterStep =>
  registerSteps[registerSteps.indexOf(step) + by] ?? step;

/** What a form says it is about; null for something else. */
export const readStep = (said: unknown): RegisterStep | null =>
  registerSteps.find((step) => step === said) ?? null;

/** As what somebody registers; null for something else. */
export const readType = (said: unknown): AttendeeType | null =>
  attendeeTypes.find((type) => type === said) ?? null;

/** What is carried along past a step: everything that is asked on another one. */
export const carriedPast = (carried: Carried, step: RegisterStep): Carried =>
  Object.fromEntries(
    Object.entries(carried).filter(([name]) => ![null, step].includes(placeOf(name))),
  );
