import { streamReader } from './read-stream.ts';

/** The connection's state: `lost` is shown to the reader, `over` means: reload the page. */
export type LineState = 'opening' | 'live' | 'lost';

interface LiveConnection<Data> {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The cursor from which to continue. */
  readonly after: string;
  readonly next: (data: Data, cursor: string) => void;
  /** The content must be reloaded: the changes are unknown. */
  readonly afresh: () => void;
  readonly state: (state: LineState) => void;
}

interface Payload<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly unknown[];
  readonly extensions?: { readonly cursor?: string; readonly resync?: boolean };
}

/** Milliseconds without a heartbeat (one every fifteen seconds) until a connection is dead. */
const silence = 40_000;
const longestWait = 15_000;
/** A connection that lasted this long counts as good. */
const steady = 10_000;

/** A random number from 0 to 1. */
const spread = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

/**
 * Follows a subscription over an event stream; reconnects automatically from the last cursor, so
 * that nothing is missing and nothing arrives twice.
 * @returns unsubscribes
 */
export function openLiveConnection<Data>(line: LiveConnection<Data>): () => void {
  let after = line.after;
  let tries = 0;
  /** The server's requested reconnect delay, in milliseconds. */
  let told: number | null = null;
  let ended = false;
  const isOver = () => ended;
  let current: AbortController | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  async function follow(): Promise<void> {
    const control = new AbortController();
    current = control;
    let watch: ReturnType<typeof setTimeout> | undefined;
    const alive = () => {
      clearTimeout(watch);
      watch = setTimeout(() => control.abort(), silence);
    };
    alive();
    const began = performance.now();
    try {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ query: line.query, variables: { ...line.variables, after } }),
        signal: control.signal,
      });
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (!isStream && response.status >= 400 && response.status < 500 && response.status !== 429) {
        line.afresh();
        return;
      }
      if (!isStream || !response.body) throw new Error('There is no stream.');
      const read = streamReader();
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        alive();
        line.state('live');
        for (const { event, data, id, retry } of read(value)) {
          told = retry ?? told;
          if (event === 'next' && !take(JSON.parse(data) as Payload<Data>)) return;
          if (id !== null) after = id;
        }
      }
    } finally {
      clearTimeout(watch);
      control.abort();
      if (performance.now() - began > steady) tries = 0;
    }
  }

  /** False when the subscriber no longer has access. */
  function take({ data, errors, extensions }: Payload<Data>): boolean {
    if (extensions?.cursor) after = extensions.cursor;
    if (errors) {
      line.afresh();
      return false;
    }
    if (extensions?.resync) line.afresh();
    else if (data) line.next(data, after);
    return true;
  }

  async function keepOn(): Promise<void> {
    for (;;) {
      await follow().catch(() => undefined);
      if (isOver()) return;
      line.state('lost');
      tries += 1;
      const most = Math.min(longestWait, 500 * 2 ** tries);
      // Clients that were disconnected together don't reconnect together.
      const wait = told ?? most / 2 + (most / 2) * spread();
      told = null;
      await new Promise<void>((resolve) => {
        wake = resolve;
        waiting = setTimeout(resolve, wait);
      });
      if (isOver()) return;
    }
  }

  let wake: () => void = () => undefined;
  const back = () => {
    tries = 0;
    clearTimeout(waiting);
    wake();
  };
  const away = () => current?.abort();
  window.addEventListener('online', back);
  window.addEventListener('offline', away);
  void keepOn();
  return () => {
    ended = true;
    window.removeEventListener('online', back);
    window.removeEventListener('offline', away);
    clearTimeout(waiting);
    wake();
    current?.abort();
  };
}
