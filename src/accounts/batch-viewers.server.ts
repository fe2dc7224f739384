import type { Viewer } from '../platform/model/viewer.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import type { World } from '../platform/world.ts';
import { isGuestToken, readGuest } from './guest-credential.server.ts';
import { openSessionToken } from './engine/session-token.server.ts';
import { isDueForRenewal, renewSession } from './engine/renew-session.server.ts';
import { viewerOf, type ViewerRow } from './read-viewer.server.ts';
import { viewerStatement, type ViewerFact } from './viewer-statement.ts';

interface Waiting {
  readonly resolve: (viewer: Viewer | null) => void;
  readonly reject: (error: unknown) => void;
}

/** Milliseconds for which look-ups are gathered. */
const gatherFor = 3;

/**
 * The same answers as `readViewer`, for the minute in which everybody opens a socket: look-ups that
 * come within 3 ms of each other go to the database as one statement.
 */
export function batchViewers(
  pool: Queryable,
  secret: string,
  facts: readonly ViewerFact[],
  world: World,
): (credential: string) => Promise<Viewer | null> {
  const { name, text, kinds } = viewerStatement(facts, 'tokens');
  let gathered = new Map<string, Waiting[]>();

  async function look(batch: Map<string, Waiting[]>): Promise<void> {
    const { rows } = await pool.query<ViewerRow>({
      name,
      text,
      values: [[...batch.keys()], world.now()],
    });
    const found = new Map(rows.map((row) => [row.c0, row]));
    for (const [token, waiting] of batch) {
      const row = found.get(token);
      for (const { resolve } of waiting) resolve(row ? viewerOf(row, kinds) : null);
    }
    for (const row of rows) {
      if (isDueForRenewal(row.c3, world)) await renewSession(pool, world, row.c1);
    }
  }

  function send(): void {
    const batch = gathered;
    gathered = new Map();
    look(batch).catch((error: unknown) => {
      for (const { reject } of [...batch.values()].flat()) reject(error);
    });
  }

  return async (credential) => {
    if (isGuestToken(credential)) return readGuest(secret, credential, world);
    const token = openSessionToken(secret, credential);
    if (token === null) return null;
    return new Promise((resolve, reject) => {
      if (gathered.size === 0) setTimeout(send, gatherFor);
      const waiting = gathered.get(token);
      if (waiting) waiting.push({ resolve, reject });
      else gathered.set(token, [{ resolve, reject }]);
    });
  };
}
