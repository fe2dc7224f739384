import { data } from 'react-router';
import { pageCookies, rememberingCookie } from '../../../platform/pages/remember-cookie.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, readRefused } from '../../../ui/forms/form-problem.ts';
import { profileMessages } from '../profile/profile.messages.ts';
import { sectionPath, type Section } from '../profile/sections.ts';
import { backTo, textIn, type ProfileSubmission } from '../profile/profile-submission.ts';
import { accountForms, sentPassword } from './account-fields.ts';
import { accountSettingsMessages as messages } from './account-settings.messages.ts';
import { listMethods, listSessions } from './load-account.ts';
import { methodName } from './method-name.ts';
import { readRefusedAccountCall } from './refused-account-call.ts';

/** Changes the password; requires the old one. */
export async function changePassword(submission: ProfileSubmission) {
  const { call, form, t } = submission;
  const { problems } = checkForm(sentPassword, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const answer = await call.send('POST', '/api/auth/change-password', {
    currentPassword: textIn(form, 'current'),
    newPassword: textIn(form, 'password'),
  });
  if (answer.ok)
    return backTo(
      sectionPath('sign-in'),
      { type: 'success', message: t(messages.passwordChanged) },
      { cookies: answer.headers.getSetCookie() },
    );
  const { code, fields } = await readRefused(answer, t);
  if (code === 'NotAuthorizedException')
    return data(problemData({ current: t(messages.wrongPassword) }, form), 400);
  if (code === 'InvalidPasswordException')
    return data(
      problemData({ password: fields['newPassword'] ?? t(messages.rejected) }, form),
      400,
    );
  return readRefusedAccountCall(submission, answer, {
    newPassword: 'password',
    currentPassword: 'current',
  });
}

/** Removes a way to sign in; the last one stays. */
export async function unlinkMethod(submission: ProfileSubmission) {
  const { call, form, t } = submission;
  const methodId = textIn(form, 'id');
  const methods = await listMethods(call);
  const method = methods.find(({ id }) => id === methodId);
  if (!method || methods.length < 2) return failed(submission, 'sign-in');
  const { providerId, accountId } = method;
  const answer = await call.send('POST', '/api/auth/unlink-account', { providerId, accountId });
  if (!answer.ok) return failed(submission, 'sign-in');
  const message = t(messages.unlinked, { method: t(methodName(providerId)) });
  return backTo(sectionPath('sign-in'), { type: 'success', message });
}

/** Ends one session; forms name it by an id that opens nothing. */
export async function endSession(submission: ProfileSubmission) {
  const { call, form, t } = submission;
  const sessionId = textIn(form, 'id');
  const session = (await listSessions(call)).find(({ id }) => id === sessionId);
  if (!session) return failed(submission, 'devices', t(profileMessages.gone));
  const { token } = session;
  const answer = await call.send('POST', '/api/auth/revoke-session', { token });
  if (!answer.ok) return failed(submission, 'devices');
  return backTo(sectionPath('devices'), { type: 'success', message: t(messages.ended) });
}

/** Ends all sessions but this one. */
export async function endOtherSessions(submission: ProfileSubmission) {
  const answer = await submission.call.send('POST', '/api/auth/revoke-other-sessions', {});
  if (!answer.ok) return failed(submission, 'devices');
  return backTo(sectionPath('devices'), {
    type: 'success',
    message: submission.t(messages.othersEnded),
  });
}

/** Time zone and language, for the account and for this browser. */
export async function saveRegion(submission: ProfileSubmission) {
  const { call, form, t } = submission;
  const { values, problems } = checkForm(accountForms.region, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const answer = await call.send('POST', '/api/auth/update-user', values);
  if (!answer.ok) return readRefusedAccountCall(submission, answer);
  return backTo(
    sectionPath('region'),
    { type: 'success', message: t(profileMessages.saved) },
    {
      cookies: [
        ...answer.headers.getSetCookie(),
        rememberingCookie(pageCookies.zone, values.time_zone),
        rememberingCookie(pageCookies.locale, values.locale),
      ],
    },
  );
}

const failed = ({ t }: ProfileSubmission, section: Section, message = t(profileMessages.failed)) =>
  backTo(sectionPath(section), { type: 'error', message });
