import type { PageCall } from '../../../platform/pages/page-call.ts';
import { conversationQuery } from '../booth-page/booth-queries.ts';
import { loadTalk } from '../threads/load-talk.ts';
import type { DeskSelection } from './desk-selection.ts';
import { moreMessagesQuery, moreThreadsQuery } from './rep-desk-queries.ts';

/** What is read of something, in the order of a list. */
interface Part<One> {
  readonly items: readonly One[];
  readonly hasMore: boolean;
}

/**
 * What a desk lists, as many pages as its address says: public messages, private threads, and where
 * the list ends for now.
 */
export async function loadLists(
  call: PageCall,
  boothId: string,
  { list, thread, find: words, pages }: DeskSelection,
  url: URL,
) {
  const find = words === '' ? null : words;
  const show = find !== null ? 'QUESTIONS' : list === 'PRIVATE' ? 'TO_ANSWER' : list;
  const { boothConversation, boothPresence } = await call.query(conversationQuery, {
    boothId,
    before: null,
    after: null,
    show,
    find,
  });
  const showThreads = find === null && list !== 'PRIVATE' ? 'OPEN' : 'ALL';
  const talk = await loadTalk(
    call,
    { id: boothId, isOwn: true },
    inboxUrl(url, showThreads, thread),
    find,
  );
  const isQueue = show === 'TO_ANSWER' || show === 'HELD';
  type Page = Pick<typeof boothConversation, 'messages' | 'hasEarlier' | 'hasLater'>;
  const inOrder = ({ messages, hasEarlier, hasLater }: Page) =>
    isQueue
      ? { items: messages, hasMore: hasLater }
      : { items: messages.toReversed(), hasMore: hasEarlier };
  const messages = await readOn(
    inOrder(boothConversation),
    find === null && list === 'PRIVATE' ? 1 : pages,
    async (id) => {
      const from = isQueue ? { before: null, after: id } : { before: id, after: null };
      const more = await call.query(moreMessagesQuery, { boothId, show, find, ...from });
      return inOrder(more.boothConversation);
    },
  );
  const inbox = talk?.as === 'rep' ? talk.inbox : null;
  const threads = await readOn(
    { items: inbox?.threads ?? [], hasMore: inbox?.hasMore === true },
    find === null && (list === 'HELD' || list === 'HIDDEN') ? 1 : pages,
    async (after) => {
      const asked = { boothId, show: showThreads, after, find } as const;
      const { boothThreads } = await call.query(moreThreadsQuery, asked);
      return { items: boothThreads?.threads ?? [], hasMore: boothThreads?.hasMore === true };
    },
  );
  const listsMessages = find !== null || list !== 'PRIVATE';
  const listsThreads = find !== null || list === 'TO_ANSWER' || list === 'PRIVATE';
  const lastMessage = messages.items.at(-1);
  const lastThread = threads.items.at(-1);
  const ends = [
    ...(listsMessages && messages.hasMore && lastMessage ? [lastMessage.createdAt] : []),
    ...(listsThreads && threads.hasMore && lastThread
      ? [(showThreads === 'OPEN' ? lastThread.waitsSince : null) ?? lastThread.lastAt]
      : []),
  ].sort();
  return {
    page: { ...boothConversation, messages: messages.items },
    room: boothPresence,
    talk: talk?.as === 'rep' && { ...talk, inbox: { ...talk.inbox, threads: [...threads.items] } },
    /** What a search has found; null without one. */
    found: find === null ? null : [...messages.items, ...threads.items].map(({ id }) => id),
    /** The list is whole up to here; null: nothing is behind it. */
    end:
      (find === null && (list === 'TO_ANSWER' || list === 'HELD') ? ends[0] : ends.at(-1)) ?? null,
  };
}

/** Reads pages behind the first one. */
async function readOn<One extends { readonly id: string }>(
  first: Part<One>,
  pages: number,
  next: (after: string) => Promise<Part<One>>,
): Promise<Part<One>> {
  let read = first;
  for (let page = 1; page < pages && read.hasMore; page += 1) {
    const last = read.items.at(-1);
    if (!last) break;
    const { items, hasMore } = await next(last.id);
    const known = new Set(read.items.map(({ id }) => id));
    read = { items: [...read.items, ...items.filter(({ id }) => !known.has(id))], hasMore };
  }
  return read;
}

/** The address at which a booth's page shows the same of its private threads. */
function inboxUrl(url: URL, show: 'ALL' | 'OPEN', thread: string | null): URL {
  const inbox = new URL(url);
  inbox.searchParams.set('talk', 'private');
  inbox.searchParams.set('show', show);
  inbox.searchParams.delete('after');
  if (thread === null) inbox.searchParams.delete('thread');
  return inbox;
}
