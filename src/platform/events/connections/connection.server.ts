import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Flushers } from './flusher.server.ts';
import type { Guest } from '../groups/hub.server.ts';
import type { ConnectionLimiter } from './connection-limiter.ts';
import type { Ending } from './sink.ts';
import { Wire, unreadAtMost } from './wire.server.ts';
import { socketFormat } from './wire-format.server.ts';

/** The credentials in an upgrade request. */
export interface Credentials {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}

/** Close codes: of graphql-transport-ws above 4000, of RFC 6455 below. */
export const closing = {
  forbidden: 4403,
  badRequest: 4400,
  tryAgain: 1013,
  restart: 1012,
  wrong: 1011,
} as const;

/** One WebSocket. */
export class Connection {
  readonly wire: Wire;
  readonly address: string;
  credentials: Credentials | undefined;
  guest: Guest | undefined;
  /** The limiter that counts it; none once it is closed. */
  connectionLimiter: ConnectionLimiter | undefined;
  /** Requests that are being answered. */
  busy = 0;
  /** In which second of a round it is pinged. */
  turn = 0;
  /** False from a ping until something is heard. */
  alive = true;
  readonly #socket: WebSocket;
  readonly #raw: Duplex;

  constructor(
    socket: WebSocket,
    raw: Duplex,
    flushers: Flushers,
    address: string,
    credentials: Credentials,
  ) {
    this.#socket = socket;
    this.#raw = raw;
    this.address = address;
    this.credentials = credentials;
    this.wire = new Wire(raw, socketFormat, flushers);
  }

  get protocol(): string {
    return this.#socket.protocol;
  }

  get open(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Sends a message of the protocol behind all payloads so far. */
  send(data: string): Promise<void> {
    this.wire.flush();
    if (this.#raw.writableLength > unreadAtMost) this.#socket.terminate();
    return new Promise((resolve, reject) => {
      this.#socket.send(data, (error) => (error ? reject(error) : resolve()));
    });
  }

  /**
   * Closes the connection. An authenticated peer may answer first; any other is terminated, so that
   * a silent peer doesn't keep a slot.
   */
  close(code?: number, reason?: string): void {
    this.wire.flush();
    this.#socket.close(code, reason);
    if (this.guest === undefined && this.#raw instanceof Socket) this.#raw.destroySoon();
  }

  /**
   * Moves it to another limiter, or to none.
   * @throws Refusal if there is no room; then it stays where it was
   */
  sit(connectionLimiter: ConnectionLimiter | undefined): void {
    connectionLimiter?.take(this.address);
    this.connectionLimiter?.leave(this.address);
    this.connectionLimiter = connectionLimiter;
  }

  /** Pings; terminates a peer that hasn't answered since the last ping. */
  ping(): void {
    if (!this.alive) this.#socket.terminate();
    else if (this.open) this.#socket.ping();
    this.alive = false;
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** The credential holds no longer. */
  end(ending: Ending): void {
    if (ending === 'unsure') this.close(closing.tryAgain, 'Try again later');
    else this.close(closing.forbidden, 'The credential has ended');
  }
}
