import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as ask,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** A load balancer for several processes. */
export interface Balancer {
  /** The address that visitors know, e.g. `http://127.0.0.1:4321`; the name in it leads nowhere. */
  readonly publicUrl: string;
  /** Its port on the loopback. */
  readonly port: number;
  /** Its certificate, where it speaks TLS. */
  readonly ca?: Buffer;
  close(): Promise<void>;
}

/** Can be sent once more without doing anything twice. */
const canRepeat = /^(?:GET|HEAD|OPTIONS)$/;

/** Milliseconds between two looks at `/readyz` of a process. */
const lookEvery = 250;

/**
 * A reverse proxy like typical load balancers: checks `/readyz` of each process and distributes
 * requests to ready ones, keeps connections alive, retries idempotent requests with the next
 * process, sends the visitor's address in `X-Forwarded-For`, and forwards WebSockets.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64, timeout: 60_000 });
  const sockets = new Set<Duplex>();
  let turn = 0;
  const ready = new Set<number>();
  const look = async (port: number): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.ok) ready.add(port);
    else ready.delete(port);
  };
  const looking = setInterval(() => void Promise.all(ports.map(look)), lookEvery);
  /** The processes that are ready, or all when none is; the one whose turn it is first. */
  const inTurn = () => {
    turn += 1;
    const good = ports.filter((port) => ready.has(port));
    const from = good.length > 0 ? good : ports;
    return from.map((_, index) => from[(turn + index) % from.length] ?? 0);
  };
  const headersOf = ({ headers, socket }: IncomingMessage) => ({
    ...headers,
    'x-forwarded-for': socket.remoteAddress ?? '',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': headers.host ?? '',
  });

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => pass(request, response, Buffer.concat(parts), inTurn()));
  });

  function pass(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    [port = 0, ...others]: readonly number[],
  ): void {
    const { connection: _, ...headers } = headersOf(request);
    const { method = 'GET', url: path } = request;
    const sent = ask({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      const { connection: _connection, 'keep-alive': _keepAlive, ...fields } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, fields);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const mayRepeat = error.code === 'ECONNREFUSED' || canRepeat.test(method);
      if (response.headersSent) response.destroy();
      else if (mayRepeat && others.length > 0) pass(request, response, body, others);
      else response.writeHead(502).end(error.message);
    });
    sent.end(body);
  }

  server.on('upgrade', (request: IncomingMessage, visitor: Duplex, head: Buffer) => {
    sockets.add(visitor);
    visitor.on('close', () => sockets.delete(visitor)).on('error', () => undefined);
    lead(request, visitor, head, inTurn());
  });

  function lead(
    request: IncomingMessage,
    visitor: Duplex,
    head: Buffer,
    [port = 0, ...others]: readonly number[],
  ): void {
    const process: Socket = connect(port, '127.0.0.1');
    process.on('connect', () => {
      const lines = Object.entries(headersOf(request)).flatMap(([name, value]) =>
        [value ?? []].flat().map((one) => `${name}: ${one}\r\n`),
      );
      process.write(`GET ${request.url ?? '/'} HTTP/1.1\r\n${lines.join('')}\r\n`);
      process.write(head);
      visitor.pipe(process).pipe(visitor);
    });
    process.on('error', () => {
      if (process.bytesWritten === 0 && others.length > 0) lead(request, visitor, head, others);
      else visitor.destroy();
    });
    visitor.on('close', () => process.destroy());
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    publicUrl: `http://127.0.0.1:${port}`,
    port,
    async close() {
      clearInterval(looking);
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
