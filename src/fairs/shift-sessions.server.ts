import type { Queryable } from '../platform/database/queryable.ts';

/** Moves the sessions of a fair's webinar by milliseconds. */
export async function shiftSessions(
  tx: Queryable,
  fairId: string,
  by: number,
  now: Date,
): Promise<void> {
  if (by === 0) return;
  const { rows } = await tx.query<{ id: string; details: { sessions: { startTime: string }[] } }>(
    'select id, details from fair_webinar where fair_id = $1 for update',
    [fairId],
  );
  for (const { id, details } of rows) {
    const sessions = details.sessions.map((session) => ({
      ...session,
      startTime: new Date(Date.parse(session.startTime) + by).toISOString(),
    }));
    await tx.query('update fair_webinar set details = $2, updated_at = $3 where id = $1', [
      id,
      JSON.stringify({ ...details, sessions }),
      now,
    ]);
  }
}
