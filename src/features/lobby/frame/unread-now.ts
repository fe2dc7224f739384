import { comesAfter } from '../../../platform/events/cursor.ts';

/** Where answers are unread: at a booth, in what everyone reads there or in private. */
export interface Place {
  readonly kind: 'BOOTH' | 'PRIVATE';
  readonly boothId: string;
}

/** A conversation with unread answers. */
interface Unread extends Place {
  readonly unread: number;
}

/** Whether two places are one. */
export const isSame = (one: Place | null, other: Place | null): boolean =>
  one?.boothId === other?.boothId && one?.kind === other?.kind;

const keyOf = ({ kind, boothId }: Place): string => `${kind} ${boothId}`;

/** What the page was loaded with. */
interface Loaded {
  readonly cursor: string;
  readonly unread: readonly Unread[];
}

/** The unread answers in a conversation by later news; the cursor is null for what was just read here. */
export interface HeardUnread extends Unread {
  readonly cursor: string | null;
}

/** Later news replace earlier ones of the same conversation: they carry the number, not a difference. */
export const hearUnread = (heard: readonly HeardUnread[], news: HeardUnread): HeardUnread[] => [
  ...heard.filter((one) => !isSame(one, news)),
  news,
];

/** The news that a page loaded anew doesn't contain. */
export const laterThan = (heard: readonly HeardUnread[], { cursor }: Loaded): HeardUnread[] =>
  heard.filter((one) => one.cursor !== null && comesAfter(one.cursor, cursor));

/**
 * The unread answers in each conversation. What the page was loaded with in the open one is read: it
 * is on the page.
 */
export function unreadNow(
  loaded: Loaded,
  heard: readonly HeardUnread[],
  open: Place | null,
): readonly Unread[] {
  const all = new Map(loaded.unread.map((one) => [keyOf(one), one]));
  if (open !== null) all.delete(keyOf(open));
  for (const { kind, boothId, unread } of heard)
    all.set(keyOf({ kind, boothId }), { kind, boothId, unread });
  return [...all.values()];
}

/** The total of all conversations. */
export const totalOf = (unread: readonly Unread[]): number =>
  unread.reduce((sum, one) => sum + one.unread, 0);

/** A number as a badge shows it. */
export const badgeOf = (count: number): string => (count > 99 ? '99+' : String(count));

/** A page's title with the number of unread answers before it. */
export function countedTitle(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\+?\) /, '');
  return count === 0 ? bare : `(${badgeOf(count)}) ${bare}`;
}
