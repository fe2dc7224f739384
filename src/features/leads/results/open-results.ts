import type { PageCall } from '../../../platform/pages/page-call.ts';
import { resultsQuery } from './results-query.ts';

/**
 * The booth results of a rep's college: over all fairs, or at the one of `?fair=<slug>`.
 * @throws Response 404 when the college has no booth at that fair
 */
export async function openResults(call: PageCall, searchParams: URLSearchParams) {
  const { collegeResults: all, pendingClaim } = await call.query(resultsQuery, { fairId: null });
  const slug = searchParams.get('fair');
  const fair = all.fairs.find((one) => one.slug === slug) ?? null;
  if (slug !== null && !fair) throw new Response(null, { status: 404 });
  const shown = fair
    ? (await call.query(resultsQuery, { fairId: fair.fairId })).collegeResults
    : all;
  const requested = pendingClaim?.claim.collegeName ?? null;
  return { ...shown, requested, fair, now: call.now.toISOString() };
}

/** The page's data. */
export type ResultsData = Awaited<ReturnType<typeof openResults>>;
