import { data, redirect } from 'react-router';
import { flashCookie } from '../../platform/pages/flash.ts';
import { checkForm } from '../../ui/check-form.ts';
import { problemData } from '../../ui/form-problem.ts';
import type { Message } from '../../platform/words/words.ts';
import { passkeyWords as said } from '../passkeys.words.ts';
import { accountFields } from './account-fields.ts';
import { withCookies } from './door-answer.ts';
import { readRefusal } from './say-refusal.ts';
import { problemOf, textIn, type FormVisit } from './visit.ts';

/** Begins with the password, where there is one: what follows is for the device. */
export async function beginPasskey({ call, form, say }: FormVisit) {
  const { values, problems } = checkForm(accountFields.passkey, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const answer = await call.send('POST', '/api/auth/passkey/add-options', passwordIn(form));
  if (!answer.ok) return refuse({ form, say }, answer);
  return data({ step: 'create' as const, name: values.name, options: await answer.text() });
}

/** Gives a passkey another name. */
export async function renamePasskey(visit: FormVisit) {
  const { call, form } = visit;
  const { values, problems } = checkForm(accountFields.passkey, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const body = { id: textIn(form, 'id'), name: values.name };
  const answer = await call.send('POST', '/api/auth/passkey/rename', body);
  return answer.ok ? back(visit, said.renamed) : refuse(visit, answer);
}

/** Takes a passkey away, by the password where there is one. */
export async function removePasskey(visit: FormVisit) {
  const { call, form } = visit;
  const body = { id: textIn(form, 'id'), ...passwordIn(form) };
  const answer = await call.send('POST', '/api/auth/passkey/remove', body);
  return answer.ok ? back(visit, said.removed) : refuse(visit, answer);
}

const passwordIn = (form: FormData) =>
  form.has('password') ? { password: textIn(form, 'password') } : {};

function back({ say, url }: Pick<FormVisit, 'say' | 'url'>, message: Message) {
  return redirect(`${url.pathname}${url.search}`, {
    headers: withCookies([flashCookie({ type: 'success', message: say(message) })]),
  });
}

async function refuse({ form, say }: Pick<FormVisit, 'form' | 'say'>, answer: Response) {
  const { code, message, fields } = await readRefusal(answer, say);
  const problem =
    code === 'NotAuthorizedException'
      ? { fields: { password: say(said.wrongPassword) } }
      : { message, fields };
  return data(problemOf(form, problem), answer.status);
}
