import { data, redirect } from 'react-router';
import { flashCookie } from '../platform/pages/flash.ts';
import type { PageCall } from '../platform/pages/page-call.ts';
import { speak } from '../platform/words/speak.ts';
import { lobbyWords as said } from './lobby.words.ts';
import { saveCall, unsaveCall } from './visit-queries.ts';

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Puts a college into the bag, or takes it out, and leads back to where somebody was. */
export async function saveByForm(call: PageCall, form: FormData, back: string) {
  const collegeId = textIn(form, 'collegeId');
  const isOut = form.get('intent') === 'unsave';
  const { errors } = isOut
    ? await call.ask(unsaveCall, { collegeId })
    : await call.ask(saveCall, { collegeId, fairId: textIn(form, 'fairId') || null });
  const say = speak(call.locale);
  const [error] = errors;
  // With a script nothing moves: the bookmark has changed already.
  if (form.get('still') === '1')
    return data({ message: error?.message ?? null }, error ? 400 : 200);
  const name = textIn(form, 'name').slice(0, 200);
  const flash = error
    ? ({ type: 'error', message: error.message } as const)
    : ({ type: 'success', message: say(isOut ? said.bagOut : said.bagSaved, { name }) } as const);
  return redirect(back, { headers: { 'set-cookie': flashCookie(flash) } });
}
