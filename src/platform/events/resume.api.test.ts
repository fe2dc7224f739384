import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { seededRandom } from './seeded-random.fixture.server.ts';
import { Follower } from './connections/follower.fixture.server.ts';
import { makeToys, openSampleApp } from './toys.fixture.server.ts';
import type { SampleApp } from './toys.fixture.server.ts';

const database = await testDatabase({ pools: { requests: 14 } });
const { pool } = database;
let here: SampleApp;
let there: number;
const child = spawn(
  process.execPath,
  [fileURLToPath(new URL('sample-app.fixture.server.ts', import.meta.url)), address()],
  { stdio: ['pipe', 'pipe', 'inherit'] },
);

function address(): string {
  return database.connectionString;
}

beforeAll(async () => {
  await makeToys(database);
  here = await openSampleApp(database);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  there = Number(line.toString());
});

afterAll(async () => {
  child.stdin.end();
  await once(child, 'exit');
  await here.close();
});

interface Written {
  readonly cursor: string;
  readonly toy: number;
  readonly secret: boolean;
  /** The rights each child had when it was written. */
  readonly rights: Readonly<Record<string, number>>;
}

/** What the outbox holds of a box, in its order: the truth every follower is measured by. */
async function readTruth(box: string): Promise<Written[]> {
  const { rows } = await pool.query<{ cursor: string; topic: string; body: Body }>(`
    select (select epoch from event_epoch) || '.' || xid || '.' || id as cursor, topic, body
    from event order by event.xid, event.id`);
  const rights: Record<string, number> = {};
  const written: Written[] = [];
  for (const { cursor, topic, body } of rows) {
    const id = body.accountId;
    if (topic === 'viewer' && id !== undefined) rights[id] = (rights[id] ?? 1) + 1;
    const toy = body.after ?? body.before;
    if (topic === 'Toy' && toy?.box === box)
      written.push({ cursor, toy: toy.id, secret: toy.secret, rights: { ...rights } });
  }
  return written;
}

interface Toy {
  readonly id: number;
  readonly box: string;
  readonly secret: boolean;
}

interface Body {
  readonly accountId?: string;
  readonly before?: Toy | null;
  readonly after?: Toy | null;
}

async function inTransaction(work: (client: PoolClient) => Promise<boolean>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query((await work(client)) ? 'commit' : 'rollback');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

test('no one misses a toy, sees one twice or too early, however often the line is cut', async () => {
  const throws = seededRandom(20_261_121);
  // A new box for each attempt.
  const red = `red ${randomUUID()}`;
  const names = ['ann', 'ben', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'];
  await pool.query('insert into child (id) select unnest($1::text[]) on conflict do nothing', [
    names,
  ]);
  const ports = () => [here.port, there][throws(2)] ?? here.port;
  const followers = names.map(
    (token, index) => new Follower({ port: ports, token, box: red, isNear: index % 2 === 0 }),
  );
  onTestFinished(() => followers.forEach((follower) => follower.leave()));
  await eventually(() => expect(followers.every(({ following }) => following)).toBe(true));

  let writing = true;
  const cuts = { count: 0 };
  async function write(): Promise<void> {
    for (let round = 0; round < 60; round += 1) {
      await inTransaction(async (client) => {
        for (let toys = throws(3); toys >= 0; toys -= 1) {
          const box = throws(3) === 0 ? 'blue' : red;
          await client.query('insert into toy (box, secret) values ($1, $2)', [
            box,
            throws(2) === 0,
          ]);
          // Transactions overlap, so that they end in another order than they wrote in.
          await client.query('select pg_sleep($1)', [throws(12) / 1_000]);
        }
        if (throws(4) === 0)
          await client.query('update toy set fill = $1 where id % 7 = 0 and box = $2', [
            String(round),
            red,
          ]);
        return throws(5) > 0;
      }).catch((error: unknown) => {
        // Two writers of the same toys: one of them fails, as in production.
        if (!(error instanceof Error && error.message.includes('deadlock'))) throw error;
      });
      if (throws(3) === 0) here.events.wake();
    }
  }
  async function changeRights(): Promise<void> {
    while (writing) {
      const name = names[throws(names.length)];
      await pool.query('update child set rights = rights + 1 where id = $1', [name]);
      await pool.query('select pg_sleep($1)', [throws(25) / 1_000]);
    }
  }
  async function cut(): Promise<void> {
    while (writing) {
      const follower = followers[throws(followers.length)];
      if (follower?.following === true) {
        follower.cut();
        cuts.count += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, throws(12)));
    }
  }
  const others = [changeRights(), cut()];
  await Promise.all(Array.from({ length: 8 }, write));
  writing = false;
  await Promise.all(others);

  const truth = await readTruth(red);
  const cursors = truth.map(({ cursor }) => cursor);
  await eventually(() => {
    for (const { toys } of followers) expect(toys.length).toBeGreaterThanOrEqual(truth.length);
  });
  expect(cuts.count).toBeGreaterThan(20);
  expect(truth.length).toBeGreaterThan(300);
  followers.forEach(({ toys }, index) => {
    const name = names[index] ?? '';
    expect(toys.map(({ cursor }) => cursor)).toEqual(cursors);
    let least = 1;
    toys.forEach(({ data }, position) => {
      const toy = truth[position];
      if (data === null || toy === undefined) throw new Error('something else than a toy came');
      // Judged by the rights of its time or by newer ones, never by older ones. Of two changes that
      // are looked up at once, the answer to the first may be the newer one.
      least = Math.max(least, toy.rights[name] ?? 1);
      expect(data.rights).toBeGreaterThanOrEqual(least);
      expect(data.toy).toBe(toy.secret && data.rights % 2 === 0 ? null : toy.toy);
    });
  });
});
