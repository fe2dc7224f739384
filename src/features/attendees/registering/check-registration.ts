import { postalCodeFits } from '../../../platform/model/address.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { checkField } from '../../../platform/model/field.ts';
import { messages } from '../../../platform/model/messages.ts';
import { isOldEnough, tooYoungMessage } from '../../../platform/model/minimum-age.ts';
import { badInput, forbidden } from '../../../platform/model/refusal.ts';
import { noOne } from '../../../platform/model/viewer.ts';
import { attendeeTypes } from '../attendee-choices.ts';
import { registrationFieldsOf, type AttendeeType } from '../questions/registration-fields.ts';
import type { ApiSentence } from '../../../platform/model/api-sentence.ts';

/** Validated registration input: of one type, with a lowercase address. */
export interface CheckedRegistration extends Values {
  readonly attendeeType: AttendeeType;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly attending: readonly number[] | null;
}

const isAttendeeType = (value: unknown): value is AttendeeType =>
  attendeeTypes.some((type) => type === value);

/**
 * Rejects a child. Call before anything else is checked or stored.
 * @throws Refusal FORBIDDEN, which does not say why
 */
export function refuseChild({ attendeeType, dob }: Values, now: Date): void {
  if (attendeeType !== 'student' || typeof dob !== 'string') return;
  const { problems } = registrationFieldsOf.student.dob.spec.check(dob, { now });
  if (!problems && !isOldEnough(dob, now)) throw forbidden(tooYoungMessage);
}

/**
 * Validates registration input against the field list of its type.
 * @throws Refusal BAD_USER_INPUT with all invalid fields
 */
export function checkRegistration(said: Values, now: Date): CheckedRegistration {
  const { attendeeType } = said;
  if (!isAttendeeType(attendeeType))
    throw badInput({ attendeeType: messages.choice(attendeeTypes) });
  const problems: Record<string, ApiSentence> = {};
  const values: Record<string, unknown> = {};
  for (const [name, { spec }] of Object.entries(registrationFieldsOf[attendeeType])) {
    const checked = checkField(spec, said[name], { now });
    if (!checked.problems) values[name] = checked.value;
    else
      for (const [path, problem] of Object.entries(checked.problems))
        problems[path === '' ? name : `${name}.${path}`] = problem;
  }
  const rule = postalCodeFits(values, { viewer: noOne, now, before: null });
  const wrong = { ...rule, ...problems };
  if (Object.keys(wrong).length > 0) throw badInput(wrong);
  const { attending } = values;
  return {
    ...values,
    attendeeType,
    firstName: String(values['firstName']),
    lastName: String(values['lastName']),
    email: String(values['email']),
    attending: Array.isArray(attending) ? [...new Set(attending.map(Number))].sort(byNumber) : null,
  };
}

const byNumber = (one: number, other: number): number => one - other;
