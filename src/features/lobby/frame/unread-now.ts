import { comesAfter } from '../../../platform/events/cursor.ts';

/** A conversation with unread answers. */
interface Unread {
  readonly boothId: string;
  readonly unread: number;
}

/** What the page was loaded with. */
interface Loaded {
  readonly cursor: string;
  readonly unread: readonly Unread[];
}

/** The unread answers at a booth by later news; the cursor is null for what was just read here. */
export interface HeardUnread extends Unread {
  readonly cursor: string | null;
}

/** Later news replace earlier ones of the same booth: they carry the number, not a difference. */
export const hearUnread = (heard: readonly HeardUnread[], news: HeardUnread): HeardUnread[] => [
  ...heard.filter(({ boothId }) => boothId !== news.boothId),
  news,
];

/** The news that a page loaded anew doesn't contain. */
export const laterThan = (heard: readonly HeardUnread[], { cursor }: Loaded): HeardUnread[] =>
  heard.filter((one) => one.cursor !== null && comesAfter(one.cursor, cursor));

/**
 * The unread answers at each booth. What the page was loaded with at the open booth is read: its
 * conversation is on the page.
 */
export function unreadNow(
  loaded: Loaded,
  heard: readonly HeardUnread[],
  openBooth: string | null,
): ReadonlyMap<string, number> {
  const all = new Map(loaded.unread.map(({ boothId, unread }) => [boothId, unread]));
  if (openBooth !== null) all.delete(openBooth);
  for (const { boothId, unread } of heard) all.set(boothId, unread);
  return all;
}

/** The total of all booths. */
export const totalOf = (unread: ReadonlyMap<string, number>): number =>
  [...unread.values()].reduce((sum, one) => sum + one, 0);

/** A number as a badge shows it. */
export const badgeOf = (count: number): string => (count > 99 ? '99+' : String(count));

/** A page's title with the number of unread answers before it. */
export function countedTitle(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\+?\) /, '');
  return count === 0 ? bare : `(${badgeOf(count)}) ${bare}`;
}
