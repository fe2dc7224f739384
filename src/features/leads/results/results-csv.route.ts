import type { Route } from './+types/results-csv.route.ts';
import type { CsvCell } from '../../../platform/csv/write-table.ts';
import { csvFile } from '../../../platform/pages/csv-file.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { openResults } from './open-results.ts';
import type { BoothResults } from './results-query.ts';

const heads = ['part', 'label', 'figure', 'value'] as const;

/** `/app/results/figures.csv`: every figure of the page, one row each; `?fair=` as there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { fair, fairs, total, visits, leads } = await openResults(call, url.searchParams);
  const figures = (part: string, label: string, of: BoothResults): CsvCell[][] =>
    Object.entries(of).map(([figure, value]) => [part, label, figure, value]);
  const rows: CsvCell[][] = [
    ...figures('total', fair?.name ?? '', total),
    ...(fair ? [] : fairs.flatMap(({ name, results }) => figures('fair', name, results))),
    ...visits.map(({ at, count }) => ['visits', at, 'count', count]),
    ...leads.flatMap(({ by, rows: answers, others, unknown }) => [
      ...answers.map(({ label, count }) => [by, label, 'leads', count]),
      [by, 'other answers', 'leads', others],
      [by, 'not shared or not answered', 'leads', unknown],
    ]),
  ];
  return csvFile(`results-${fair?.slug ?? 'all'}`, heads, rows);
}
