import type { Queryable } from '../../../platform/database/queryable.ts';
import type { ImportOutcome } from '../federal-import/import-colleges.server.ts';
import type { ReportedCollege } from '../federal-import/import-report.ts';
import type { ImportFigures, ImportLine, LineKind } from './import-run.ts';

/** Rows per statement. */
const batch = 2000;
/** Maximum characters of a value in the report. */
const longest = 200;

/** Stores what an import did or would do, replacing the findings of an earlier check. */
export async function writeReport(
  tx: Queryable,
  runId: string,
  report: readonly ImportLine[],
  figures: ImportFigures,
): Promise<void> {
  await tx.query('delete from college_import_line where run_id = $1', [runId]);
  const lines = report.map((line, index) => ({ place: index, ...line }));
  for (let start = 0; start < lines.length; start += batch)
    await tx.query(
      `insert into college_import_line
         (run_id, place, kind, field, unit_id, name, city, state, before, after)
       select $1, place, kind, field, unit_id, name, city, state, before, after
       from jsonb_to_recordset($2) as x(place integer, kind text, field text, unit_id integer,
         name text, city text, state text, before text, after text)`,
      [runId, JSON.stringify(lines.slice(start, start + batch))],
    );
  await tx.query('update college_import_run set figures = $2 where id = $1', [
    runId,
    JSON.stringify(figures),
  ]);
}

/** The figures of an import of colleges. */
export const figuresOf = (outcome: ImportOutcome): ImportFigures => ({
  read: outcome.read,
  added: outcome.added.length,
  changed: outcome.changed,
  unchanged: outcome.unchanged,
  older: outcome.older,
  dropped: Object.fromEntries(outcome.dropped),
});

const lineOf = (
  kind: LineKind,
  { unitId, name, city, state }: ReportedCollege,
  more: Pick<ImportLine, 'field' | 'before' | 'after'> = {},
): ImportLine => ({ kind, unit_id: unitId, name, city, state, ...more });

/** The lines of an import of colleges. */
export const linesOf = (outcome: ImportOutcome): ImportLine[] => [
  ...outcome.added.map((one) => lineOf('added', one)),
  ...outcome.changes.map(({ field, before, after, ...one }) =>
    lineOf('changed', one, { field, before: show(before), after: show(after) }),
  ),
  ...outcome.closed.map((one) => lineOf('closed', one)),
  ...outcome.kept.map(({ field, ...one }) => lineOf('kept', one, { field })),
  ...outcome.vanished.map((one) => lineOf('vanished', one)),
  ...outcome.deletedHere.map((one) => lineOf('deletedHere', one)),
  ...outcome.lookAlikes.map((one) => lineOf('lookAlike', one)),
];

function show(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
