import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { SchemaObject } from '../../../platform/graphql/operation.ts';

/** A college in the preview of a merge. */
type CollegeToMerge = SchemaObject<'CollegeToMerge'>;

/** Reads colleges by their ids. */
export async function readColleges(
  tx: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CollegeToMerge>> {
  const rows = await readRows(tx, {
    id: 'text',
    name: 'text',
    city: 'text',
    state: 'text',
    status: 'text',
    slug: 'text?',
    unitId: 'number?',
    domain: 'text?',
    reps: 'number',
    createdAt: 'timestamp',
  })(
    `select c.id, c.name, c.city, c.state, c.status, c.slug, c.unit_id as "unitId", c.domain,
       c.created_at as "createdAt", (select count(*)::int from college_rep r
         where r.college_id = c.id and r.confirmed_at is not null) as reps
     from college c where c.id = any ($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map((one) => [one.id, one]));
}

function oneOf(colleges: ReadonlyMap<string, CollegeToMerge>, id: string): CollegeToMerge {
  const college = colleges.get(id);
  if (!college) throw new Error(`There is no college ${id} any more.`);
  return college;
}

/** Maximum pairs of one list. */
const mostPairs = 20;

/** Colleges that may be duplicates. */
export async function readPairs(tx: Queryable) {
  const rows = await readRows(tx, { one: 'text', other: 'text' })(
    `select a.id as one, b.id as other from college a
     join college b on b.name_lower = a.name_lower and b.state = a.state and b.id > a.id
     where a.status <> 'closed' and b.status <> 'closed'
       and (a.unit_id is null or b.unit_id is null or lower(a.city) = lower(b.city))
     union
     select least(a.id, b.id), greatest(a.id, b.id) from college a
     join college b on b.domain = a.domain and b.state = a.state and b.id <> a.id
     where a.status <> 'closed' and b.status <> 'closed' and a.unit_id is null
     order by one, other limit ${mostPairs}`,
  );
  const colleges = await readColleges(
    tx,
    rows.flatMap(({ one, other }) => [one, other]),
  );
  return rows.map(({ one, other }) => ({
    one: oneOf(colleges, one),
    other: oneOf(colleges, other),
  }));
}

/** Merges after a given time that can be undone. */
export async function readMerges(tx: Queryable, after: Date) {
  const rows = await readRows(tx, { id: 'text', kept: 'text', gone: 'text', at: 'timestamp' })(
    `select m.id, m.kept_id as kept, m.gone_id as gone, m.at from college_merge m
     where m.at > $1 and m.undone_at is null and not exists (
       select from college_merge n where n.gone_id = m.kept_id and n.undone_at is null)
     order by m.at desc`,
    [after],
  );
  const colleges = await readColleges(
    tx,
    rows.flatMap(({ kept, gone }) => [kept, gone]),
  );
  return rows.map(({ kept, gone, ...merge }) => ({
    ...merge,
    kept: oneOf(colleges, kept),
    gone: oneOf(colleges, gone),
  }));
}
