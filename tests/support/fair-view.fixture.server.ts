import { LiveClient } from './live-client.fixture.server.ts';
import type { Person } from './test-server.server.ts';
import { threadNews } from '../../src/features/lobby/threads/thread-calls.ts';
import {
  asMessage,
  hearThread,
  type PrivateMessage,
  type PrivateThread,
  type ThreadNews,
} from '../../src/features/lobby/threads/thread.ts';
import { boothNews } from '../../src/features/lobby/booth-news/booth-calls.ts';
import {
  isAmong,
  type MessagePage,
  type News,
} from '../../src/features/lobby/conversation/messages.ts';
import {
  hearOf,
  readAnew,
  type Held,
} from '../../src/features/lobby/conversation/use-conversation.ts';
import { myFairNews } from '../../src/features/lobby/frame/frame-query.ts';
import {
  hearUnread,
  laterThan,
  unreadNow,
  type HeardUnread,
} from '../../src/features/lobby/frame/unread-now.ts';
import {
  boothQueueNews,
  queueNews,
  type MyQueues,
  type ShownQueue,
} from '../../src/features/lobby/queue/queue-queries.ts';
import {
  beginWith,
  hearOfQueue,
  readAgain,
  type QueueNews,
} from '../../src/features/lobby/queue/queue-state.ts';
import { comesAfter } from '../../src/platform/events/cursor.ts';

const publicMessage = `id createdAt speaker name text state heldFor answers isAnswered isBroadcast isMine clientKey
  documents { id name bytes url }
  closed { at by isByAdmin why mayUndo } hidden { at by isByAdmin why mayUndo }`;
const privateMessage = `id createdAt speaker name text heldFor answers isMine clientKey
  documents { id name bytes url }`;
const thread = `id student lastAt waitsSince claimedName isMine unread lastText lastByStudent isReported`;
const counts = 'counts { all open mine done unread oldestAt }';

/** Where someone looks. */
export interface Place {
  readonly fairId: string;
  readonly slug: string;
  readonly boothId: string;
}

/** Names are those of the day: who loses or regains a role changes no message. */
const unnamed = <One extends object>(one: One) => ({ ...one, name: null, claimedName: null });

/** What a page shows of one thing: read first, and kept by what arrives, as the page keeps it. */
interface Sort<Page, State> {
  readonly name: string;
  readonly query: string;
  readonly subscription: string;
  begin(page: Page): State;
  /** The page is read again while it follows. */
  again(state: State, page: Page): State;
  hear(state: State, news: unknown, cursor: string): State;
  /** In the order of the screen. */
  shown(state: State): unknown;
}

interface At {
  readonly cursor: string;
}

const conversation: Sort<MessagePage & At, Held> = {
  name: 'onBoothNews',
  query: `query ($boothId: ID!) { it: boothConversation(boothId: $boothId) {
    hasEarlier cursor messages { ${publicMessage} } } }`,
  subscription: boothNews.text,
  begin: ({ messages }) => ({ messages, since: [] }),
  again: readAnew,
  hear: (held, news, cursor) => hearOf(held, news as News, cursor),
  shown: ({ messages }) => messages.filter((one) => isAmong('ALL', one)).map(unnamed),
};

interface OwnThread extends At {
  readonly thread: PrivateThread | null;
  readonly messages: readonly PrivateMessage[];
  readonly hasEarlier: boolean;
}

const asHeld = ({ messages, hasEarlier, cursor }: OwnThread) => ({
  messages: messages.map(asMessage),
  hasEarlier,
  cursor,
});

const ownThread: Sort<OwnThread, { thread: PrivateThread | null; held: Held }> = {
  name: 'onThreadNews',
  query: `query ($boothId: ID!) { it: myThread(boothId: $boothId) {
    thread { ${thread} } messages { ${privateMessage} } hasEarlier cursor } }`,
  subscription: threadNews.text,
  begin: (page) => ({ thread: page.thread, held: { messages: asHeld(page).messages, since: [] } }),
  again: ({ held }, page) => ({ thread: page.thread, held: readAnew(held, asHeld(page)) }),
  hear(state, said, cursor) {
    const news = said as ThreadNews;
    const message = news.message && asMessage(news.message);
    return {
      thread: news.thread ?? state.thread,
      held: hearOf(state.held, { message, gone: news.gone }, cursor),
    };
  },
  shown: ({ thread: own, held }) => ({ own, messages: held.messages.map(unnamed) }),
};

interface Inbox extends At {
  readonly threads: readonly PrivateThread[];
  readonly counts: unknown;
}

const inbox: Sort<Inbox, Inbox> = {
  name: 'onThreadNews',
  query: `query ($boothId: ID!) { it: boothThreads(boothId: $boothId) {
    threads { ${thread} } ${counts} cursor } }`,
  subscription: threadNews.text,
  begin: (page) => page,
  again: (state, page) => (comesAfter(state.cursor, page.cursor) ? state : page),
  hear(state, said, cursor) {
    const news = said as ThreadNews;
    return {
      threads: hearThread(state.threads, news, 'ALL'),
      counts: news.counts ?? state.counts,
      cursor,
    };
  },
  shown: ({ threads, counts: numbers }) => ({ threads: threads.map(unnamed), numbers }),
};

const ownQueues: Sort<MyQueues, ReturnType<typeof beginWith>> = {
  name: 'onQueueNews',
  query: `query ($fairId: ID!) { it: myQueues(fairId: $fairId) { cursor entries { id boothId college
    state place waiting minutes callUntil rep isBusy missedOnce reason callId } } }`,
  subscription: queueNews.text,
  begin: beginWith,
  again: readAgain,
  hear: (state, news, cursor) => hearOfQueue(state, news as QueueNews, cursor),
  shown: ({ entries }) =>
    entries
      .filter(({ state }) => ['WAITING', 'CALLED', 'IN_CALL'].includes(state))
      .map(({ id, boothId, state, place }) => ({ id, boothId, state, place }))
      .sort((one, other) => one.boothId.localeCompare(other.boothId)),
};

const boothLine: Sort<
  ShownQueue,
  Pick<ShownQueue, 'cursor' | 'isOpen' | 'waiting' | 'students'>
> = {
  name: 'onBoothQueueNews',
  query: `query ($boothId: ID!) { it: boothQueue(boothId: $boothId) { boothId isOpen waiting minutes
      cursor students { id place name since state isBusy missedOnce callUntil callId
      rep { id name } } colleagues { id name } } }`,
  subscription: boothQueueNews.text,
  begin: (page) => page,
  again: (state, page) => (comesAfter(state.cursor, page.cursor) ? state : page),
  hear: (state, news, cursor) => ({ ...state, ...(news as object), cursor }),
  shown: ({ isOpen, waiting, students }) => ({ isOpen, waiting, students }),
};

interface FramePage extends At {
  readonly mine: { readonly unread: readonly HeardUnread[] } | null;
}

const unread: Sort<FramePage, { page: FramePage; heard: readonly HeardUnread[] }> = {
  name: 'onMyFairNews',
  query: `query ($slug: String!) { it: fairFrame(slug: $slug) {
    cursor mine { unread { kind boothId unread } } } }`,
  subscription: myFairNews.text,
  begin: (page) => ({ page, heard: [] }),
  again: ({ heard }, page) => ({
    page,
    heard: laterThan(heard, { cursor: page.cursor, unread: [] }),
  }),
  hear: ({ page, heard }, news, cursor) => ({
    page,
    heard: hearUnread(heard, { ...(news as HeardUnread), cursor }),
  }),
  shown: ({ page, heard }) =>
    unreadNow({ cursor: page.cursor, unread: page.mine?.unread ?? [] }, heard, null)
      .filter((one) => one.unread > 0)
      .map((one) => `${one.kind} ${one.boothId} ${one.unread}`)
      .sort(),
};

/** A payload as it arrived. */
export interface Arrived {
  readonly name: string;
  readonly boothId: string;
  readonly news: unknown;
  readonly cursor: string;
}

/** What is needed to follow. */
export interface Site {
  readonly url: () => string;
  readonly present: () => Promise<string>;
}

/** What someone sees of one thing; null while they may not. */
export interface View {
  readonly name: string;
  /** Opens the page anew; a page that is refused follows all the same, and must hear nothing. */
  open(): Promise<void>;
  /** What a page does by itself: it reads again what it was told to, and leaves where it is refused. */
  settle(): Promise<void>;
  /** The page is read again while it follows. */
  refresh(): Promise<void>;
  cut(): void;
  close(): void;
  shown(): unknown;
  fresh(): Promise<unknown>;
  /** What no page should meet: errors that are no refusal, cursors out of order. */
  troubles(): readonly unknown[];
}

const refusals = ['FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED'];

function viewOf<Page extends At, State>(
  sort: Sort<Page, State>,
  who: Person,
  place: Place,
  site: Site,
  onArrived: (arrived: Arrived) => void,
): View {
  let state: State | null = null;
  let client: LiveClient | null = null;
  let isStale = false;
  const troubles: unknown[] = [];

  async function read(): Promise<Page | null> {
    const { data, errors } = await who.call(sort.query, { ...place });
    const odd = errors?.find(({ extensions }) => !refusals.includes(extensions.code));
    if (odd) troubles.push(odd);
    return (data?.['it'] ?? null) as Page | null;
  }

  /** The subscription has ended or was refused. */
  function isOver(): boolean {
    return client === null || client.errors.some((one) => !isOutOfOrder(one));
  }

  async function open(): Promise<void> {
    close();
    isStale = false;
    const page = await read();
    state = page === null ? null : sort.begin(page);
    const mine: LiveClient = new LiveClient(
      site.url,
      who.token,
      [
        {
          query: variablesIn(sort.subscription, place),
          next(data, cursor) {
            const news = data[sort.name];
            if (client !== mine || !news) return;
            onArrived({ name: sort.name, boothId: place.boothId, news, cursor });
            if (state !== null) state = sort.hear(state, news, cursor);
            if ((news as Partial<News>).contents) isStale = true;
          },
          resync: () => void (isStale = true),
        },
      ],
      page?.cursor ?? (await site.present()),
    );
    client = mine;
    await mine.connect();
  }

  function close(): void {
    if (client) troubles.push(...client.errors.filter(isOutOfOrder));
    client?.close();
    client = null;
  }

  async function refresh(): Promise<void> {
    isStale = false;
    if (state === null) return;
    const page = await read();
    if (page === null) return open();
    state = sort.again(state, page);
  }

  return {
    name: `${who.email}: ${sort.name}`,
    open,
    refresh,
    async settle() {
      if (state !== null && isOver()) await open();
      else if (isStale) await refresh();
    },
    cut: () => client?.cut(),
    close,
    shown: () => (state === null ? null : sort.shown(state)),
    async fresh() {
      const page = await read();
      return page === null ? null : sort.shown(sort.begin(page));
    },
    troubles: () => [...troubles, ...(client?.errors.filter(isOutOfOrder) ?? [])],
  };
}

const isOutOfOrder = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'last' in error;

/** The test client sends no variables but the cursor. */
const variablesIn = (text: string, { fairId, boothId }: Place): string =>
  text
    .replace(/\((\$fairId|\$boothId): ID!, \$after: String\)/, '($after: String)')
    .replace('fairId: $fairId', `fairId: "${fairId}"`)
    .replace('boothId: $boothId', `boothId: "${boothId}"`);

/** Everything someone follows at some booths of a fair. */
export function viewsOf(
  who: Person,
  places: readonly Place[],
  site: Site,
  onArrived: (arrived: Arrived) => void,
): View[] {
  const view = <Page extends At, State>(sort: Sort<Page, State>, place: Place) =>
    viewOf(sort, who, place, site, onArrived);
  const [first] = places;
  return [
    ...places.flatMap((place) => [
      view(conversation, place),
      view(ownThread, place),
      view(inbox, place),
      view(boothLine, place),
    ]),
    ...(first ? [view(ownQueues, first), view(unread, first)] : []),
  ];
}
