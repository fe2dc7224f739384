import { data, redirect } from 'react-router';
import { flashCookie, type Flash } from '../../../platform/pages/flash.ts';
import type { PageAnswer, PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor, type Translate } from '../../../platform/i18n/translator-for.ts';
import { intentName, refusalData } from '../../../ui/forms/form-problem.ts';
import { profileMessages as messages } from './profile.messages.ts';

/** A form of the profile as it was sent. */
export interface ProfileSubmission {
  readonly call: PageCall;
  readonly form: FormData;
  readonly t: Translate;
  /** Which form it was. */
  readonly intent: string;
}

/** Reads the form of a request. */
export async function readSubmission(call: PageCall, request: Request): Promise<ProfileSubmission> {
  const form = await request.formData();
  return { call, form, t: translatorFor(call.locale), intent: textIn(form, intentName) };
}

/** What a form of the profile does: answers with a redirect, or with what is wrong. */
export type Save = (submission: ProfileSubmission) => Promise<unknown>;

/** Does what a form asks for, by its intent. */
export function saveOne(
  submission: ProfileSubmission,
  saves: Readonly<Record<string, Save>>,
): Promise<unknown> {
  const save = Object.entries(saves).find(([intent]) => intent === submission.intent)?.[1];
  if (!save) throw new Response(null, { status: 400 });
  return save(submission);
}

/** What was typed into an input; empty for none. */
export function textIn(form: FormData, name: string): string {
  const typed = form.get(name);
  return typeof typed === 'string' ? typed : '';
}

/** Leads to a page, mostly the one the form is on, and tells what has been done. */
export function backTo(
  path: string,
  flash: Flash,
  { cookies = [] }: { readonly cookies?: readonly string[] } = {},
): Response {
  const headers = new Headers();
  for (const cookie of [...cookies, flashCookie(flash)]) headers.append('set-cookie', cookie);
  return redirect(path, { headers });
}

/** What follows a call: back to its page, or the form again with what is wrong. */
export function afterSaving(
  { form, t }: ProfileSubmission,
  { errors }: Pick<PageAnswer<unknown>, 'errors'>,
  path: string,
  message = t(messages.saved),
) {
  const [refused] = errors;
  if (refused) return data(refusalData(refused, form), 400);
  return backTo(path, { type: 'success', message });
}

/** The same where there is no form to show what is wrong in. */
export function afterPressing(
  { t }: ProfileSubmission,
  { errors }: Pick<PageAnswer<unknown>, 'errors'>,
  path: string,
  message = t(messages.saved),
) {
  const [refused] = errors;
  if (!refused) return backTo(path, { type: 'success', message });
  const problem = refused.code === 'NOT_FOUND' ? t(messages.gone) : refused.message;
  return backTo(path, { type: 'error', message: problem });
}
