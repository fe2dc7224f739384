import { dateOfBirth, isEmail } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { isOldEnough, tooYoungMessage } from '../../../platform/model/minimum-age.ts';
import { profileProblems } from './check-profile.ts';
import { passwordProblems } from '../password-policy.ts';
import { collegeToBeDecided } from '../session-attributes.ts';
import type { ApiSentence } from '../../../platform/model/api-sentence.ts';

/** User types open to sign-up; only admins or the command line create admins. */
export const selfChosenTypes = ['student', 'parent', 'counselor', 'college'] as const;

/** Why a sign-up is refused; null when it is accepted. */
export type SignUpProblem =
  | { readonly kind: 'refused'; readonly message: ApiSentence }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, ApiSentence>> }
  | { readonly kind: 'password'; readonly problems: readonly ApiSentence[] };

const birthField = dateOfBirth();

/** Fields set only by an invitation, an approved claim, an admin or the other side's consent. */
const neverInput = [
  'id',
  'owner',
  'college_id',
  'student_id',
  'counselor_school_id',
  'approved_at',
  'must_set_password',
  'temporary_password_ends_at',
  'deleted_at',
];

/**
 * Checks a sign-up as sent, for browser and server. A student's birth date is checked
 * before anything else (COPPA), as of the given instant.
 */
export function checkSignUp(
  body: Readonly<Record<string, unknown>>,
  now: Date,
): SignUpProblem | null {
  const { user_type: userType, birth_date: birth, email, password } = body;
  const fields: Record<string, ApiSentence> = {};

  if (!selfChosenTypes.some((type) => type === userType))
    fields['user_type'] = messages.choice(selfChosenTypes);
  if (userType === 'student') {
    const problem = birthProblem(birth, now);
    if (problem) fields['birth_date'] = problem;
    else if (typeof birth === 'string' && !isOldEnough(birth, now))
      return { kind: 'refused', message: tooYoungMessage };
  }

  if (typeof email !== 'string' || email.trim() === '') fields['email'] = messages.required;
  else if (!isEmail(email)) fields['email'] = messages.email;
  Object.assign(fields, profileProblems(body));
  for (const name of neverInput) {
    const value = body[name];
    if (value !== undefined && value !== null && value !== collegeToBeDecided)
      fields[name] = messages.guarded;
  }
  if (typeof password !== 'string') fields['password'] = messages.required;
  if (Object.keys(fields).length > 0) return { kind: 'fields', fields };

  const problems = passwordProblems(String(password));
  return problems.length > 0 ? { kind: 'password', problems } : null;
}

function birthProblem(birth: unknown, now: Date): ApiSentence | null {
  if (birth === undefined || birth === null || birth === '') return messages.required;
  const { problems } = birthField.spec.check(birth, { now });
  return problems ? (problems[''] ?? messages.dateOfBirth) : null;
}
