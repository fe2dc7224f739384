import { WebSocket } from 'ws';

/** A payload as it arrived. */
export interface Received {
  readonly cursor: string;
  readonly resync: boolean;
  readonly data: { toy: number | null; kind: string; rights: number; fill: string } | null;
}

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: {
    readonly data?: Received['data'];
    readonly extensions?: { readonly cursor: string; readonly resync?: boolean };
    readonly cursor?: string;
  };
}

export interface FollowerOptions {
  readonly port: () => number;
  readonly token: string;
  readonly box: string;
  /** Uses a feed that declares which changes concern it. */
  readonly isNear?: boolean;
  /** Where it begins, if not now. */
  readonly after?: string;
}

/** A person who follows a box of toys, reconnects when disconnected, and resumes. */
export class Follower {
  readonly received: Received[] = [];
  /** Close codes so far, in order. */
  readonly closings: number[] = [];
  cursor: string | undefined;
  following = false;
  /** While false they don't reconnect. */
  comesAgain = true;
  readonly #options: FollowerOptions;
  #socket: WebSocket | undefined;
  #retry: NodeJS.Timeout | undefined;
  #over = false;

  constructor(options: FollowerOptions) {
    this.#options = options;
    this.cursor = options.after;
    this.#connect();
  }

  /** What came, without the resync payloads. */
  get toys(): Received[] {
    return this.received.filter(({ resync }) => !resync);
  }

  get socket(): WebSocket {
    if (this.#socket === undefined) throw new Error('not connected');
    return this.#socket;
  }

  #connect(): void {
    this.#retry = undefined;
    const { port, token, box, isNear = false } = this.#options;
    const socket = new WebSocket(`ws://127.0.0.1:${port()}/graphql`, 'graphql-transport-ws');
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: token } }));
    });
    socket.on('message', (data: Buffer) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(data.toString()) as Message;
      if (message.type === 'connection_ack') {
        this.cursor ??= message.payload?.cursor;
        const variables = { after: this.cursor };
        socket.send(
          JSON.stringify({
            type: 'subscribe',
            id: 'a',
            payload: { query: `${isNear ? 'near' : 'box'} ${box}`, variables },
          }),
        );
        // Answered after the subscription, so when it returns the subscription is active.
        socket.send(JSON.stringify({ type: 'subscribe', id: 'b', payload: { query: 'who' } }));
      } else if (message.id === 'b') this.following = true;
      else if (message.type === 'next') this.#take(message);
    });
    socket.on('close', (code) => {
      if (this.#socket !== socket) return;
      this.following = false;
      this.closings.push(code);
      if (!this.#over && this.comesAgain) this.#retry = setTimeout(() => this.#connect(), 15);
    });
  }

  #take({ payload }: Message): void {
    const extensions = payload?.extensions;
    if (extensions === undefined) throw new Error('a payload without a cursor');
    this.cursor = extensions.cursor;
    this.received.push({
      cursor: extensions.cursor,
      resync: extensions.resync === true,
      data: payload?.data ?? null,
    });
  }

  /** The connection is cut; what is in flight is lost, and they reconnect. */
  cut(): void {
    const socket = this.#socket;
    if (socket === undefined || this.#retry !== undefined) return;
    this.#socket = undefined;
    this.following = false;
    socket.terminate();
    this.#retry = setTimeout(() => this.#connect(), 5);
  }

  leave(): void {
    this.#over = true;
    clearTimeout(this.#retry);
    this.#socket?.terminate();
  }
}
