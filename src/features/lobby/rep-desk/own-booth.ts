import { redirect } from 'react-router';
import { fairPaths } from '../../fairs/fair-paths.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { ownBoothQuery } from './rep-desk-queries.ts';

/**
 * The caller's booth at a fair. Everyone else goes to the fair's entrance.
 * @throws Response 302 to the entrance, 404 where there is no such fair for the caller
 */
export async function ownBooth(call: PageCall, slug: string) {
  const { visitFair } = await call.query(ownBoothQuery, { slug });
  if (visitFair?.standing !== 'rep' || visitFair.boothId === null)
    throw redirect(fairPaths(slug).visit);
  return { boothId: visitFair.boothId, slug: visitFair.fair.slug };
}
