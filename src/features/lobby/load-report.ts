import type { CsvCell } from '../../platform/csv/write-table.ts';
import { csvFile } from '../../platform/pages/csv-file.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { fairFigures } from './fair-figures/figures-query.ts';
import { lastDay } from './fair-figures/last-day.ts';

interface ReportedFair {
  readonly id: string;
  readonly fairType: string;
  readonly endTime: string;
  readonly timeZone: string;
}

/** The results of a fair, for `FairReport`. */
export async function loadReport(call: PageCall, fair: ReportedFair) {
  const { fairFigures: figures } = await call.query(fairFigures, { fairId: fair.id });
  const last = lastDay(fair, call.now, fair.timeZone);
  return { figures, last, hasBooths: fair.fairType === 'booth' };
}

const heads = ['part', 'label', 'figure', 'value'] as const;

/**
 * All figures of a fair's report as CSV, one per row.
 * @param more rows at the end
 */
export async function answerReportCsv(
  call: PageCall,
  { id: fairId, slug }: { readonly id: string; readonly slug: string },
  more: readonly CsvCell[][] = [],
): Promise<Response> {
  const { fairFigures: all } = await call.query(fairFigures, { fairId });
  const rows: CsvCell[][] = [
    ['attendees', '', 'registered', all.registered],
    ['attendees', '', 'came', all.came],
    ['exhibitors', '', 'exhibitors', all.exhibitors],
    ['exhibitors', '', 'settled', all.exhibitorsSettled],
    ...Object.entries(all.money ?? {}).map(([figure, value]) => ['money', '', figure, value]),
    ...all.days.map(({ day, registered }) => ['day', day, 'registered', registered]),
    ...all.groups.flatMap(({ by, rows: answers }) =>
      answers.flatMap(({ label, registered, came }) => [
        [by, label, 'registered', registered],
        [by, label, 'came', came],
      ]),
    ),
    ...all.booths.flatMap(({ college, boothId: _, collegeId: _id, ...figures }) =>
      Object.entries(figures).map(([figure, value]) => ['booth', college, figure, value]),
    ),
    ...more,
  ];
  return csvFile(`report-${slug}`, heads, rows);
}
