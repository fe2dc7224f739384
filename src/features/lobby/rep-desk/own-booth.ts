import { redirect } from 'react-router';
import { fairPaths } from '../../fairs/fair-paths.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { ownBoothQuery } from './rep-desk-queries.ts';

/**
 * The booth at a fair of the college that the caller represents.
 * @throws Response 302 to the fair's entrance for a rep without one, 404 for everyone else
 */
export async function ownBooth(call: PageCall, slug: string) {
  if (call.viewer?.role !== 'COLLEGES') throw new Response(null, { status: 404 });
  const { visitFair } = await call.query(ownBoothQuery, { slug });
  if (visitFair?.standing !== 'rep' || visitFair.boothId === null)
    throw redirect(fairPaths(slug).visit);
  return { boothId: visitFair.boothId, slug: visitFair.fair.slug };
}
