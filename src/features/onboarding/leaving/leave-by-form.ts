import { data, redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, readRefused } from '../../../ui/forms/form-problem.ts';
import { readRefusedAccountCall } from '../account-settings/refused-account-call.ts';
import { textIn, type ProfileSubmission } from '../profile/profile-submission.ts';
import { leavingFields } from './leaving-fields.ts';
import { leavingMessages as messages } from './leaving.messages.ts';

/** What is answered when a code is on its way. */
export interface CodeSent {
  readonly codeSent: true;
}

/** Deletes the account by the password or a mailed code, or mails the code. */
export async function leaveByForm(submission: ProfileSubmission) {
  const { call, form, intent } = submission;
  if (intent === 'send-code') {
    const answer = await call.send('POST', '/api/auth/delete-user/code', {});
    if (!answer.ok) return readRefusedAccountCall(submission, answer);
    return data({ codeSent: true } satisfies CodeSent);
  }
  if (intent === 'by-code') {
    const { values, problems } = checkForm(leavingFields.code, form, call);
    if (problems) return data(problemData(problems, form), 400);
    return leave(submission, { code: values.code });
  }
  const { problems } = checkForm(leavingFields.password, form, call);
  if (problems) return data(problemData(problems, form), 400);
  return leave(submission, { password: textIn(form, 'password') });
}

async function leave(
  submission: ProfileSubmission,
  proof: { readonly password: string } | { readonly code: string },
) {
  const { call, form, t } = submission;
  const answer = await call.send('POST', '/api/auth/delete-user', proof);
  if (answer.ok) {
    const headers = new Headers();
    const gone = flashCookie({ type: 'success', message: t(messages.gone) });
    for (const cookie of [...answer.headers.getSetCookie(), gone])
      headers.append('set-cookie', cookie);
    return redirect('/', { headers });
  }
  const { code } = await readRefused(answer, t);
  const wrong = Object.entries(refusals).find(([name]) => name === code)?.[1];
  if (!wrong) return readRefusedAccountCall(submission, answer);
  return data(problemData({ [wrong.field]: t(wrong.words) }, form), 400);
}

const refusals = {
  NotAuthorizedException: { field: 'password', words: messages.wrongPassword },
  CodeMismatchException: { field: 'code', words: messages.wrongCode },
  ExpiredCodeException: { field: 'code', words: messages.expiredCode },
} as const;
