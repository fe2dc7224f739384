import type { Arrived, Place } from './fair-view.fixture.server.ts';
import type { Person } from './test-server.server.ts';

/** What someone can read at one moment: each thing's key, and every text that goes with it. */
export type Readable = ReadonlyMap<string, string | null>;

interface Said {
  readonly id: string;
  readonly text: string | null;
}

interface Threads {
  readonly threads: readonly { readonly id: string; readonly lastText: string | null }[];
}

interface Reading {
  readonly shown: { readonly messages: readonly Said[]; readonly desk: object | null } | null;
  readonly hidden: { readonly messages: readonly Said[] } | null;
  readonly inbox: Threads | null;
  readonly own: {
    readonly thread: Threads['threads'][number] | null;
    readonly messages: readonly Said[];
  } | null;
  readonly line: object | null;
}

const query = `query ($boothId: ID!) {
  shown: boothConversation(boothId: $boothId) { desk { toAnswer } messages { id text } }
  hidden: boothConversation(boothId: $boothId, show: HIDDEN) { messages { id text } }
  inbox: boothThreads(boothId: $boothId) { threads { id lastText } }
  own: myThread(boothId: $boothId) { thread { id lastText } messages { id text } }
  line: boothQueue(boothId: $boothId) { students { id } } }`;

/** Asks the API for everything someone can read at some booths. */
export async function readableBy(who: Person, places: readonly Place[]): Promise<Readable> {
  const found = new Map<string, string | null>();
  for (const { boothId } of places) {
    const { data } = await who.call(query, { boothId });
    const { shown, hidden, inbox, own, line } = (data ?? {}) as Partial<Reading>;
    if (!shown) continue;
    for (const { id, text } of [...shown.messages, ...(hidden?.messages ?? [])])
      found.set(id, text);
    if (shown.desk) found.set(`desk ${boothId}`, null);
    if ((line as { students?: unknown } | null)?.students) found.set(`line ${boothId}`, null);
    if (own?.thread) found.set(own.thread.id, own.thread.lastText);
    for (const { id, text } of own?.messages ?? []) found.set(id, text);
    if (!inbox) continue;
    found.set(`inbox ${boothId}`, null);
    for (const { id, lastText } of inbox.threads) found.set(id, lastText);
    const ids = inbox.threads.map(({ id }) => id);
    if (ids.length === 0) continue;
    const opened = await who.call(
      `{ ${ids.map((id, n) => `t${n}: privateThread(threadId: "${id}") { messages { id text } }`).join(' ')} }`,
    );
    for (const page of Object.values(opened.data ?? {}))
      for (const { id, text } of (page as { readonly messages: readonly Said[] }).messages)
        found.set(id, text);
  }
  return found;
}

interface AnyNews {
  readonly message?: Said | null;
  readonly desk?: object | null;
  readonly thread?: { readonly id: string } | null;
  readonly counts?: object | null;
}

/** What of a payload none of these moments would have let someone read; null: nothing. */
export function leakOf(
  { name, boothId, news }: Arrived,
  moments: readonly Readable[],
): string | null {
  const { message, desk, thread, counts } = news as AnyNews;
  const canRead = (key: string, text: string | null = null) =>
    moments.some((at) => at.has(key) && (text === null || at.get(key) === text));
  const isOfLine = name === 'onBoothQueueNews';
  // That a message is hidden says nothing of it.
  if (message && message.text !== null && !canRead(message.id, message.text))
    return `message ${message.id}`;
  if (desk && !canRead(`desk ${boothId}`)) return 'desk';
  if (thread && !canRead(thread.id)) return `thread ${thread.id}`;
  if (counts && !canRead(`inbox ${boothId}`)) return 'counts';
  return isOfLine && !canRead(`line ${boothId}`) ? 'line' : null;
}
