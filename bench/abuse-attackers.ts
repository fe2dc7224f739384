import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

// Callers who do their worst, in a process of their own: each sends one document over and over, with
// so many requests in flight, and stops by itself.

/** One caller who sends without pause. */
export interface Attacker {
  readonly token: string;
  /** The address that a proxy would name. */
  readonly address: string;
  readonly query: string;
  readonly inFlight: number;
  /** Waits as instructed after a rejection, so that it is never blocked. */
  readonly heeds: boolean;
}

/** What the parent asks for. */
export interface Attack {
  readonly port: number;
  readonly seconds: number;
  readonly attackers: readonly Attacker[];
}

/** How often each attacker was answered, how often refused, and how often neither. */
export interface Attacked {
  readonly answered: readonly number[];
  readonly refused: readonly number[];
  readonly lost: readonly number[];
}

async function attack({ port, seconds, attackers }: Attack): Promise<Attacked> {
  const until = performance.now() + seconds * 1000;
  const answered = attackers.map(() => 0);
  const refused = attackers.map(() => 0);
  const lost = attackers.map(() => 0);
  const add = (counts: number[], place: number) => {
    counts[place] = (counts[place] ?? 0) + 1;
  };

  async function keepSending({ token, address, query, inFlight, heeds }: Attacker, place: number) {
    const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
    const body = JSON.stringify({ query });
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      'content-length': Buffer.byteLength(body),
    };
    const send = () =>
      new Promise<{ status: number; wait: number }>((resolve, reject) => {
        const sent = request(
          { host: '127.0.0.1', port, path: '/graphql', method: 'POST', agent, headers },
          (answer) => {
            answer.on('error', reject);
            const wait = Number(answer.headers['retry-after'] ?? 0);
            answer.on('end', () => resolve({ status: answer.statusCode ?? 0, wait }));
            // Read and thrown away: who attacks does not care.
            answer.resume();
          },
        );
        sent.on('error', reject);
        sent.end(body);
      });
    await Promise.all(
      Array.from({ length: inFlight }, async () => {
        while (performance.now() < until) {
          const { status, wait } = await send().catch(() => ({ status: 0, wait: 0 }));
          if (status === 200) add(answered, place);
          else if (status === 429) {
            add(refused, place);
            const left = until - performance.now();
            if (heeds && wait > 0) await delay(Math.max(0, Math.min(wait * 1000, left)));
          } else {
            add(lost, place);
            await delay(10);
          }
        }
      }),
    );
    agent.destroy();
  }

  await Promise.all(attackers.map(keepSending));
  return { answered, refused, lost };
}

process.on('message', (order: Attack) => {
  attack(order).then(
    (attacked) => process.send?.(attacked),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
