import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { readCookie } from '../../../platform/pages/read-cookies.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { drawQr } from '../../../ui/qr-codes/qr-code.ts';
import { secondFactorMessages as messages } from '../sign-in-settings.messages.ts';
import { accountFields } from '../account-pages/account-fields.ts';
import { withCookies } from '../account-pages/endpoint-answer.ts';
import { readRefusal } from '../account-pages/describe-refusal.ts';
import { startAgain } from '../passwords/set-password-by-form.ts';
import { enter } from '../sign-in/sign-in-by-form.ts';
import { problemOf, textIn, type FormVisit, type Visit } from '../account-pages/visit.ts';

const begun = v.object({ totpURI: v.string(), backupCodes: v.array(v.string()) });
const renewed = v.object({ backupCodes: v.array(v.string()) });

/** Whether this browser has given the right password and must still show the second factor. */
export function isHalfway({ call, request }: Pick<Visit, 'call' | 'request'>): boolean {
  const prefix = call.publicUrl.startsWith('https:') ? '__Secure-' : '';
  return readCookie(request.headers.get('cookie'), `${prefix}quad.two_factor`) !== null;
}

/** Takes the code of the app, or a recovery code, behind the password. */
export async function showSecondFactor(visit: FormVisit, kind: 'app' | 'recovery') {
  const { call, form, t } = visit;
  if (!isHalfway(visit)) return startAgain(visit);
  const fields = kind === 'app' ? accountFields.code : accountFields.recovery;
  const { values, problems } = checkForm(fields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const path = kind === 'app' ? 'verify-totp' : 'verify-backup-code';
  const answer = await call.send('POST', `/api/auth/two-factor/${path}`, { code: values.code });
  if (answer.ok) return enter(visit, answer, '');
  const { code, message } = await readRefusal(answer, t);
  if (code === 'ExpiredCodeException') return startAgain(visit);
  const wrong = t(kind === 'app' ? messages.wrongCode : messages.wrongRecovery);
  return data(
    problemOf(form, code === 'CodeMismatchException' ? { fields: { code: wrong } } : { message }),
    answer.status,
  );
}

/** The step at which the app scans the key. */
const scanning = (uri: string, codes: readonly string[]) => ({
  step: 'scan' as const,
  uri,
  codes,
  key: (new URL(uri).searchParams.get('secret') ?? '').replace(/(.{4})(?=.)/g, '$1 '),
  qr: drawQr(uri),
});

/** Begins with the password: what follows is the key to scan. */
export async function beginSecondFactor(visit: FormVisit) {
  const answer = await withPassword(visit, 'enable');
  if (!(answer instanceof Response)) return answer;
  const { totpURI, backupCodes } = v.parse(begun, await answer.clone().json());
  return data(scanning(totpURI, backupCodes), { headers: withCookies([], answer) });
}

/** Takes the first code of the app; what follows are the recovery codes. */
export async function confirmSecondFactor({ call, form, t }: FormVisit) {
  const uri = textIn(form, 'uri');
  const codes = textIn(form, 'codes').split(' ').slice(0, 20);
  if (!/^otpauth:\/\/totp\/\S{1,600}$/.test(uri))
    return redirect('/app/second-factor', {
      headers: withCookies([flashCookie({ type: 'error', message: t(messages.failed) })]),
    });
  const { values, problems } = checkForm(accountFields.code, form, call);
  if (problems) return data({ ...problemData(problems, form), ...scanning(uri, codes) }, 400);
  const answer = await call.send('POST', '/api/auth/two-factor/verify-totp', {
    code: values.code,
  });
  if (answer.ok)
    return data({ step: 'codes' as const, codes }, { headers: withCookies([], answer) });
  const { code, message } = await readRefusal(answer, t);
  const problem =
    code === 'CodeMismatchException' ? { fields: { code: t(messages.wrongCode) } } : { message };
  return data({ ...problemOf(form, problem), ...scanning(uri, codes) }, answer.status);
}

/** Makes new recovery codes, by the password. */
export async function renewRecoveryCodes(visit: FormVisit) {
  const answer = await withPassword(visit, 'generate-backup-codes');
  if (!(answer instanceof Response)) return answer;
  const { backupCodes } = v.parse(renewed, await answer.clone().json());
  return data({ step: 'codes' as const, codes: backupCodes });
}

/** Turns it off, by the password. */
export async function endSecondFactor(visit: FormVisit) {
  const answer = await withPassword(visit, 'disable');
  if (!(answer instanceof Response)) return answer;
  const { t } = visit;
  return redirect('/app/profile/sign-in#second-factor', {
    headers: withCookies(
      [flashCookie({ type: 'success', message: t(messages.turnedOff) })],
      answer,
    ),
  });
}

/** Calls what wants the password; the form again when it was wrong. */
async function withPassword({ call, form, t }: FormVisit, path: string) {
  const { problems } = checkForm(accountFields.password, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const answer = await call.send('POST', `/api/auth/two-factor/${path}`, {
    password: textIn(form, 'password'),
  });
  if (answer.ok) return answer;
  const { code, message } = await readRefusal(answer, t);
  const problem =
    code === 'NotAuthorizedException'
      ? { fields: { password: t(messages.wrongPassword) } }
      : { message };
  return data(problemOf(form, problem), answer.status);
}
