import { once } from 'node:events';
import WebSocket, { type ClientOptions } from 'ws';

interface Next {
  readonly id: string;
  readonly type: string;
  readonly payload?: {
    readonly data?: Readonly<Record<string, unknown>> | null;
    readonly errors?: readonly unknown[];
    /** In the acknowledgment: the cursor at which the connection starts. */
    readonly cursor?: string;
    readonly extensions?: { readonly cursor?: string; readonly resync?: boolean };
  };
}

/** Something followed over a socket that may be cut at any moment. */
export interface Following {
  readonly query: string;
  /** Called with the data of each payload, in order, and its cursor. */
  readonly next: (data: Readonly<Record<string, unknown>>, cursor: string) => void;
  /** Called when the client must refetch. */
  readonly resync: () => void;
}

/** How a client connects; absent: over the loopback, and immediately after a disconnect. */
export interface Way {
  readonly socket?: ClientOptions;
  /** Milliseconds until it reconnects after a close code. */
  readonly pause?: (code: number) => number;
}

/**
 * A client like a page's: one socket, several subscriptions, each of which resumes from the cursor
 * of its last payload, or of its first connection, after a disconnect.
 */
export class LiveClient {
  readonly #url: () => string;
  readonly #token: string | null;
  readonly #followings: Following[];
  readonly #cursors = new Map<number, string>();
  readonly #way: Way;
  #socket: WebSocket | null = null;
  #start: string | null;
  #closed = false;
  /** Payloads with errors, duplicates, or out of order: none is expected. */
  readonly errors: unknown[] = [];

  /** `start`: the cursor at which the first connection resumes; by default from when it opens. */
  constructor(
    url: () => string,
    token: string | null,
    followings: Following[],
    start: string | null = null,
    way: Way = {},
  ) {
    this.#start = start;
    this.#way = way;
    this.#url = url;
    this.#token = token;
    this.#followings = followings;
  }

  /** Opens the socket and subscribes; resolves when the server has taken all subscriptions. */
  async connect(): Promise<void> {
    const { socket: options = {}, pause = () => 5 } = this.#way;
    const socket = new WebSocket(this.#url(), 'graphql-transport-ws', options);
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      if (this.#closed || this.#socket !== socket) return;
      setTimeout(() => void this.connect(), pause(code));
    });
    const acknowledged = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as Next;
        if (message.type === 'connection_ack') {
          // A subscription without payloads resumes from where the first connection began.
          this.#start ??= message.payload?.cursor ?? null;
          resolve();
        } else this.#take(message, socket);
      });
    });
    await once(socket, 'open').catch(() => undefined);
    const isOpen = () => socket.readyState === WebSocket.OPEN;
    if (!isOpen()) return;
    socket.send(
      JSON.stringify({
        type: 'connection_init',
        payload: this.#token === null ? {} : { authorization: `Bearer ${this.#token}` },
      }),
    );
    await Promise.race([acknowledged, once(socket, 'close')]);
    if (!isOpen()) return;
    this.#followings.forEach(({ query }, index) => {
      const variables = { after: this.#cursors.get(index) ?? this.#start };
      socket.send(
        JSON.stringify({ id: String(index), type: 'subscribe', payload: { query, variables } }),
      );
    });
    // The server answers a ping only after reading what came before it.
    socket.send(JSON.stringify({ type: 'ping' }));
    await Promise.race([this.#pong(socket), once(socket, 'close')]);
  }

  #pong(socket: WebSocket): Promise<void> {
    return new Promise((resolve) => {
      const listen = (data: Buffer): void => {
        if ((JSON.parse(data.toString()) as Next).type !== 'pong') return;
        socket.off('message', listen);
        resolve();
      };
      socket.on('message', listen);
    });
  }

  #take({ id, type, payload }: Next, socket: WebSocket): void {
    if (socket !== this.#socket) return;
    const index = Number(id);
    const following = this.#followings[index];
    if (!following) return;
    if (type === 'error' || payload?.errors) this.errors.push(payload);
    if (type !== 'next') return;
    const { data, extensions } = payload ?? {};
    if (extensions?.cursor) {
      const last = this.#cursors.get(index);
      if (last && !extensions.resync && !isLater(extensions.cursor, last))
        this.errors.push({ index, last, cursor: extensions.cursor });
      this.#cursors.set(index, extensions.cursor);
    }
    if (extensions?.resync) following.resync();
    else if (data) following.next(data, extensions?.cursor ?? '');
  }

  /** Whether it misses nothing from now on: a server has told it where to resume. */
  get isFollowing(): boolean {
    return this.#start !== null;
  }

  /** Drops the connection silently. The client reconnects. */
  cut(): void {
    this.#socket?.terminate();
  }

  /** Whether its socket is open at this moment. */
  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#closed = true;
    this.#socket?.terminate();
  }
}

/** Whether a cursor `epoch.xid.id` is after another one of the same epoch. */
export function isLater(cursor: string, last: string): boolean {
  const [, xid = 0n, id = 0n] = cursor
    .split('.')
    .map((part, place) => (place === 0 ? 0n : BigInt(part)));
  const [, lastXid = 0n, lastId = 0n] = last
    .split('.')
    .map((part, place) => (place === 0 ? 0n : BigInt(part)));
  return xid > lastXid || (xid === lastXid && id > lastId);
}
