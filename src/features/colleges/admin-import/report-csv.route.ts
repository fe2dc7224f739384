import type { Route } from './+types/report-csv.route.ts';
import { csvFile } from '../../../platform/pages/csv-file.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { subjectOf } from './import-run.ts';
import { importLines, oneImport } from './imports-queries.ts';

const columns = ['kind', 'field', 'unitId', 'name', 'city', 'state', 'before', 'after'] as const;

/** `report.csv` below the page of an import: every line of its report. */
export async function loader({ context, params: { importId: id }, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { collegeImport: run } = await call.query(oneImport, { id });
  if (run?.subject !== subjectOf(url)) throw new Response(null, { status: 404 });
  const rows = [];
  for (let after: number | null = null; ;) {
    const { collegeImportLines: lines }: Awaited<ReturnType<typeof readLines>> =
      await readLines(after);
    rows.push(...lines.map((line) => columns.map((column) => line[column])));
    const last = lines.at(-1);
    if (!last) break;
    after = last.place;
  }
  return csvFile(`import-${run.createdAt.slice(0, 10)}`, columns, rows);

  function readLines(after: number | null) {
    return call.query(importLines, { id, most: null, after });
  }
}
