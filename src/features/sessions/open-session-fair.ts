import type { ResultOf } from '../../platform/pages/graphql.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { sessionFairsQuery } from './session-fair-query.ts';

/** A 6x6 fair in the data of the coordinator's screens. */
export type SessionFair = ResultOf<typeof sessionFairsQuery>['sessionFairs'][number];

/** The parameter of the coordinator's screens that names the fair. */
export const fairParameter = 'fair';

/**
 * The 6x6 fair of a screen under `/app/fairs/6x6`: from `?fair=<slug>`, otherwise the next one,
 * otherwise the latest. Null if there is none at all.
 * @throws Response 404 where the address names no 6x6 fair
 */
export async function openSessionFair(call: PageCall, url: URL): Promise<SessionFair | null> {
  const slug = url.searchParams.get(fairParameter);
  const { sessionFairs } = await call.query(sessionFairsQuery, { slug });
  if (slug !== null && sessionFairs.length === 0) throw new Response(null, { status: 404 });
  return sessionFairs[0] ?? null;
}

/** A page of a fair under `/app/fairs/6x6`, with the fair in its address. */
export const sessionPage = (page: string, slug: string): string =>
  `/app/fairs/6x6/${page}?${new URLSearchParams({ [fairParameter]: slug })}`;
