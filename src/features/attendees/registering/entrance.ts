import { fairHead } from '../../fairs/fair-queries.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { fairPhase } from '../../fairs/fair-phase.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';

/** Where a registered person is sent: into the live fair, otherwise to `otherwise`. */
export async function entrance(call: PageCall, slug: string, otherwise: string): Promise<string> {
  const { fairCard } = await call.query(fairHead, { slug });
  return fairCard && fairPhase(fairCard, call.now) === 'live' ? fairPaths(slug).visit : otherwise;
}
