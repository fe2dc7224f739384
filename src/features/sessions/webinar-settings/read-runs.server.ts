import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import type { SessionRun, Step } from '../session-timeline.ts';

/** The sessions of a fair that its hosts started, by number. */
export async function readRuns(
  on: Queryable,
  fairId: string,
): Promise<ReadonlyMap<number, Pick<SessionRun, 'startedAt' | 'steps' | 'missing'>>> {
  const rows = await readRows(on, {
    session: 'number',
    startedAt: 'timestamp',
    steps: jsonOf<readonly Step[]>(),
    missing: 'text[]',
  })(
    `select session, started_at as "startedAt", steps, missing::text[] from session_run
     where fair_id = $1 and started_at is not null and steps is not null`,
    [fairId],
  );
  return new Map(
    rows.map(({ session, startedAt, ...run }) => [
      session,
      { ...run, startedAt: startedAt.getTime() },
    ]),
  );
}
