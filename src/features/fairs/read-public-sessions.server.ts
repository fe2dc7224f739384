import type { Queryable } from '../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows } from '../../platform/database/read-rows.ts';

/** The public fields of a session of a fair's webinar. */
export interface PublicSession {
  readonly number: number;
  readonly title: string;
  readonly startTime: Date;
  readonly lengthMinutes: number;
  readonly exhibitors: readonly {
    readonly exhibitorId: string;
    readonly startsAtMinute: number;
    readonly lengthMinutes: number;
  }[];
}

/** The sessions of a fair by start time; none while the plan is a draft. */
export async function readPublicSessions(
  tx: Queryable,
  fairId: string,
): Promise<readonly PublicSession[]> {
  const rows = await readRows(tx, {
    details:
      nullable(
        jsonOf<{
          sessions: (Omit<PublicSession, 'startTime'> & { startTime: string })[];
        }>(),
      ),
  })('select public_webinar_details(w) as details from fair_webinar w where fair_id = $1', [
    fairId,
  ]);
  return (rows[0]?.details?.sessions ?? [])
    .map((session) => ({ ...session, startTime: new Date(session.startTime) }))
    .sort((one, other) => one.startTime.getTime() - other.startTime.getTime());
}
