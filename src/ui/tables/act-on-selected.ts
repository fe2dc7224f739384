import { redirectDocument } from 'react-router';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { leadTo } from '../../platform/pages/lead-to.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { selectMatchingMessages as messages } from './select-matching.messages.ts';
import { selectionOf, withChanges, withoutSelection } from './table-address.ts';

/** Redirects to the file of the selected rows, or of all that match. */
export function leadToFile(
  call: PageCall,
  form: FormData,
  url: URL,
  file = `${url.pathname}.csv`,
): Response {
  const selection = selectionOf(form, url.search);
  return selection ? redirectDocument(`${file}?${selection}`) : chooseFirst(call, url);
}

/** Redirects back, with a message that nothing was selected. */
export function chooseFirst(call: PageCall, url: URL): Response {
  const message = translatorFor(call.locale)(messages.chooseFirst);
  return leadTo(`${url.pathname}${withoutSelection(url.search)}`, { type: 'info', message });
}

/** Asks again, because the number of matching rows is no longer the one the person confirmed. */
export function askAgain(call: PageCall, url: URL, act: string, count: number): Response {
  const query = withChanges(withoutSelection(url.search), { ask: act, all: '1' });
  const message = translatorFor(call.locale)(messages.changed, { count });
  return leadTo(`${url.pathname}${query}`, { type: 'warning', message });
}

/** The part of an action’s message about skipped rows. */
export const leftOut = (call: PageCall, count: number): { readonly detail?: string } =>
  count > 0 ? { detail: translatorFor(call.locale)(messages.leftOut, { count }) } : {};
