import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import type { FairNews } from './fair-news.ts';
import { calendarFairColumns } from '../read-fairs.server.ts';

/** News entries of one read of the feed. */
const most = 50;

/**
 * The announcement and the latest change of each public fair, newest first. Earlier changes are
 * left out: the entry describes the current state.
 */
export async function readFairNews(tx: Queryable): Promise<readonly FairNews[]> {
  const rows = await readRows<Omit<FairNews, 'fair'> & FairNews['fair']>(tx, {
    number: 'number',
    kind: textOf(),
    at: 'timestamp',
    id: 'text',
    name: 'text',
    slug: 'text',
    fairType: 'text',
    startTime: 'timestamp',
    endTime: 'timestamp',
    timeZone: 'text',
    description: 'text?',
    cancelledAt: 'timestamp?',
    createdAt: 'timestamp',
    updatedAt: 'timestamp',
    sequence: 'number',
  })(
    `select h.kind, h.sequence as number, h.at, ${calendarFairColumns}
     from fair f join fair_change h on h.fair_id = f.id
     where f.published_at is not null and h.kind <> 'withdrawn' and (h.sequence = 0 or
       h.sequence = (select max(l.sequence) from fair_change l where l.fair_id = f.id))
     order by h.at desc, h.fair_id, h.sequence desc limit ${most}`,
  );
  return rows.map(({ kind, number, at, ...fair }) => ({ kind, number, at, fair }));
}

/** When the public calendar last changed: by an edit, a withdrawal, or the end of a fair. */
export async function readCalendarChange(tx: Queryable, now: Date): Promise<Date> {
  const rows = await readRows(tx, { at: 'timestamp?' })(
    `select greatest(
       (select max(updated_at) from fair where published_at is not null),
       (select max(at) from fair_change),
       (select max(end_time) from fair where published_at is not null and end_time <= $1)
     ) as at`,
    [now],
  );
  return rows[0]?.at ?? new Date(0);
}
