import type { Viewer } from '../../../platform/model/viewer.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { Log } from '../../../platform/log.ts';
import type { World } from '../../../platform/world.ts';
import { groupCalls } from '../../../platform/database/group-calls.ts';
import { isGuestToken, readGuest } from './guest-credential.server.ts';
import { openSessionToken } from './session-token.server.ts';
import { isDueForRenewal, renewSessions } from './renew-session.server.ts';
import { viewerOf, type ViewerRow, type ViewerRules } from './viewer-of.server.ts';
import { viewerStatement, type ViewerFact } from '../viewer-statement.ts';

/**
 * Identifies the caller: checks the signature, then reads session, account and facts; null for a
 * credential that is not ours, has ended, or whose account is gone. Batched for the minute everyone
 * arrives: lookups that arrive while others are in flight share one statement. On an idle server
 * none waits. Sessions that are due are renewed afterwards, one statement's together; a failed
 * renewal is retried at the session's next lookup.
 */
export function batchViewers(
  pool: Queryable,
  secret: string,
  facts: readonly ViewerFact[],
  world: World,
  log: Log,
  rules: ViewerRules = {},
): (credential: string) => Promise<Viewer | null> {
  const { name, text, kinds } = viewerStatement(facts, 'tokens');
  const look = groupCalls(
    async (tokens: readonly string[]) => {
      const values = [[...new Set(tokens)], world.now()];
      const { rows } = await pool.query<ViewerRow>({ name, text, values });
      const due = rows.filter((row) => isDueForRenewal(row.c3, world)).map((row) => row.c1);
      if (due.length > 0)
        void renewSessions(pool, world, due).catch((error: unknown) =>
          log.warn(
            { event: 'auth.session_renewal_failed', err: error, sessions: due.length },
            'Session renewal failed.',
          ),
        );
      return new Map(rows.map((row) => [row.c0, viewerOf(row, kinds, rules)]));
    },
    { atOnce: 2 },
  );
  return async (credential) => {
    if (isGuestToken(credential)) return readGuest(secret, credential, world);
    const token = openSessionToken(secret, credential);
    return token === null ? null : ((await look(token)).get(token) ?? null);
  };
}
