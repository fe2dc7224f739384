import { data, redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { passkeyMessages as messages } from '../sign-in-settings.messages.ts';
import { accountFields } from '../account-pages/account-fields.ts';
import { withCookies } from '../account-pages/endpoint-answer.ts';
import { readRefusal } from '../account-pages/describe-refusal.ts';
import { problemOf, textIn, type FormVisit } from '../account-pages/visit.ts';

/** Begins with the password, where there is one: what follows is for the device. */
export async function beginPasskey({ call, form, t }: FormVisit) {
  const { values, problems } = checkForm(accountFields.passkey, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const answer = await call.send('POST', '/api/auth/passkey/add-options', passwordIn(form));
  if (!answer.ok) return refuse({ form, t }, answer);
  return data({ step: 'create' as const, name: values.name, options: await answer.text() });
}

/** Gives a passkey another name. */
export async function renamePasskey(visit: FormVisit) {
  const { call, form } = visit;
  const { values, problems } = checkForm(accountFields.passkey, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const body = { id: textIn(form, 'id'), name: values.name };
  const answer = await call.send('POST', '/api/auth/passkey/rename', body);
  return answer.ok ? back(visit, messages.renamed) : refuse(visit, answer);
}

/** Takes a passkey away, by the password where there is one. */
export async function removePasskey(visit: FormVisit) {
  const { call, form } = visit;
  const body = { id: textIn(form, 'id'), ...passwordIn(form) };
  const answer = await call.send('POST', '/api/auth/passkey/remove', body);
  return answer.ok ? back(visit, messages.removed) : refuse(visit, answer);
}

const passwordIn = (form: FormData) =>
  form.has('password') ? { password: textIn(form, 'password') } : {};

function back({ t, url }: Pick<FormVisit, 't' | 'url'>, message: Message) {
  return redirect(`${url.pathname}${url.search}`, {
    headers: withCookies([flashCookie({ type: 'success', message: t(message) })]),
  });
}

async function refuse({ form, t }: Pick<FormVisit, 'form' | 't'>, answer: Response) {
  const { code, message, fields } = await readRefusal(answer, t);
  const problem =
    code === 'NotAuthorizedException'
      ? { fields: { password: t(messages.wrongPassword) } }
      : { message, fields };
  return data(problemOf(form, problem), answer.status);
}
