import type { Queryable } from '../../../platform/database/queryable.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import type { World } from '../../../platform/world.ts';
import { viewerOf, type ViewerRow, type ViewerRules } from './viewer-of.server.ts';
import { viewerStatement, type ViewerFact } from '../viewer-statement.ts';

/**
 * Rereads the viewer, for connections that outlive a change of permissions. A guest stays
 * a guest; null when the session has ended.
 */
export function rereadViewers(
  pool: Queryable,
  facts: readonly ViewerFact[],
  world: World,
  rules: ViewerRules = {},
): (viewer: Viewer) => Promise<Viewer | null> {
  const { name, text, kinds } = viewerStatement(facts, 'session');
  return async (viewer) => {
    if (viewer.sessionId === null) return viewer;
    const values = [viewer.sessionId, world.now()];
    const { rows } = await pool.query<ViewerRow>({ name, text, values });
    return rows[0] ? viewerOf(rows[0], kinds, rules) : null;
  };
}
