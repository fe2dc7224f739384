import { afterEach, beforeEach, vi } from 'vitest';
import { createLiveClient } from './live-client.ts';
import { liveDocument } from './live.ts';

interface Sent {
  readonly type: string;
  readonly id?: string;
  readonly payload?: { readonly variables?: object };
}

/** The sockets opened so far, which a test empties. */
export const sockets: FakeSocket[] = [];

/** Lets promises that are already resolved go on. */
export async function settle(): Promise<void> {
  for (let times = 0; times < 20; times += 1) await Promise.resolve();
}

/** The other end of a connection, which sends what a test specifies. */
export class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  readyState = 0;
  readonly sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor() {
    sockets.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent);
  }
  /** As a browser does, it passes nothing on once the page has closed it. */
  post(type: string, payload?: unknown, id?: string) {
    if (this.readyState === FakeSocket.OPEN)
      this.onmessage?.({ data: JSON.stringify({ id, type, payload }) });
  }
  /** Answers the last subscription. */
  async answer(type: 'next' | 'error' | 'complete', payload?: unknown) {
    this.post(type, payload, this.subscriptions().at(-1)?.id);
    await settle();
  }
  /** As a page calls it: a connection whose other end is gone takes a while to report closing. */
  close() {
    this.readyState = FakeSocket.CLOSING;
  }
  /** Someone connects again. */
  async open(cursor = '7') {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    await settle();
    this.post('connection_ack', { cursor });
    await settle();
    return this;
  }
  /** As a browser does, it reports a connection that never opened as an error first. */
  async cut(code = 1006) {
    if (this.readyState === 0) this.onerror?.();
    this.readyState = 3;
    this.onclose?.({ code, reason: '' });
    await settle();
  }
  subscriptions() {
    return this.sent.filter(({ type }) => type === 'subscribe');
  }
  asked() {
    return this.subscriptions().map(({ payload }) => payload?.variables);
  }
}

const presence = liveDocument(`subscription ($fairId: ID!, $after: String) {
  onFairPresence(fairId: $fairId, after: $after) { id people } }`);

/** Someone with the page of a fair open; of several parts of a page, each follows by the same client. */
export function visiting({
  client = createLiveClient(),
  fairId = 'fair',
  after = null as string | null,
} = {}) {
  const heard: unknown[] = [];
  const losses: boolean[] = [];
  let afresh = 0;
  const leave = client.subscribe({
    document: presence,
    variables: { fairId },
    ...(after !== null && { after }),
    next: ({ onFairPresence }) => heard.push(onFairPresence),
    refresh: () => void (afresh += 1),
    lost: (isLost) => losses.push(isLost),
  });
  const line = () => sockets.at(-1)!;
  return { client, heard, losses, leave, line, resyncCount: () => afresh };
}

/** What the tests follow. */
export const room = { id: 'fair', people: 3 };
export const next = (cursor: string) => ({
  data: { onFairPresence: room },
  extensions: { cursor },
});
export const refused = (code: string) => [{ message: 'No.', extensions: { code } }];

/** Gives each test a browser in which only the clock and the other end of connections are false. */
export function fakeSockets(): void {
  beforeEach(() => {
    sockets.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('location', { protocol: 'https:', host: 'fairs.test' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
