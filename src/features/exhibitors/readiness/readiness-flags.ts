import { readTable } from '../../../ui/tables/table-address.ts';

/** The steps of a booth, in their usual order; a camera can't be checked yet. */
export const readinessFlags = [
  'paid',
  'boothReady',
  'questionsAnswered',
  'chatReady',
  'boothSent',
  'leadsSent',
] as const;

/** Sort orders of the grid. */
export const readinessSorts = ['name', 'done', ...readinessFlags] as const;

/** Filters of booths. */
export const readinessViews = ['all', 'missing', 'ready', 'sent'] as const;

/** Options in an address of the grid. */
export function readReadinessAddress(search: URLSearchParams) {
  const show = readinessViews.find((one) => one === search.get('show')) ?? 'all';
  return { show, asked: readTable(search, readinessSorts) };
}
