import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { pay } from './exhibitor-queries.ts';
import { exhibitorMessages as messages } from '../exhibitor.messages.ts';

/** The card payment page of a registration; null with the reason when it can't be opened now. */
export async function cardPage(
  call: PageCall,
  proof: string,
): Promise<{ readonly url: string } | { readonly url: null; readonly message: string }> {
  const { data, errors } = await call.ask(pay, { proof });
  const url = data?.payExhibitorRegistration.url ?? null;
  if (url !== null) return { url };
  const why = errors[0]?.message ?? '';
  // A second registration of a college looks like the first: only its email says so.
  return { url, message: translatorFor(call.locale)(messages.payFailed, { why }) };
}
