import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';

/**
 * SQL: the link for a session of the webinar `w`, as `{ join, host? }`. A link back to the page
 * where sessions are joined counts as none.
 * @param session SQL: the number of the session, as text
 */
export const joinLinkSql = (session: string): string =>
  `case when w.webinar_links -> ${session} ->> 'join' not like '/fair-%/join/%'
     then w.webinar_links -> ${session} end`;

/** Numbers of a fair's sessions for which organizers have set links. */
export async function readLinkedSessions(
  tx: Queryable,
  fairId: string,
): Promise<ReadonlySet<number>> {
  const rows = await readRows(tx, { number: 'number' })(
    `select k.session::int as number
     from fair_webinar w cross join lateral jsonb_object_keys(w.webinar_links) as k(session)
     where w.fair_id = $1 and ${joinLinkSql('k.session')} is not null`,
    [fairId],
  );
  return new Set(rows.map(({ number }) => number));
}
