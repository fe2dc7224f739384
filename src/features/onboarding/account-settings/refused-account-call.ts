import { data } from 'react-router';
import { readRefused, refusalData } from '../../../ui/forms/form-problem.ts';
import type { ProfileSubmission } from '../profile/profile-submission.ts';
import { accountSettingsMessages as messages } from './account-settings.messages.ts';

/** Shows an account endpoint's refusal: the form again, with the error. */
export async function readRefusedAccountCall(
  { form, t }: ProfileSubmission,
  answer: Response,
  names: Readonly<Record<string, string>> = {},
) {
  const refused = await readRefused(answer, t);
  const seconds = Number(answer.headers.get('retry-after') ?? 60);
  const isTooMuch = refused.code === 'LimitExceededException' || answer.status === 429;
  const message = isTooMuch
    ? t(messages.tooMany, { minutes: Math.max(1, Math.ceil(seconds / 60)) })
    : refused.message;
  return data(refusalData({ ...refused, message }, form, names), answer.status);
}
