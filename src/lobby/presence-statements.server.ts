import type { Queryable } from '../platform/database/queryable.ts';

/** Someone in a room, as one process knows it. */
export interface Here {
  readonly fairId: string;
  /** The booth, or the fair for its lobby. */
  readonly roomId: string;
  readonly accountId: string;
  /** The booth at this fair that he speaks for; null for everyone who is no exhibitor. */
  readonly repOf: string | null;
}

/**
 * A sign of life of this process. Answers whether it was unknown: then nothing of what it wrote
 * counts, or is there, any more.
 */
export async function beat(pool: Queryable, processId: string): Promise<'known' | 'unknown'> {
  const { rows } = await pool.query<{ unknown: boolean }>(
    `insert into presence_process (id, seen_at) values ($1, clock_timestamp())
     on conflict (id) do update set seen_at = excluded.seen_at
     returning xmax = 0 as unknown`,
    [processId],
  );
  return rows[0]?.unknown === false ? 'known' : 'unknown';
}

/** Takes out what processes have left behind that gave no sign for so long; answers how many. */
export async function clearAfter(pool: Queryable, timeLimit: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
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

/** Takes out a process that ends, with all it wrote. */
export async function leaveAll(pool: Queryable, processId: string): Promise<void> {
  await pool.query('delete from presence where process_id = $1', [processId]);
  await pool.query('delete from presence_process where id = $1', [processId]);
}

/**
 * Writes down who has come, all in one statement; those who are there already stay. A family or a
 * counselor who comes to a booth counts as its visitor for good, and reads there what was answered.
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

/** Takes out who has gone, all in one statement. */
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

/**
 * What everyone may know, from the rows of all living processes. Each person counts once, however
 * many pages he has open. A rep is at his booth while he is there or in the lobby, and is no visitor
 * of it.
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
    insert into presence_room as p (id, fair_id, people, reps)
    select id, fair_id, people, reps from room
    on conflict (id) do update set people = excluded.people, reps = excluded.reps
    where (p.people, p.reps) is distinct from (excluded.people, excluded.reps)
    returning id
  )
  select (select count(*) from emptied)::int + (select count(*) from changed)::int as count`;

/**
 * Publishes what has changed in the rooms; one process at a time does it. Answers how many rooms, or
 * null when another one is at it, who may not have seen what the caller has written.
 */
export async function publishRooms(tx: Queryable, timeLimit: number): Promise<number | null> {
  const { rows } = await tx.query<{ mine: boolean }>(
    "select pg_try_advisory_xact_lock(hashtextextended('presence', 0)) as mine",
  );
  if (rows[0]?.mine !== true) return null;
  const counted = await tx.query<{ count: number }>(tally, [timeLimit]);
  return counted.rows[0]?.count ?? 0;
}
