import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { formError } from '../../http/error-form.ts';
import { notFound, unavailable } from '../../model/refusal.ts';
import { answerSockets } from './answer-socket.server.ts';
import type { AnswerSocketOptions } from './answer-socket.server.ts';
import { Connection, closing } from '../connections/connection.server.ts';
import type { Flushers } from '../connections/flusher.server.ts';
import type { ConnectionLimiter } from '../connections/connection-limiter.ts';

export interface SocketOptions extends AnswerSocketOptions {
  readonly flushers: Flushers;
  /** The limiter for unauthenticated sockets. */
  readonly front: ConnectionLimiter;
  /**
   * Refuses an upgrade by throwing, e.g. from a foreign page, or too many of one address.
   *
   * @throws Refusal
   */
  readonly admit: (request: IncomingMessage) => void | Promise<void>;
  /** The client's address, as far as TRUST_PROXY trusts it. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Bytes of one message from a client at most. */
  readonly maxPayload: number;
}

export interface Sockets {
  /** Answers the upgrades of a web server. */
  readonly attach: (server: HttpServer) => void;
  /** To be called every second: pings a share of the sockets, and cuts off the silent ones. */
  beat(): void;
  readonly count: number;
  /** Disconnects everyone; clients reconnect to another process. */
  close(): Promise<void>;
}

const path = '/graphql';
/** Seconds between two pings of a socket. */
const rounds = 20;

/** WebSockets at /graphql, in the protocol graphql-transport-ws. */
export function openSockets(options: SocketOptions): Sockets {
  const { flushers, connectionLimiter, front, admit, addressOf, maxPayload, log } = options;
  const library = answerSockets(options);
  const connections = new Set<Connection>();
  const upgrader = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    // With compression an idle socket costs ten times the memory, and frames could not be shared.
    perMessageDeflate: false,
    maxPayload,
    handleProtocols,
  });
  let closed = false;
  let round = 0;
  let opened = 0;

  async function upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> {
    raw.on('error', destroy);
    try {
      if (request.url?.split('?')[0] !== path) throw notFound();
      await admit(request);
      if (raw.destroyed) return;
      if (closed) throw unavailable(connectionLimiter.later());
      const address = addressOf(request);
      connectionLimiter.check(address);
      front.check(address);
    } catch (error) {
      refuse(raw, error);
      return;
    }
    upgrader.handleUpgrade(request, raw, head, (socket) => {
      const { authorization, cookie } = request.headers;
      const connection = new Connection(socket, raw, flushers, addressOf(request), {
        authorization,
        cookie,
      });
      connection.turn = opened++ % rounds;
      open(socket, raw, connection);
    });
  }

  function refuse(raw: Duplex, error: unknown): void {
    const { status, body, retryAfter, unexpected } = formError(error, '');
    if (unexpected)
      log.error({ event: 'live.upgrade_failed', err: error }, 'WebSocket upgrade failed.');
    const text = JSON.stringify(body);
    const after = retryAfter === undefined ? '' : `retry-after: ${retryAfter}\r\n`;
    raw.end(
      `HTTP/1.1 ${status} Refused\r\nconnection: close\r\n${after}` +
        'content-type: application/json; charset=utf-8\r\n' +
        `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    );
  }

  // Closures of a socket must not be created next to its request, or they keep it alive, too.
  function open(socket: WebSocket, raw: Duplex, connection: Connection): void {
    connection.sit(front);
    raw.once('close', () => connection.sit(undefined));
    connections.add(connection);
    let messageListener: ((data: string) => Promise<void>) | undefined;
    const gone = library.opened(
      {
        protocol: connection.protocol,
        send: (data) => connection.send(data),
        close: (code, reason) => connection.close(code, reason),
        onMessage(listener) {
          messageListener = listener;
        },
      },
      connection,
    );
    socket.on('message', (data: Buffer) => {
      connection.alive = true;
      messageListener?.(data.toString()).catch((error: unknown) => {
        if (!connection.open) return;
        log.warn(
          { event: 'live.message_failed', err: error },
          'Answering a socket message failed.',
        );
        connection.close(closing.wrong, 'Something went wrong');
      });
    });
    socket.on('pong', () => {
      connection.alive = true;
    });
    socket.on('error', () => connection.terminate());
    socket.once('close', (code, reason) => {
      connections.delete(connection);
      connection.guest?.leave();
      gone(code, String(reason)).catch(() => undefined);
    });
  }

  return {
    get count() {
      return connections.size;
    },
    attach(server) {
      server.on('upgrade', (request, raw, head) => void upgrade(request, raw, head));
    },
    beat() {
      round = (round + 1) % rounds;
      for (const connection of connections) if (connection.turn === round) connection.ping();
    },
    async close() {
      closed = true;
      for (const connection of connections) connection.close(closing.restart, 'Service restart');
      const deadline = performance.now() + 2_000;
      while (connections.size > 0 && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 20));
      for (const connection of connections) connection.terminate();
    },
  };
}

function destroy(this: Duplex): void {
  this.destroy();
}
