import type { Queryable } from '../../../platform/database/queryable.ts';
import { oneRow } from '../../../platform/database/one-row.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

/** A person in a room, as one process knows it. */
export interface Here {
  readonly fairId: string;
  /** The booth id, or the fair id for its lobby. */
  readonly roomId: string;
  readonly accountId: string;
  /** The booth at this fair that they represent; null for people who are not exhibitors. */
  readonly repOf: string | null;
}

/**
 * A heartbeat of this process. Returns whether it was unknown: then nothing that it wrote counts,
 * or exists, any longer.
 */
export async function beat(pool: Queryable, processId: string): Promise<'known' | 'unknown'> {
  const rows = await readRows(pool, { unknown: 'boolean' })(
    `insert into presence_process (id, seen_at) values ($1, clock_timestamp())
     on conflict (id) do update set seen_at = excluded.seen_at
     returning xmax = 0 as unknown`,
    [processId],
  );
  return rows[0]?.unknown === false ? 'known' : 'unknown';
}

/** Removes data of processes without a heartbeat for this long; returns how many. */
export async function clearAfter(pool: Queryable, timeLimit: number): Promise<number> {
  const rows = await readRows(pool, { count: 'number' })(
    `with dead as (
       delete from presence_process
       where seen_at < clock_timestamp() - make_interval(secs => $1::float8 / 1000)
     ), gone as (
       delete from presence p where not exists (
         select from presence_process q where q.id = p.process_id
           and q.seen_at >= clock_timestamp() - make_interval(secs => $1::float8 / 1000))
       returning 1
     ) select count(*)::int as count from gone`,
    [timeLimit],
  );
  return rows[0]?.count ?? 0;
}

/** Removes a process that ends, with all its data. */
export async function leaveAll(pool: Queryable, processId: string): Promise<void> {
  await pool.query('delete from presence where process_id = $1', [processId]);
  await pool.query('delete from presence_process where id = $1', [processId]);
}

/**
 * Records arrivals, all in one statement; people already there stay. A family or a counselor who
 * comes to a booth counts as its visitor permanently, and reads the answers there.
 */
export async function writeComers(
  pool: Queryable,
  processId: string,
  comers: readonly Here[],
): Promise<void> {
  await pool.query(
    `with comer as (
       select * from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[])
         as c (room_id, account_id, fair_id, rep_of)
     ), visit as (
       insert into booth_visit (booth_id, account_id)
       select b.id, a.id from comer c join fair_booth b on b.id = c.room_id
       join account a on a.id = c.account_id and a.user_type in ('student', 'parent', 'counselor')
       where c.room_id <> c.fair_id on conflict do nothing
     ), reading as (
       update answer_notice n set waits = false
       from comer c join booth_message q on q.booth_id = c.room_id and q.author_id = c.account_id
       where n.question_id = q.id and n.waits
     )
     insert into presence (process_id, room_id, account_id, fair_id, rep_of)
     select $1, * from comer on conflict do nothing`,
    [
      processId,
      comers.map(({ roomId }) => roomId),
      comers.map(({ accountId }) => accountId),
      comers.map(({ fairId }) => fairId),
      comers.map(({ repOf }) => repOf),
    ],
  );
}

/** Removes departures, all in one statement. */
export async function removeGone(
  pool: Queryable,
  processId: string,
  gone: readonly Here[],
): Promise<void> {
  await pool.query(
    `delete from presence p using unnest($2::uuid[], $3::uuid[]) as g (room_id, account_id)
     where p.process_id = $1 and p.room_id = g.room_id and p.account_id = g.account_id`,
    [processId, gone.map(({ roomId }) => roomId), gone.map(({ accountId }) => accountId)],
  );
}

/** The share by which a room's count may differ from the published one: 2 of 50 people. */
const unnoticed = 0.05;
/** Seconds after which the count is published all the same. */
const recountAfter = 30;

/**
 * The public presence, from the rows of all live processes. Each person counts once, however many
 * pages they have open. Reps are at their booth while there or in the lobby, and don't count as its
 * visitors.
 */
const tally = `
  with here as (
    select p.room_id, p.fair_id, p.account_id, p.rep_of
    from presence p join presence_process q on q.id = p.process_id
      and q.seen_at >= clock_timestamp() - make_interval(secs => $1::float8 / 1000)
  ), rep as (
    select booth_id, fair_id,
      jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name, id) as reps
    from (
      select distinct b.id as booth_id, b.fair_id, r.id,
        trim(r.first_name || ' ' || r.last_name) as name
      from here h
      join fair_booth b on b.id = h.rep_of and b.fair_id = h.fair_id
      join college_rep r on r.user_id = h.account_id and r.college_id = b.college_id
        and r.confirmed_at is not null
      where h.room_id in (h.fair_id, b.id)
    ) one group by booth_id, fair_id
  ), visited as (
    select room_id, fair_id,
      count(distinct account_id) filter (where rep_of is distinct from room_id)::int as people
    from here where room_id <> fair_id group by room_id, fair_id
  ), room as (
    select fair_id as id, fair_id, count(distinct account_id)::int as people, '[]'::jsonb as reps
    from here group by fair_id
    union all
    select coalesce(v.room_id, r.booth_id), coalesce(v.fair_id, r.fair_id),
      coalesce(v.people, 0), coalesce(r.reps, '[]')
    from visited v full join rep r on r.booth_id = v.room_id
  ), emptied as (
    delete from presence_room where id not in (select id from room) returning id
  ), changed as (
    insert into presence_room as p (id, fair_id, people, reps, counted_at)
    select id, fair_id, people, reps, clock_timestamp() from room
    on conflict (id) do update
      set people = excluded.people, reps = excluded.reps, counted_at = excluded.counted_at
    where p.reps is distinct from excluded.reps
      or $2 and p.people <> excluded.people
      or abs(p.people - excluded.people) > p.people * ${unnoticed}
      or p.people <> excluded.people
        and p.counted_at < clock_timestamp() - make_interval(secs => ${recountAfter})
    returning id
  )
  select (select count(*) from emptied)::int + (select count(*) from changed)::int as count,
    exists (select from room r join presence_room p on p.id = r.id and p.people <> r.people
      where r.id not in (select id from changed)) as "isBehind"`;

/** What was published. */
interface Published {
  /** How many rooms. */
  readonly count: number;
  /** Some rooms' counts differ by too few people to be published already. */
  readonly isBehind: boolean;
}

/**
 * Publishes room changes, with `isLast` the smallest, too; one process at a time. Null while another process publishes, which may not
 * have seen the caller's writes.
 */
export async function publishRooms(
  tx: Queryable,
  timeLimit: number,
  { isLast = false } = {},
): Promise<Published | null> {
  const rows = await readRows(tx, { mine: 'boolean' })(
    "select pg_try_advisory_xact_lock(hashtextextended('presence', 0)) as mine",
  );
  if (rows[0]?.mine !== true) return null;
  const counted = readRows(tx, { count: 'number', isBehind: 'boolean' });
  return oneRow(await counted(tally, [timeLimit, isLast]));
}
