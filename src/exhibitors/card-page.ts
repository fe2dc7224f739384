import type { PageCall } from '../platform/pages/page-call.ts';
import { pay } from './exhibitor-queries.ts';

/** Where the card is charged for a registration; null with the reason when that cannot be opened now. */
export async function cardPage(
  call: PageCall,
  proof: string,
): Promise<{ readonly url: string } | { readonly url: null; readonly message: string }> {
  const { data, errors } = await call.ask(pay, { proof });
  const url = data?.payExhibitorRegistration.url ?? null;
  return url === null ? { url, message: errors[0]?.message ?? '' } : { url };
}
