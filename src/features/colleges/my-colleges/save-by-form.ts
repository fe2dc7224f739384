import { data, redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { saveMutation, unsaveMutation } from '../card-view.ts';
import { myCollegesMessages as messages } from './my-colleges.messages.ts';

/**
 * Saves a college or removes it from the list, as the form says. A script receives the outcome;
 * without JavaScript the response is the page again, at the same college.
 */
export async function saveByForm(call: PageCall, form: FormData, here: string) {
  const textIn = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const collegeId = textIn('college');
  const isSaving = textIn('intent') === 'save';
  const { errors } = isSaving
    ? await call.ask(saveMutation, { collegeId })
    : await call.ask(unsaveMutation, { collegeId });
  const problem = errors[0]?.message ?? null;
  if (textIn('plain') === '') return data({ problem }, problem === null ? 200 : 400);
  const t = translatorFor(call.locale);
  const back = textIn('from') === 'home' ? '/app' : here;
  return redirect(`${back}#college-${encodeURIComponent(collegeId)}`, {
    headers: {
      'set-cookie': flashCookie(
        problem === null
          ? { type: 'success', message: t(isSaving ? messages.didSave : messages.didUnsave) }
          : { type: 'error', message: problem },
      ),
    },
  });
}
