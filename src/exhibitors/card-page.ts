import type { PageCall } from '../platform/pages/page-call.ts';
import { speak } from '../platform/words/speak.ts';
import { pay } from './exhibitor-queries.ts';
import { exhibitorWords as said } from './exhibitor.words.ts';

/** Where the card is charged for a registration; null with the reason when that cannot be opened now. */
export async function cardPage(
  call: PageCall,
  proof: string,
): Promise<{ readonly url: string } | { readonly url: null; readonly message: string }> {
  const { data, errors } = await call.ask(pay, { proof });
  const url = data?.payExhibitorRegistration.url ?? null;
  if (url !== null) return { url };
  const why = errors[0]?.message ?? '';
  // A second registration of a college is shown as if it were the first: only its email tells.
  return { url, message: speak(call.locale)(said.payFailed, { why }) };
}
