import type { PageCall } from '../platform/pages/page-call.ts';
import { dressFair, dressSpeaker } from './dress-fair.ts';
import { fairRecordings } from './fair-queries.ts';

/**
 * The recordings of a fair.
 * @param slug null where the address is no fair's
 * @throws Response 404 where there is no such fair, or none that is public
 */
export async function loadRecordings(call: PageCall, slug: string | null) {
  const { fairCard } = slug ? await call.query(fairRecordings, { slug }) : { fairCard: null };
  if (!fairCard || fairCard.slug !== slug) throw new Response(null, { status: 404 });
  const { plan, ...fair } = fairCard;
  return {
    now: call.now.toISOString(),
    fair: dressFair(fair),
    plan: plan.map((session) => ({ ...session, speakers: session.speakers.map(dressSpeaker) })),
  };
}

/** A session with its recording. */
export type RecordedSessionData = Awaited<ReturnType<typeof loadRecordings>>['plan'][number];
