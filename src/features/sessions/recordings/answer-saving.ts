import { data, redirect } from 'react-router';
import { unsaveMutation } from '../../colleges/card-view.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { sharingPath } from '../../students/sharing-path.ts';
import { askedBefore, saveWhileWatching } from './recordings-queries.ts';
import { recordingsMessages as messages } from './recordings.messages.ts';

/** The response to the button when JavaScript is on. */
export interface SavingAnswer {
  readonly message: string | null;
  /** The page of the college's question, if this student has not been asked yet. */
  readonly question: string | null;
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Saves a college from its chapter, or removes it, and redirects back without JavaScript. */
export async function answerSaving(call: PageCall, form: FormData, back: string) {
  const collegeId = textIn(form, 'collegeId');
  const fairId = textIn(form, 'fairId') || null;
  const isSaving = form.get('intent') === 'save';
  const { errors } = isSaving
    ? await call.ask(saveWhileWatching, { collegeId, fairId })
    : await call.ask(unsaveMutation, { collegeId });
  const t = translatorFor(call.locale);
  const [error] = errors;
  const isNew = isSaving && !error && (await isToBeAsked(call, collegeId));
  const question = isNew ? sharingPath(collegeId, { action: 'saved', fairId, back }) : null;
  if (form.get('still') === '1') {
    const answer: SavingAnswer = { message: error?.message ?? null, question };
    return data(answer, error ? 400 : 200);
  }
  const name = textIn(form, 'name').slice(0, 200);
  const done = t(isSaving ? messages.didSave : messages.didUnsave, { name });
  const flash = error
    ? ({ type: 'error', message: error.message } as const)
    : ({ type: 'success', message: done } as const);
  return redirect(question ?? back, { headers: { 'set-cookie': flashCookie(flash) } });
}

async function isToBeAsked(call: PageCall, collegeId: string): Promise<boolean> {
  if (call.viewer?.role !== 'STUDENTS') return false;
  const { data: found } = await call.ask(askedBefore, { collegeId });
  return found?.sharingQuestion?.isAnswered === false;
}
