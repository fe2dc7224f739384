import { afterEach, expect, test } from 'vitest';
import { silentLog } from '../../log.ts';
import { realWorld } from '../../real-world.server.ts';
import { beginTransaction } from '../../testing/begin-transaction.server.ts';
import { eventually } from '../../testing/eventually.ts';
import { nothingHeldBack } from '../../testing/nothing-held-back.server.ts';
import { testDatabase } from '../../testing/test-database.server.ts';
import { renewEpoch } from '../read-outbox.server.ts';
import { openOutboxReader } from './outbox-reader.server.ts';
import type { OutboxReader } from './outbox-reader.server.ts';

const database = await testDatabase({ pools: { requests: 12 } });
const { pool } = database;

const outboxReaders: OutboxReader[] = [];
afterEach(async () => {
  await Promise.all(outboxReaders.splice(0).map((outboxReader) => outboxReader.close()));
});

async function follow() {
  await nothingHeldBack(pool);
  const seen: string[] = [];
  const onGap = { count: 0 };
  const outboxReader = openOutboxReader({
    database,
    log: silentLog,
    world: realWorld,
    read: (rows) => seen.push(...rows.map(({ topic }) => topic)),
    onGap: () => (onGap.count += 1),
  });
  outboxReaders.push(outboxReader);
  await outboxReader.ready;
  return { outboxReader, seen, onGap };
}

const write = (topic: string, queryable: Pick<typeof pool, 'query'> = pool) =>
  queryable.query(`insert into event (topic, kind, body) values ($1, 'created', '{}')`, [topic]);

test('a reader begins at the end and hears what comes after, woken or by itself', async () => {
  await write('before');
  const { outboxReader, seen } = await follow();
  await write('woken');
  outboxReader.wake();
  await eventually(() => expect(seen).toEqual(['woken']));
  await write('unnoticed');
  await eventually(() => expect(seen).toEqual(['woken', 'unnoticed']));
});

test('who commits late is heard late, not lost, although his number is the lower one', async () => {
  const { outboxReader, seen } = await follow();
  const slow = await beginTransaction(pool);
  await write('slow', slow.client);
  await write('quick');
  outboxReader.wake();
  await eventually(() => expect(outboxReader.lag()).toBeGreaterThan(0));
  expect(seen).toEqual([]);
  await slow.over('commit');
  await eventually(() => expect(seen).toEqual(['slow', 'quick']));
  await eventually(() => expect(outboxReader.lag()).toBe(0));
});

test('what was taken back is not heard, and holds no one up', async () => {
  const { outboxReader, seen } = await follow();
  const slow = await beginTransaction(pool);
  await write('taken back', slow.client);
  await write('kept');
  await slow.over('rollback');
  outboxReader.wake();
  await eventually(() => expect(seen).toEqual(['kept']));
});

test('a long look at the table holds no one up', async () => {
  const { outboxReader, seen } = await follow();
  const reader = await beginTransaction(pool, 'isolation level repeatable read');
  await reader.client.query('select count(*) from event');
  await write('meanwhile');
  outboxReader.wake();
  await eventually(() => expect(seen).toEqual(['meanwhile']));
  await reader.over('commit');
});

test('a reader whose connections are torn takes up where it stood', async () => {
  const { seen, onGap } = await follow();
  await write('first');
  await eventually(() => expect(seen).toEqual(['first']));
  for (const name of ['second', 'third']) {
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await write(name);
  }
  await eventually(() => expect(seen).toEqual(['first', 'second', 'third']));
  expect(onGap.count).toBe(0);
});

test('several processes hear the same, in the same order, of what any of them wrote', async () => {
  const [one, other] = [await follow(), await follow()];
  // Five at a time, as many as there are connections: on a busy machine the last of three hundred
  // would exceed the pool's timeout.
  const numbers = Array.from({ length: 300 }, (_, index) => index).values();
  const writeOn = async () => {
    for (const index of numbers) {
      const { client, over } = await beginTransaction(pool);
      await write(`${index}a`, client);
      await write(`${index}b`, client);
      await over(index % 5 === 0 ? 'rollback' : 'commit');
      if (index % 3 === 0) one.outboxReader.wake();
    }
  };
  await Promise.all(Array.from({ length: 5 }, writeOn));
  await eventually(() => expect(one.seen).toHaveLength(480));
  await eventually(() => expect(other.seen).toEqual(one.seen));
  expect(new Set(one.seen).size).toBe(480);
});

test('a new epoch tears the reader, which then hears what is new', async () => {
  const { seen, onGap, outboxReader } = await follow();
  const { epoch } = outboxReader;
  await renewEpoch(pool);
  await eventually(() => expect(onGap.count).toBe(1));
  expect(outboxReader.epoch).not.toBe(epoch);
  await write('new');
  await eventually(() => expect(seen).toEqual(['new']));
});

test('a reader that was away for more than a day says that it missed something', async () => {
  const { seen, onGap, outboxReader } = await follow();
  await write('heard');
  await eventually(() => expect(seen).toEqual(['heard']));
  // As if these had been written and deleted while the database was unreachable.
  await pool.query('update event_epoch set floor_xid = $1::text::xid8, floor_id = 1', [
    String(outboxReader.position.xid + 1),
  ]);
  await eventually(() => expect(onGap.count).toBe(1));
  await write('heard too');
  await eventually(() => expect(seen).toEqual(['heard', 'heard too']));
  expect(onGap.count).toBe(1);
});
