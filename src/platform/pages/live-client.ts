import { createClient } from 'graphql-ws/client';
import { spread } from './spread.ts';

/** A subscription document with its types; browsers get the text only, without a parser. */
export interface LiveDocument<Data, Variables> {
  readonly text: string;
  /** Never set: it carries the types. */
  readonly types?: (variables: Variables) => Data;
}

/** What a page follows. */
export interface Subscription<Data, Variables> {
  readonly document: LiveDocument<Data, Variables>;
  /** Without `after`, the cursor. */
  readonly variables: Omit<Variables, 'after'>;
  /** The cursor from which to continue; absent: from now on. */
  readonly after?: string;
  readonly next: (data: Data, cursor: string) => void;
  /** The content must be read again: what has changed is unknown, or access is. */
  readonly refresh: () => void;
  /** Called when updates stop arriving (true), and when they arrive again. */
  readonly lost?: (isLost: boolean) => void;
}

/** The one connection of a tab. */
interface LiveClient {
  /** See `subscribe` of live.ts. */
  subscribe<Data, Variables>(subscription: Subscription<Data, Variables>): () => void;
}

interface Follower {
  /** Connected: it follows from this cursor, if it has none yet. */
  readonly begin: (cursor: string | null) => void;
  readonly lose: () => void;
  readonly refresh: () => void;
}

/** Extensions of a payload. */
interface Extensions {
  readonly cursor?: string;
  readonly resync?: boolean;
}

/** Milliseconds between two pings: scripts don't see the server's own. */
const pingEvery = 20_000;
/** Milliseconds in which a response arrives over a good connection, even a slow one. */
const timeLimit = 20_000;
const longestWait = 20_000;
/** Milliseconds an unused connection stays open, for the next page of the tab. */
const unusedFor = 5_000;
/** A subscription that wasn't refused for this long counts as good. */
const steady = 10_000;
/** Failed attempts after which a network that never let one through is taken for one that blocks. */
const blockedAfter = 5;
/** The code with which a process that stops disconnects everyone (1012, Service Restart). */
const restart = 1012;
/** Milliseconds over which they reconnect; they wait at least half of them. */
const afterRestart = 5_000;
/** The code for callers whose session has ended (graphql-transport-ws). */
const forbidden = 4403;

/** Clients that were disconnected together don't reconnect together. */
const jitter = (most: number): number => most / 2 + spread(most / 2);
const waitAfter = (tries: number): number => Math.min(longestWait, 500 * 2 ** tries);

/** Creates a client; `liveClient` returns the tab's. */
export function createLiveClient(): LiveClient {
  const followers = new Set<Follower>();
  let socket: WebSocket | null = null;
  let isAcknowledged = false;
  let wasAcknowledged = false;
  /** The last cursor received over this connection: all of its subscriptions are past it. */
  let latest: string | null = null;
  let closeCode: number | null = null;
  let isTurnedAway = false;
  /** The next connection is opened without a delay. */
  let isUrgent = false;
  let endWait: () => void = () => undefined;
  let ids = 0;
  let watch: ReturnType<typeof setTimeout> | undefined;

  const client = createClient({
    url: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait,
    keepAlive: pingEvery,
    lazyCloseTimeout: unusedFor,
    // Short: the server repeats it with each payload.
    generateID: () => String((ids += 1)),
    on: {
      connecting() {
        isUrgent = false;
        expectMessage();
      },
      opened(opened) {
        if (opened instanceof WebSocket) socket = opened;
      },
      connected(_socket, payload) {
        isAcknowledged = wasAcknowledged = true;
        isUrgent = false;
        isTurnedAway = false;
        const cursor = payload?.['cursor'];
        latest = typeof cursor === 'string' ? cursor : null;
        for (const follower of followers) follower.begin(latest);
      },
      ping(isReceived) {
        if (!isReceived) expectMessage();
      },
      message: stopWaiting,
      error: () => lose(null),
      closed: (event) => lose(codeOf(event)),
    },
  });

  /** It doesn't wait for the close: a connection whose other end is gone closes slowly. */
  function expectMessage(): void {
    watch ??= setTimeout(() => client.terminate(), timeLimit);
  }

  function stopWaiting(): void {
    clearTimeout(watch);
    watch = undefined;
  }

  function lose(code: number | null): void {
    const isRefused = code === forbidden && !isAcknowledged && !isTurnedAway;
    if (isRefused) isTurnedAway = true;
    stopWaiting();
    socket = null;
    isAcknowledged = false;
    latest = null;
    closeCode = code;
    for (const follower of followers) {
      follower.lose();
      // Signed out elsewhere: the page knows better what to show now.
      if (isRefused) follower.refresh();
    }
  }

  function retryWait(tries: number): Promise<void> {
    // A network that blocks WebSockets: pages are read again instead, every half minute or so.
    if (!wasAcknowledged && tries >= blockedAfter && tries % 2 === 1 && navigator.onLine)
      for (const follower of followers) follower.refresh();
    const most = waitAfter(tries);
    const wait = jitter(closeCode === restart ? Math.max(most, afterRestart) : most);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, isUrgent ? 0 : wait);
      endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function hurry(): void {
    isUrgent = true;
    endWait();
  }

  /** Tests the connection; false without one. */
  function test(): boolean {
    if (!isAcknowledged || socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify({ type: 'ping' }));
    expectMessage();
    return true;
  }

  window.addEventListener('online', () => {
    // On another network the connection may be dead, though nothing has reported it.
    if (followers.size === 0 || test()) return;
    hurry();
    client.terminate();
  });
  window.addEventListener('offline', () => {
    if (followers.size > 0) client.terminate();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') test();
  });

  return {
    subscribe<Data, Variables>(subscription: Subscription<Data, Variables>) {
      const { document: query, variables, after, next, refresh, lost } = subscription;
      // The library sends this object again with each connection, as it is by then.
      const sent: { after: string | null; [name: string]: unknown } = {
        ...variables,
        after: after ?? null,
      };
      /** It follows from here or later, if it begins on an open connection. */
      const since = latest;
      let refusals = 0;
      let isOver = false;
      let isLost: boolean | null = null;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let leave: () => void = () => undefined;

      function start(): void {
        timer = setTimeout(() => {
          if (!isAcknowledged) return;
          refusals = 0;
          show(false);
        }, steady);
        leave = client.subscribe<Data, Extensions>(
          { query: query.text, variables: sent },
          {
            next({ data, errors, extensions }) {
              show(false);
              refusals = 0;
              if (extensions?.cursor) sent.after = latest = extensions.cursor;
              if (errors || extensions?.resync) refresh();
              else if (data) next(data, sent.after ?? '');
            },
            error: (problem) => {
              if (!isOver) refuse(problem);
            },
            complete() {
              if (isOver) return;
              stop();
              refresh();
            },
          },
        );
      }

      /**
       * No access: the page knows better what to show now. One reason for access may be gone while
       * another remains: it retries once. Any other error (opening slightly early, rate limit,
       * database unavailable) is temporary: it retries, with growing delays.
       */
      function refuse(problem: unknown): void {
        const wasFirst = refusals === 0;
        // Otherwise a close code that the library doesn't reconnect after, and we do.
        const isRefusal = Array.isArray(problem);
        clearTimeout(timer);
        leave();
        show(true);
        if (isRefusal && !wasFirst && isForbidden(problem)) stop();
        else {
          timer = setTimeout(start, jitter(waitAfter(refusals)));
          refusals += 1;
        }
        if (isRefusal && (isOver || wasFirst)) refresh();
      }

      function show(now: boolean): void {
        if (now === isLost) return;
        isLost = now;
        lost?.(now);
      }

      function stop(): void {
        isOver = true;
        followers.delete(follower);
        clearTimeout(timer);
        leave();
      }

      const follower: Follower = {
        begin(cursor) {
          sent.after ??= since ?? cursor;
          show(false);
        },
        lose: () => show(true),
        refresh,
      };
      // A page just opened doesn't wait for what an earlier one had to wait for.
      if (followers.size === 0 && !isAcknowledged) hurry();
      followers.add(follower);
      start();
      return stop;
    },
  };
}

let ofTab: LiveClient | undefined;

/** The tab's client. */
export const liveClient = (): LiveClient => (ofTab ??= createLiveClient());

const codeOf = (event: unknown): number | null =>
  typeof event === 'object' && event !== null && 'code' in event && typeof event.code === 'number'
    ? event.code
    : null;

const isForbidden = ([error]: readonly { readonly extensions?: { readonly code?: string } }[]) =>
  error?.extensions?.code === 'FORBIDDEN';
