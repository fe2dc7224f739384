import type { Queryable } from '../database/queryable.ts';
import { jsonOf, nullable, readRows, row, textOf, type RowOf } from '../database/read-rows.ts';
import { beginning, laterPosition, writeCursor } from './cursor.ts';
import type { Position } from './cursor.ts';
import type { Change } from './feed.ts';
import { viewerTopic } from './read-change.ts';

/** One row of the outbox. */
export interface OutboxRow {
  readonly position: Position;
  readonly topic: string;
  readonly kind: Change['kind'];
  readonly body: Readonly<Record<string, unknown>>;
  /** What the body takes in the database. */
  readonly bytes: number;
}

export interface OutboxReading {
  /** The epoch of the positions. */
  readonly epoch: string;
  /** Events at or before this position may have been deleted. */
  readonly floor: Position;
  /** No event that can be read has a transaction number as high as this. */
  readonly ceiling: number;
  readonly rows: readonly OutboxRow[];
}

const columns = row({
  epoch: 'text',
  floor_xid: 'text',
  floor_id: 'number',
  ceiling: 'text',
  xid: 'text?',
  id: 'number?',
  topic: 'text?',
  kind: nullable(textOf<Change['kind']>()),
  body: nullable(jsonOf<Record<string, unknown>>()),
  bytes: 'number?',
});

type Row = RowOf<typeof columns>;

const ofAccount = `topic = '${viewerTopic}' and body ->> 'accountId' = $5::text`;

/**
 * Only rows below the oldest open transaction: everything there is finished, so nothing can appear
 * later at an earlier position. Epoch and floor come from the same snapshot as the rows.
 */
function statement(ofTopics: boolean): string {
  return `
    select epoch.epoch, epoch.floor_xid::text, epoch.floor_id,
      pg_snapshot_xmax(pg_current_snapshot())::text as ceiling,
      found.xid::text, found.id, found.topic, found.kind, found.body,
      pg_column_size(found.body) as bytes
    from event_epoch epoch left join lateral (
      select xid, id, topic, kind, body from event
      where (xid, id) > ($1::text::xid8, $2::bigint)
        and xid < pg_snapshot_xmin(pg_current_snapshot())
        ${ofTopics ? `and (topic = any ($4::text[]) or ${ofAccount})` : ''}
      order by xid, id limit $3::int
    ) found on true
    order by found.xid, found.id`;
}

const everything = { name: 'events-read', text: statement(false) };
const someTopics = { name: 'events-read-topics', text: statement(true) };

/** What a subscriber who catches up must see. */
export interface Concern {
  readonly topics: readonly string[];
  /** The account whose changes of rights count too. */
  readonly accountId: string | null;
}

/** Reads the events after a position in order, at most `limit`; all of them, unless filtered. */
export async function readOutbox(
  database: Queryable,
  after: Position,
  limit: number,
  concern?: Concern,
): Promise<OutboxReading> {
  const values: unknown[] = [String(after.xid), after.id, limit];
  const rows = await readRows(
    database,
    columns,
  )(
    concern === undefined
      ? { ...everything, values }
      : { ...someTopics, values: [...values, concern.topics, concern.accountId] },
  );
  const first = rows[0];
  if (first === undefined) throw new Error('The outbox has no epoch.');
  return {
    epoch: first.epoch,
    floor: { xid: Number(first.floor_xid), id: first.floor_id },
    ceiling: Number(first.ceiling),
    rows: rows.flatMap(shapeRow),
  };
}

/** One event; none where the outbox has none after the position. */
function shapeRow({ xid, id, topic, kind, body, bytes }: Row): readonly OutboxRow[] {
  if (xid === null || id === null || topic === null || kind === null || body === null) return [];
  return [{ position: { xid: Number(xid), id }, topic, kind, body, bytes: bytes ?? 0 }];
}

/**
 * The position after which everything new will appear: that of the last readable event. It is
 * always that of a committed event, never a mere transaction number: after a server crash, numbers
 * without a committed row may be reused.
 */
export async function readLastPosition(database: Queryable): Promise<Position> {
  const rows = await readRows(database, {
    xid: 'text?',
    id: 'number?',
    floor_xid: 'text',
    floor_id: 'number',
  })(`
    select found.xid::text, found.id, epoch.floor_xid::text, epoch.floor_id
    from event_epoch epoch left join lateral (
      select xid, id from event where xid < pg_snapshot_xmin(pg_current_snapshot())
      order by xid desc, id desc limit 1
    ) found on true`);
  const row = rows[0];
  if (row === undefined) return beginning;
  return laterPosition(
    { xid: Number(row.xid ?? 0), id: row.id ?? 0 },
    { xid: Number(row.floor_xid), id: row.floor_id },
  );
}

/**
 * The current cursor. Data read afterwards includes everything up to it, so following from here
 * misses nothing.
 */
export async function readPresentCursor(database: Queryable): Promise<string> {
  const rows = await readRows(database, { epoch: 'text' })('select epoch from event_epoch');
  return writeCursor(rows[0]?.epoch ?? '', await readLastPosition(database));
}

/** The epoch to read in; a new one if the rows came from another cluster, database or timeline. */
export async function settleEpoch(database: Queryable): Promise<string> {
  const rows = await readRows(database, { epoch: 'text' })('select event_settle() as epoch');
  return rows[0]?.epoch ?? '';
}

/**
 * Starts a new epoch: deletes every event and invalidates every cursor. For a backup restored over
 * a running database: each subscriber then refetches.
 */
export async function renewEpoch(database: Queryable): Promise<void> {
  await database.query('select event_renew_epoch()');
}

/** Age in seconds of the oldest event that is committed but held back by an open transaction. */
export async function readHeldBack(database: Queryable): Promise<number> {
  const rows = await readRows(database, { seconds: 'number' })(`
    select coalesce(extract(epoch from clock_timestamp() - min(at)), 0)::float8 as seconds
    from event where xid >= pg_snapshot_xmin(pg_current_snapshot())`);
  return rows[0]?.seconds ?? 0;
}
