import type { FormFields } from '../ui/check-form.ts';
import { stepFields } from './register-steps.ts';
import type { AttendeeType } from './registration-fields.ts';

/** What somebody may change of the own registration: neither who he is nor what he agreed to. */
export function changeFields(type: AttendeeType): FormFields {
  const { dob: _, ...person } = stepFields(type, 'you', true);
  const { consent: __, ...sessions } = stepFields(type, 'say', true);
  return { ...person, ...stepFields(type, 'school', true), ...sessions };
}
