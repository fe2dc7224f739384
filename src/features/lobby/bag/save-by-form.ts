import { data, redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { sharingPath } from '../../students/sharing-path.ts';
import { bagIntents } from './bag-intents.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import {
  sharingQuestionQuery,
  saveCollegeMutation,
  unsaveCollegeMutation,
} from '../visit/visit-queries.ts';

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The response to a bookmark when JavaScript is on. */
export interface BagAnswer {
  readonly message: string | null;
  /** The page of the college's question, if this student has not been asked yet. */
  readonly question: string | null;
}

/**
 * Adds a college to the bag, or removes it, and redirects back to the same page. A student who has
 * not said yet whether the college can see contact details is asked, once.
 */
export async function saveByForm(call: PageCall, form: FormData, back: string) {
  const collegeId = textIn(form, 'collegeId');
  const fairId = textIn(form, 'fairId') || null;
  const isOut = form.get('intent') === bagIntents.unsave;
  const { errors } = isOut
    ? await call.ask(unsaveCollegeMutation, { collegeId })
    : await call.ask(saveCollegeMutation, { collegeId, fairId });
  const t = translatorFor(call.locale);
  const [error] = errors;
  // With JavaScript, there is no redirect: the bookmark has already changed.
  const isNew = !isOut && !error && (await isToBeAsked(call, collegeId));
  const question = isNew ? sharingPath(collegeId, { action: 'saved', fairId, back }) : null;
  if (form.get('still') === '1') {
    const answer: BagAnswer = { message: error?.message ?? null, question };
    return data(answer, error ? 400 : 200);
  }
  const name = textIn(form, 'name').slice(0, 200);
  const flash = error
    ? ({ type: 'error', message: error.message } as const)
    : ({
        type: 'success',
        message: t(isOut ? messages.bagOut : messages.bagSaved, { name }),
      } as const);
  return redirect(question ?? back, { headers: { 'set-cookie': flashCookie(flash) } });
}

/** Whether a student hasn't answered yet what a college can see. */
export async function isToBeAsked(call: PageCall, collegeId: string): Promise<boolean> {
  if (call.viewer?.role !== 'STUDENTS') return false;
  const { data: found } = await call.ask(sharingQuestionQuery, { collegeId });
  return found?.sharingQuestion?.isAnswered === false;
}
