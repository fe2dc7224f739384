import { readTable } from '../ui/table-address.ts';

/** The steps of a booth, in the order in which they are usually done; a camera cannot be checked yet. */
export const readinessFlags = [
  'paid',
  'boothReady',
  'questionsAnswered',
  'chatReady',
  'boothSent',
  'leadsSent',
] as const;

/** What the grid can be sorted by. */
export const readinessSorts = ['name', 'done', ...readinessFlags] as const;

/** Which booths are looked at. */
export const readinessViews = ['all', 'missing', 'ready', 'sent'] as const;

/** What an address of the grid asks for. */
export function readReadinessAddress(search: URLSearchParams) {
  const show = readinessViews.find((one) => one === search.get('show')) ?? 'all';
  return { show, asked: readTable(search, readinessSorts) };
}
