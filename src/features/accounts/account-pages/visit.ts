import type { RouterContextProvider } from 'react-router';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor, type Translate } from '../../../platform/i18n/translator-for.ts';
import { intentName, problemData, type FormProblem } from '../../../ui/forms/form-problem.ts';
import { ownPath } from '../own-path.ts';

/** Someone on an account screen. */
export interface Visit {
  readonly call: PageCall;
  readonly request: Request;
  /** The address of the page. */
  readonly url: URL;
  readonly t: Translate;
  /** The page that was asked for before; null: the app. */
  readonly back: string | null;
}

/** Someone who has sent a form of it. */
export interface FormVisit extends Visit {
  readonly form: FormData;
}

interface Args {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/** Opens a visit for a loader. */
export function openVisit({ request, url, context }: Args): Visit {
  const call = context.get(pageCall);
  const back = ownPath(url.searchParams.get('return'));
  return { call, request, url, t: translatorFor(call.locale), back };
}

/** Opens a visit for an action, and tells which form was sent. */
export async function openFormVisit(args: Args): Promise<{ visit: FormVisit; intent: string }> {
  const form = await args.request.formData();
  return { visit: { ...openVisit(args), form }, intent: textIn(form, intentName) };
}

/** What was typed into an input, as it was typed; empty for none. */
export function textIn(form: FormData, name: string): string {
  const typed = form.get(name);
  return typeof typed === 'string' ? typed : '';
}

/** What a form shows that did not pass: a message about the whole, messages at its fields. */
export const problemOf = (
  form: FormData,
  { message = null, fields = {} }: Partial<Pick<FormProblem, 'message' | 'fields'>>,
): FormProblem => ({ ...problemData(fields, form), message });

/** Whether someone is signed in. */
export const isSignedIn = ({ viewer }: PageCall): boolean =>
  viewer !== null && viewer.role !== 'guests';
