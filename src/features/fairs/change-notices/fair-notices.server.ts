import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  jsonOf,
  nullable,
  readRows,
  row,
  type RowOf,
} from '../../../platform/database/read-rows.ts';
import type { World } from '../../../platform/world.ts';
import type { CalendarFair } from '../calendar-fair.ts';
import { readCalendarFair } from '../read-fairs.server.ts';
import type { FairBefore } from './write-notice.ts';

/** A notice whose emails have started. */
export interface OpenNotice {
  /** The fair's state when they started. */
  readonly fair: CalendarFair;
  readonly before: FairBefore;
  readonly note: string | null;
  readonly openedAt: Date;
  readonly changedAt: Date;
  readonly source: number;
  readonly lastMember: string | null;
}

const noticeRow = row({
  fairId: 'text',
  startTime: 'timestamp',
  endTime: 'timestamp',
  timeZone: 'text',
  cancelled: 'boolean',
  told: nullable(jsonOf<KeptFair>()),
  note: 'text?',
  openedAt: 'timestamp',
  changedAt: 'timestamp',
  source: 'number',
  lastMember: 'text?',
});

type FairTime = 'startTime' | 'endTime' | 'createdAt' | 'updatedAt';
type KeptFair = Omit<CalendarFair, FairTime | 'cancelledAt'> &
  Readonly<Record<FairTime, string>> & { readonly cancelledAt: string | null };

/** Milliseconds without another change before people are notified, and the maximum delay. */
const quiet = 2 * 60_000;
const longest = 10 * 60_000;

/** SQL: the notice whose emails are due: one for each fair, the oldest. $1, $2: see `dueValues`. */
const due = `select distinct on (fair_id) id, opened_at, changed_at, begun_at
  from fair_notice where ended_at is null order by fair_id, opened_at, id`;
const isDue = '(begun_at is not null or changed_at <= $1 or opened_at <= $2)';

const dueValues = (world: World): readonly [Date, Date] => [
  new Date(world.now().getTime() - quiet),
  new Date(world.now().getTime() - longest),
];

const columns = `fair_id as "fairId", was_start_time as "startTime", was_end_time as "endTime",
  was_time_zone as "timeZone", was_cancelled as cancelled, note, opened_at as "openedAt",
  changed_at as "changedAt", told, source, last_member as "lastMember"`;

/** The notices with pending work. */
export async function listDueNotices(tx: Queryable, world: World): Promise<readonly string[]> {
  const rows = await readRows(tx, { id: 'text' })(
    `select id from (${due}) d where ${isDue} order by opened_at, id`,
    [...dueValues(world)],
  );
  return rows.map(({ id }) => id);
}

/**
 * Locks a due notice, and starts it if needed: from then on, the text of its emails is fixed. Null
 * when there is nothing to do, or another process has locked it.
 */
export async function lockNotice(
  tx: Queryable,
  world: World,
  id: string,
): Promise<OpenNotice | null> {
  const [notice] = await readRows(tx, noticeRow)(
    `select ${columns} from fair_notice where id = $3 and ended_at is null and ${isDue}
       and id in (select id from (${due}) d) for update skip locked`,
    [...dueValues(world), id],
  );
  if (!notice) return null;
  const fair = notice.told ? revive(notice.told) : await begin(tx, world, id, notice.fairId);
  return fair && openNotice(notice, fair);
}

/** A notice that has started, including one that is finished. */
export async function readBegunNotice(tx: Queryable, id: string): Promise<OpenNotice | null> {
  const [notice] = await readRows(tx, noticeRow)(
    `select ${columns} from fair_notice where id = $1`,
    [id],
  );
  return notice?.told ? openNotice(notice, revive(notice.told)) : null;
}

const openNotice = (stored: RowOf<typeof noticeRow>, fair: CalendarFair): OpenNotice => {
  const { fairId: _, startTime, endTime, timeZone, cancelled, told: __, ...notice } = stored;
  return { ...notice, fair, before: { startTime, endTime, timeZone, cancelled } };
};

async function begin(
  tx: Queryable,
  world: World,
  id: string,
  fairId: string,
): Promise<CalendarFair | null> {
  const fair = await readCalendarFair(tx, fairId);
  await tx.query('update fair_notice set begun_at = $2, told = $3 where id = $1', [
    id,
    world.now(),
    JSON.stringify(fair),
  ]);
  return fair;
}

/** A stored snapshot of a fair: its times are text. */
const revive = (snapshot: KeptFair): CalendarFair => ({
  ...snapshot,
  startTime: new Date(snapshot.startTime),
  endTime: new Date(snapshot.endTime),
  cancelledAt: snapshot.cancelledAt === null ? null : new Date(snapshot.cancelledAt),
  createdAt: new Date(snapshot.createdAt),
  updatedAt: new Date(snapshot.updatedAt),
});
