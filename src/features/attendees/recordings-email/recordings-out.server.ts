import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';

const recordedFairRow = row({
  id: 'text',
  /** Everyone can watch its recordings. */
  areOut: 'boolean',
  /** The numbers of the published recordings. */
  sessions: jsonOf<readonly RecordedSession[]>(),
});

/** A fair with recordings to announce. */
export type RecordedFair = RowOf<typeof recordedFairRow>;

/** A session with a recording. */
export interface RecordedSession {
  readonly number: number;
  readonly title: string;
}

/** For a canceled fair, only the cancellation is announced. */
const isOut = `f.published_at is not null and f.cancelled_at is null and w.webinar_status = 'published'`;

const columns = `f.id, ${isOut} as "areOut",
  case when ${isOut} then coalesce((
    select json_agg(json_build_object('number', (s ->> 'number')::int, 'title', s ->> 'title')
      order by (s ->> 'number')::int)
    from jsonb_array_elements(w.details -> 'sessions') s
    where w.recording_links ? (s ->> 'number')), '[]') else '[]' end as sessions`;

/**
 * The recordings of a fair that a role runs: any for ADMINS, 6x6 fairs for ADMINS6X6. Null if it
 * has no sessions, or is not theirs.
 */
export async function readRecordedFair(
  tx: Queryable,
  role: string,
  fairId: string,
): Promise<RecordedFair | null> {
  const rows = await readRows(tx, recordedFairRow)(
    `select ${columns} from fair f join fair_webinar w on w.fair_id = f.id
     where f.id = $1 and ($2 or f.fair_type = '6x6')`,
    [fairId, role === 'ADMINS'],
  );
  return rows[0] ?? null;
}
