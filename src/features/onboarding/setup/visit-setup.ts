import { data, redirect } from 'react-router';
import { flashCookie, type Flash } from '../../../platform/pages/flash.ts';
import type { PageAnswer, PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor, type Translate } from '../../../platform/i18n/translator-for.ts';
import { intentName, refusalData } from '../../../ui/forms/form-problem.ts';

/** Someone who has sent a form of the set-up. */
export interface FormVisit {
  readonly call: PageCall;
  readonly t: Translate;
  readonly form: FormData;
  readonly intent: string;
}

/** Reads the form. */
export async function openFormVisit(call: PageCall, request: Request): Promise<FormVisit> {
  const form = await request.formData();
  return { call, t: translatorFor(call.locale), form, intent: textIn(form, intentName) };
}

/** What was typed into an input, as it was typed; empty for none. */
export function textIn(form: FormData, name: string): string {
  const typed = form.get(name);
  return typeof typed === 'string' ? typed : '';
}

/** What an action does after a call: on to the next page, or the form again with what is wrong. */
export function goOn(
  { form }: FormVisit,
  { errors }: Pick<PageAnswer<unknown>, 'errors'>,
  to: string,
  flash?: Flash,
) {
  const [refused] = errors;
  if (refused) return data(refusalData(refused, form), 400);
  return redirect(to, flash ? { headers: { 'set-cookie': flashCookie(flash) } } : undefined);
}
