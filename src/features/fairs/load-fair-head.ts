import type { PageCall } from '../../platform/pages/page-call.ts';
import { toFairView } from './fair-view.ts';
import { fairHead } from './fair-queries.ts';
import { slugIn } from './fair-paths.ts';

/**
 * Loads the header of a fair's pages.
 * @param address the first segment of the path, `fair-spring`
 * @throws Response 404 for a fair that is missing or not public
 */
export async function loadFairHead(call: PageCall, address: string) {
  const slug = slugIn(address);
  const { fairCard } = slug ? await call.query(fairHead, { slug }) : { fairCard: null };
  if (!fairCard || fairCard.slug !== slug) throw new Response(null, { status: 404 });
  return { now: call.now.toISOString(), fair: toFairView(fairCard) };
}
