import { data, redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { documentIntents } from './bag-intents.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import { dropDocumentMutation, keepDocumentMutation } from '../visit/visit-queries.ts';

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The response to a document's button when JavaScript is on. */
export interface KeptAnswer {
  readonly problem: string | null;
}

/** Whether a form adds a document to the bag, or removes it. */
export const isAboutDocument = (form: FormData): boolean =>
  Object.values<unknown>(documentIntents).includes(form.get('intent'));

/** Adds a document to the bag, or removes it, and redirects back to the same page. */
export async function keepByForm(call: PageCall, form: FormData, back: string) {
  const id = textIn(form, 'documentId');
  const isOut = form.get('intent') === documentIntents.drop;
  const { errors } = isOut
    ? await call.ask(dropDocumentMutation, { id })
    : await call.ask(keepDocumentMutation, { id });
  const [error] = errors;
  // With JavaScript, there is no redirect: the button has already changed.
  if (form.get('still') === '1') {
    const answer: KeptAnswer = { problem: error?.message ?? null };
    return data(answer, error ? 400 : 200);
  }
  const name = textIn(form, 'name').slice(0, 200);
  const flash = error
    ? ({ type: 'error', message: error.message } as const)
    : ({
        type: 'success',
        message: translatorFor(call.locale)(isOut ? messages.bagOut : messages.bagSaved, { name }),
      } as const);
  return redirect(back, { headers: { 'set-cookie': flashCookie(flash) } });
}
