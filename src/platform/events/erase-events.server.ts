import type { Queryable } from '../database/queryable.ts';
import { jsonOf, nullable, readRows, row, type RowOf } from '../database/read-rows.ts';

/** Where someone appears in the outbox. */
export interface EventTraces {
  /** The oldest transaction that was open when the search began: what it writes was not seen. */
  readonly since: string;
  readonly places: readonly Position[];
}

/** Events that one statement looks at: few enough that it is never given up. */
const page = 20_000;

interface Position {
  readonly xid: string;
  readonly id: string;
}

/** What is looked for in the outbox. */
interface Sought {
  /** Ids and addresses, wherever they occur. */
  readonly words?: readonly string[];
  /** Ids of records that changed. */
  readonly records?: readonly string[];
}

/**
 * Searches the outbox for someone to be erased. Don't call it in a transaction that has written
 * something: the search takes seconds with many events, and would delay all of them.
 */
export async function findEventTraces(
  pool: Queryable,
  { words = [], records = [] }: Sought,
): Promise<EventTraces> {
  const rows = await readRows(pool, { since: 'text' })(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as since',
  );
  const places: Position[] = [];
  let last: Position | null = { xid: '0', id: '0' };
  while (last) {
    const read: Page = await readPage(pool, last, [words, records]);
    places.push(...(read.found ?? []));
    last = read.count === page ? read.last : null;
  }
  return { since: rows[0]?.since ?? '0', places };
}

const pageRow = row({
  count: 'number',
  last: nullable(jsonOf<Position>()),
  found: nullable(jsonOf<readonly Position[]>()),
});

type Page = RowOf<typeof pageRow>;

async function readPage(
  pool: Queryable,
  after: Position,
  sought: readonly [words: readonly string[], records: readonly string[]],
): Promise<Page> {
  const rows = await readRows(pool, pageRow)(
    `with page as materialized (
       select xid, id, lower(body::text) as said, body ->> 'id' as record,
         json_build_object('xid', xid::text, 'id', id::text) as place
       from event where (xid, id) > ($1::text::xid8, $2::bigint) order by xid, id limit ${page}
     )
     select (select count(*)::int from page) as count,
       (select place from page order by xid desc, id desc limit 1) as last,
       (select json_agg(place) from page
        where record = any($4::text[]) or exists (
          select from unnest($3::text[]) as word where strpos(said, lower(word)) > 0)) as found`,
    [after.xid, after.id, ...sought],
  );
  return rows[0] ?? { count: 0, last: null, found: null };
}

/**
 * Removes from the outbox the contents of the records that this transaction has erased, and every
 * event that contains the address, if given. Call it last in the transaction. Subscribers who could
 * see such a record, now or when they resume, refetch instead of getting the change.
 */
export async function eraseEvents(
  tx: Queryable,
  address: string | null,
  { since, places }: EventTraces,
): Promise<void> {
  await tx.query('select event_erase($1, $2::text::xid8, $3::text[]::xid8[], $4::bigint[])', [
    address,
    since,
    places.map(({ xid }) => xid),
    places.map(({ id }) => id),
  ]);
}
