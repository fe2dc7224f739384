import { request, type ClientRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import WebSocket from 'ws';

// Everyone who waits for a fair, in a process of its own: each reads the page again when the hour has
// come, on a connection of its own as a browser does, and then follows who is there.

/** What the parent asks for: to come to a fair at an hour. */
export interface Opening {
  readonly port: number;
  /** The page that is read again. */
  readonly path: string;
  readonly fairId: string;
  /** Milliseconds since 1970. */
  readonly hour: number;
  /** When each may come in, in milliseconds since 1970. */
  readonly turns: readonly number[];
  /** One of each person. */
  readonly cookies: readonly string[];
  /** How long anyone is waited for, in seconds. */
  readonly timeLimit: number;
}

/** How it went. */
export interface Opened {
  /** Milliseconds, for everyone, from their own poll until the lobby's content is there. */
  readonly entryPolls: readonly number[];
  /** The same from the hour on. */
  readonly waits: readonly number[];
  /** Milliseconds from the hour until every connection has reported everyone. */
  readonly everyone: number | null;
  /** People who are not in, or have no connection that counts them. */
  readonly lost: number;
  readonly troubles: readonly string[];
}

interface Frame {
  readonly type: string;
  readonly payload?: {
    readonly cursor?: string;
    readonly extensions?: { readonly cursor?: string };
    readonly data?: { readonly onFairPresence?: { id: string; people: number } } | null;
  };
}

const query = `subscription ($fairId: ID!, $after: String) {
  onFairPresence(fairId: $fairId, after: $after) { id people reps { id name } } }`;
const now = () => performance.timeOrigin + performance.now();
/** Milliseconds between two polls while the doors are closed. */
const entryPollEvery = 2_000;

function read(order: Opening, cookie: string): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const asked: ClientRequest = request(
    {
      host: '127.0.0.1',
      port: order.port,
      path: order.path,
      agent: false,
      headers: { cookie, connection: 'close' },
    },
    (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    },
  );
  asked.on('error', reject).end();
  return promise;
}

async function comeToFair(order: Opening): Promise<Opened> {
  const { port, fairId, hour, turns, cookies, timeLimit } = order;
  const entryPolls: number[] = [];
  const waits: number[] = [];
  const troubles: string[] = [];
  const last = hour + timeLimit * 1000;
  let counted = 0;
  let everyone: number | null = null;

  /** Follows presence as the page does: dropped connections resume from their cursor. */
  function follow(cookie: string): void {
    let after: string | null = null;
    let isCounted = false;
    connect(0);

    function connect(tries: number): void {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
        headers: { cookie, origin: `http://127.0.0.1:${port}` },
      });
      const send = (frame: object) => socket.send(JSON.stringify(frame));
      socket.on('error', (error) => troubles.push(`line: ${error.message}`));
      socket.on('close', () => {
        const wait = Math.min(20_000, 500 * 2 ** tries);
        if (now() < last) setTimeout(() => connect(tries + 1), wait / 2 + Math.random() * wait);
      });
      socket.on('open', () => send({ type: 'connection_init', payload: {} }));
      socket.on('message', (data: Buffer) => {
        const { type, payload } = JSON.parse(data.toString()) as Frame;
        if (type === 'ping') send({ type: 'pong' });
        else if (type === 'connection_ack') {
          after ??= payload?.cursor ?? null;
          send({
            id: 'presence',
            type: 'subscribe',
            payload: { query, variables: { fairId, after } },
          });
        } else if (type === 'error' || type === 'complete') troubles.push(data.toString());
        after = payload?.extensions?.cursor ?? after;
        const room = payload?.data?.onFairPresence;
        if (room?.id !== fairId || room.people < cookies.length || isCounted) return;
        isCounted = true;
        counted += 1;
        if (counted === cookies.length) everyone = now() - hour;
      });
    }
  }

  async function come(cookie: string, n: number): Promise<void> {
    await delay(Math.max(0, (turns[n] ?? NaN) - now()) + 50);
    const polledAt = now();
    while (now() < last) {
      try {
        const { status, text } = await read(order, cookie);
        if (status === 200 && text.includes('staffedCount')) {
          entryPolls.push(now() - polledAt);
          waits.push(now() - hour);
          return follow(cookie);
        }
        if (status !== 200) troubles.push(`${status} ${text.slice(0, 200)}`);
      } catch (error) {
        troubles.push(`page: ${String(error)}`);
      }
      await delay(entryPollEvery);
    }
  }

  await Promise.all(cookies.map(come));
  while (counted < cookies.length && now() < last) await delay(50);
  return { entryPolls, waits, everyone, lost: cookies.length - counted, troubles };
}

process.on('message', (order: Opening) => {
  comeToFair(order).then(
    (opened) => process.send?.(opened),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
