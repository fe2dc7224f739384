import type { Route } from './+types/dashboard-csv.route.ts';
import type { CsvCell } from '../../../platform/csv/write-table.ts';
import { csvFile } from '../../../platform/pages/csv-file.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { loadDashboard } from '../load-dashboard.ts';

const heads = ['part', 'label', 'figure', 'value'] as const;

/** `/app/dashboard.csv`: all dashboard figures, one per row; `?days=` as on the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await loadDashboard(context.get(pageCall), url.searchParams);
  const part = (name: string, label: string, figures: object | null): CsvCell[][] =>
    Object.entries(figures ?? {}).map(([figure, value]) => [name, label, figure, value as CsvCell]);
  const rows: CsvCell[][] = [
    ...data.tasks.map(({ kind, fair, count }) => ['task', fair, kind, count]),
    ['registrations', `${data.first} to ${data.last}`, 'registered', data.registered],
    ['registrations', 'as many days before', 'registered', data.registeredBefore],
    ...data.days.map(({ day, registered }) => ['day', day, 'registered', registered]),
    ...data.fairs.flatMap(({ name, startTime, money, ...fair }) => {
      const { registered, newlyRegistered, exhibitors, booths, boothsPublished } = fair;
      const counts = { registered, newlyRegistered, exhibitors, booths, boothsPublished };
      return part('fair', name, { startTime, ...counts, ...money });
    }),
    ...part('money', '', data.money),
    ...part('email', '', data.email),
  ];
  return csvFile(`dashboard-${data.last}`, heads, rows);
}
