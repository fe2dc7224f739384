import { beforeEach, expect, test } from 'vitest';
import { beginTransaction } from '../../testing/begin-transaction.server.ts';
import { testDatabase } from '../../testing/test-database.server.ts';
import { readOutbox, renewEpoch, settleEpoch } from '../read-outbox.server.ts';

const database = await testDatabase();
const { pool } = database;

/** Four hours; the ring has eight slots of them. */
const slot = 4 * 3_600;
/** The beginning of some slot, as seconds since 1970. */
const start = slot * 8 * 15_000;

beforeEach(() => pool.query('truncate event'));

/** Writes an event as of that second. */
async function writeAt(second: number, name: string): Promise<void> {
  await pool.query(
    `insert into event (slot, at, topic, kind, body)
     values (event_slot(to_timestamp($1)), to_timestamp($1), $2, 'created', '{"id": "1"}')`,
    [second, name],
  );
}

async function forgetAt(second: number): Promise<boolean> {
  const { rows } = await pool.query<{ forgotten: boolean }>(
    'select event_forget(to_timestamp($1)) as forgotten',
    [second],
  );
  return rows[0]?.forgotten === true;
}

async function names(): Promise<string[]> {
  const { rows } = await pool.query<{ topic: string }>('select topic from event order by id');
  return rows.map(({ topic }) => topic);
}

test('what was written is kept for a day, and gone after twenty-eight hours', async () => {
  await writeAt(start + 10, 'first hour');
  for (let hour = 1; hour <= 23; hour += 1) {
    await writeAt(start + hour * 3_600, `hour ${hour}`);
    await forgetAt(start + hour * 3_600);
  }
  expect(await names()).toHaveLength(24);
  expect(await forgetAt(start + 24 * 3_600 + 10)).toBe(false);
  expect(await forgetAt(start + 28 * 3_600)).toBe(true);
  expect(await names()).toEqual(Array.from({ length: 20 }, (_, index) => `hour ${index + 4}`));
});

test('what is forgotten raises the floor to its last event', async () => {
  await writeAt(start, 'old');
  await writeAt(start + 1, 'old');
  const { rows } = await pool.query<{ xid: string; id: number }>(
    'select xid::text, id from event order by event.xid desc, id desc limit 1',
  );
  await writeAt(start + slot, 'young');
  await forgetAt(start + 7 * slot);
  const read = () => readOutbox(pool, { xid: 0, id: 0 }, 10);
  // Another test's open transaction on this server may hold the watermark back for a moment.
  await expect.poll(async () => (await read()).rows.map(({ topic }) => topic)).toEqual(['young']);
  expect((await read()).floor).toEqual({ xid: Number(rows[0]?.xid), id: rows[0]?.id });
});

test('in the last minutes before a slot’s turn it is left alone: someone may write into it', async () => {
  await writeAt(start, 'old');
  expect(await forgetAt(start + 8 * slot - 299)).toBe(false);
  expect(await forgetAt(start + 8 * slot - 301)).toBe(true);
});

test('a slot that is being read just now is forgotten the next time, and no one waits', async () => {
  await writeAt(start, 'old');
  const reader = await beginTransaction(pool);
  await reader.client.query('select count(*) from event');
  expect(await forgetAt(start + 7 * slot)).toBe(false);
  await reader.over('commit');
  expect(await forgetAt(start + 7 * slot)).toBe(true);
});

test('a new epoch forgets everything', async () => {
  const before = await settleEpoch(pool);
  await writeAt(start, 'old');
  await renewEpoch(pool);
  expect(await settleEpoch(pool)).not.toBe(before);
  expect(await names()).toEqual([]);
});

test('a copy of a database, whose numbers mean nothing here, begins an epoch of its own', async () => {
  const before = await settleEpoch(pool);
  expect(await settleEpoch(pool)).toBe(before);
  await writeAt(start, 'copied');
  await pool.query("update event_epoch set home = 'another cluster'");
  const after = await settleEpoch(pool);
  expect(after).not.toBe(before);
  expect(await settleEpoch(pool)).toBe(after);
  expect(await names()).toEqual([]);
});
