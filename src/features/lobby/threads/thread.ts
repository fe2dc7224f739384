import { boothChatPath } from '../../booths/booth-path.ts';
import type { Message } from '../conversation/messages.ts';
import type { ThreadNote } from './thread-note.ts';

/** A message of a private thread from the API. */
export type PrivateMessage = Pick<
  Message,
  | 'id'
  | 'createdAt'
  | 'speaker'
  | 'name'
  | 'text'
  | 'heldFor'
  | 'answers'
  | 'documents'
  | 'isMine'
  | 'clientKey'
>;

/** A private thread from the API, as the reader sees it. */
export interface PrivateThread {
  readonly id: string;
  readonly student: string | null;
  readonly lastAt: string;
  readonly waitsSince: string | null;
  readonly claimedName: string | null;
  readonly isMine: boolean;
  readonly unread: number;
  readonly lastText: string | null;
  readonly lastByStudent: boolean;
  readonly isReported: boolean;
}

/** The numbers above an inbox. */
export interface ThreadCounts {
  readonly all: number;
  readonly open: number;
  readonly mine: number;
  readonly done: number;
  readonly unread: number;
  readonly oldestAt: string | null;
}

/** A page of a private thread from the API. */
export interface ThreadPage {
  readonly thread: PrivateThread | null;
  readonly messages: readonly PrivateMessage[];
  readonly hasEarlier: boolean;
  /** What reps noted for each other; empty for the student. */
  readonly notes: readonly ThreadNote[];
  readonly mayWrite: boolean;
  readonly cursor: string;
}

/** The payload of `onThreadNews`. */
export interface ThreadNews {
  readonly thread: PrivateThread | null;
  readonly message: PrivateMessage | null;
  readonly gone: string | null;
  readonly counts: ThreadCounts | null;
  readonly note: ThreadNote | null;
  /** A note that is no longer there. */
  readonly goneNote: string | null;
  /** A thread in which the other side types at this moment. */
  readonly typing: string | null;
}

/** The list that a rep looks through. */
export const shownThreads = ['ALL', 'OPEN', 'MINE', 'DONE'] as const;
export type ShownThreads = (typeof shownThreads)[number];

/** A private message in the form of one at a booth: no one hides or closes it. */
export const asMessage = (message: PrivateMessage): Message => ({
  ...message,
  state: 'SHOWN',
  isAnswered: false,
  isBroadcast: false,
  closed: null,
  hidden: null,
});

/** The address of a private view on a booth's page. */
export const privatePath = (query: Readonly<Record<string, string>> = {}): string =>
  `?${new URLSearchParams({ talk: 'private', ...query }).toString()}`;

/** A student's private thread on a booth's page. */
export const privateChatPath = (slug: string, boothId: string): string =>
  `${boothChatPath(slug, boothId)}&talk=private`;

/** A list of threads after news of one: it moves to where it belongs now. */
export function hearThread(
  threads: readonly PrivateThread[],
  { thread, gone }: Pick<ThreadNews, 'thread' | 'gone'>,
  show: ShownThreads,
): readonly PrivateThread[] {
  if (thread === null) return threads.filter(({ id }) => id !== gone);
  const isKnown = threads.some(({ id }) => id === thread.id);
  // One that no longer belongs to the list stays until the page is read again.
  if (!isKnown && !belongs(thread, show)) return threads;
  const all = [...threads.filter(({ id }) => id !== thread.id), thread];
  const later = (one: PrivateThread, other: PrivateThread) =>
    other.lastAt.localeCompare(one.lastAt) || other.id.localeCompare(one.id);
  const sooner = (one: PrivateThread, other: PrivateThread) =>
    (one.waitsSince ?? one.lastAt).localeCompare(other.waitsSince ?? other.lastAt) ||
    one.id.localeCompare(other.id);
  return all.sort(show === 'OPEN' ? sooner : later);
}

function belongs({ waitsSince, isMine }: PrivateThread, show: ShownThreads): boolean {
  if (show === 'MINE') return isMine;
  return show === 'ALL' || (show === 'OPEN') === (waitsSince !== null);
}
