import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows } from '../../../platform/database/read-rows.ts';
import type { ImportFigures, ImportSubject } from './import-run.ts';
import type { SchemaObject } from '../../../platform/graphql/operation.ts';

type Shown = SchemaObject<'CollegeImportRun'>;
type Figure = 'read' | 'added' | 'changed' | 'unchanged' | 'older' | 'dropped';

interface Row extends Omit<Shown, Figure> {
  readonly figures: ImportFigures | null;
}

/** Reads imports, latest first; by id, or by kind of list. */
export async function readImports(
  tx: Queryable,
  {
    id = null,
    subject = null,
    most = 1,
  }: {
    readonly id?: string | null;
    readonly subject?: ImportSubject | null;
    readonly most?: number;
  },
) {
  const rows = await readRows<Row>(tx, {
    figures: nullable(jsonOf()),
    id: 'text',
    state: 'text',
    subject: 'text',
    createdAt: 'timestamp',
    finishedAt: 'timestamp?',
    undoneAt: 'timestamp?',
    by: 'text?',
    files: 'text[]',
    step: 'text?',
    done: 'number',
    total: 'number',
    problem: 'text?',
    problemKind: 'text?',
    isUndoable: 'boolean',
    leftAlone: 'text[]',
  })(
    `select r.id, r.subject, r.state, r.created_at as "createdAt", r.finished_at as "finishedAt",
       r.undone_at as "undoneAt",
       case when a.deleted_at is null then coalesce(nullif(a.name, ''), a.email) end as by, g.step,
       coalesce(g.done, 0) as done,
       coalesce(g.total, 0) as total, r.problem,
       r.problem_kind as "problemKind", r.figures, coalesce(r.left_alone, '{}') as "leftAlone",
       array(select f.name from college_import_file f where f.run_id = r.id
         order by array_position(array['file', 'completions', 'online'], f.slot)) as files,
       (r.state = 'imported' and exists (
         select from college_import_change h where h.run_id = r.id
         union all select from school_import_change h where h.run_id = r.id)) as "isUndoable"
     from college_import_run r left join account a on a.id = r.account_id
     left join college_import_progress g on g.run_id = r.id
     where ($1::uuid is null or r.id = $1) and ($3::text is null or r.subject = $3) order by r.created_at desc, r.id desc limit $2`,
    [id, most, subject],
  );
  return rows.map(({ figures, ...run }) => ({
    ...run,
    read: figures?.read ?? 0,
    added: figures?.added ?? 0,
    changed: figures?.changed ?? 0,
    unchanged: figures?.unchanged ?? 0,
    older: figures?.older ?? 0,
    dropped: Object.entries(figures?.dropped ?? {}).map(([column, count]) => `${column} ${count}`),
  }));
}

/** Maximum lines of a response when no kind is cut short. */
const atOnce = 5000;

/**
 * Reads lines of a report: the first `most` of each kind and field, or with null all after a
 * position, at most 5,000 at once.
 */
export async function readImportLines(
  tx: Queryable,
  id: string,
  most: number | null,
  after: number,
): Promise<readonly SchemaObject<'CollegeImportLine'>[]> {
  return readRows(tx, {
    place: 'number',
    kind: 'text',
    field: 'text?',
    unitId: 'number?',
    name: 'text',
    city: 'text',
    state: 'text',
    before: 'text?',
    after: 'text?',
    count: 'number',
  })(
    `select place, kind, field, "unitId", name, city, state, before, after, count from (
       select place, kind, field, unit_id as "unitId", name, city, state, before, after,
         (count(*) over (partition by kind, field))::int as count,
         row_number() over (partition by kind, field order by place) as nth
       from college_import_line where run_id = $1 and place > $3
     ) l where $2::integer is null or l.nth <= $2 order by place limit ${atOnce}`,
    [id, most, after],
  );
}
