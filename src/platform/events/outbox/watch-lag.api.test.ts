import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import type { Log } from '../../log.ts';
import { silentLog } from '../../log.ts';
import { beginTransaction } from '../../testing/begin-transaction.server.ts';
import { testDatabase } from '../../testing/test-database.server.ts';
import { watchLag } from './watch-lag.server.ts';

const { pool } = await testDatabase();

function notebook() {
  const notes: unknown[] = [];
  const log: Log = { ...silentLog, warn: (fields: unknown) => notes.push(fields) };
  return { notes, log };
}

test('an operator is told which transaction holds subscribers back, once a minute', async () => {
  const { notes, log } = notebook();
  const { client, over } = await beginTransaction(pool);
  await client.query("set local application_name = 'a long import'");
  await client.query("select pg_current_xact_id(); set local lock_timeout = '1s'");
  const everySecond = watchLag(pool, log, () => 7.4);
  for (let second = 0; second < 60; second += 1) await everySecond();
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatchObject({ seconds: 7 });
  await eventually(async () => {
    // Other tests write on the same server; their transactions end, this one stays open.
    await everySecond();
    for (let second = 0; second < 60; second += 1) await everySecond();
    expect(JSON.stringify(notes)).toContain('a long import');
  });
  await over('rollback');
});

test('a server that keeps up is left in peace', async () => {
  const { notes, log } = notebook();
  const everySecond = watchLag(pool, log, () => 0.3);
  for (let second = 0; second < 200; second += 1) await everySecond();
  expect(notes).toEqual([]);
});
