import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';

/**
 * Moves the sessions of a fair's webinar, and of the coordinators' draft, by milliseconds. The
 * email about the fair notifies the speakers.
 */
export async function shiftSessions(
  tx: Queryable,
  fairId: string,
  by: number,
  now: Date,
): Promise<void> {
  if (by === 0) return;
  // What was started by mistake before the move, too, begins with its roll call.
  await tx.query(
    'update session_run set started_at = null, steps = null, ended_at = null where fair_id = $1',
    [fairId],
  );
  // The lock order of publishing a draft: the draft before the published plan.
  await shiftPlan(tx, fairId, by, now);
  const rows = await readRows(tx, {
    id: 'text',
    details: jsonOf<{ sessions: { startTime: string }[] }>(),
  })('select id, details from fair_webinar where fair_id = $1 for update', [fairId]);
  for (const { id, details } of rows) {
    const sessions = moved(details.sessions, by);
    await tx.query('update fair_webinar set details = $2, updated_at = $3 where id = $1', [
      id,
      JSON.stringify({ ...details, sessions }),
      now,
    ]);
  }
}

interface Session {
  readonly startTime: string;
}

const moved = (sessions: readonly Session[], by: number): readonly Session[] =>
  sessions.map((session) => ({
    ...session,
    startTime: new Date(Date.parse(session.startTime) + by).toISOString(),
  }));

async function shiftPlan(tx: Queryable, fairId: string, by: number, now: Date): Promise<void> {
  const rows = await readRows(tx, {
    plan: jsonOf<{ sessions: readonly Session[] }>(),
    base: jsonOf<{ sessions: readonly Session[] }>(),
  })('select plan, base from session_plan where fair_id = $1 for update', [fairId]);
  for (const { plan, base } of rows) {
    const sessions = moved(plan.sessions, by);
    // Earlier undo and redo steps have other times: no undo crosses the move.
    await tx.query(
      `update session_plan_change set state = 'dropped'
       where fair_id = $1 and state in ('done', 'undone')
         and operation ->> 'kind' in ('addSessions', 'removeSessions', 'editSession')`,
      [fairId],
    );
    await tx.query(
      `update session_plan set version = version + 1, plan = $2, base = $3, updated_at = $4
       where fair_id = $1`,
      [
        fairId,
        JSON.stringify({ ...plan, sessions }),
        JSON.stringify({ ...base, sessions: moved(base.sessions, by) }),
        now,
      ],
    );
  }
}
