import { setTimeout as pause } from 'node:timers/promises';
import { asRefusal } from '../database/as-refusal.ts';
import { openDatabase } from '../database/database.server.ts';
import { silentLog } from '../log.ts';

// A program for the crash tests: `keep-writing.server.ts DATA_DIR` prints the rows it found, then
// writes row after row and prints each number once its commit is acknowledged. If the database is
// unavailable it continues with the next row. It never exits.

const print = (word: string, value: unknown) =>
  process.stdout.write(`${JSON.stringify({ word, value })}\n`);

const database = await openDatabase({ dataDir: process.argv[2] ?? '', log: silentLog });
await database.pool.query('create table if not exists kept (row bigint primary key)');
const { rows } = await database.pool.query<{ row: number }>('select row from kept order by row');
print(
  'found',
  rows.map(({ row }) => row),
);
let next = Math.max(0, ...rows.map(({ row }) => row));
for (;;) {
  // A row that failed may still have been written: its number is never used again.
  next += 1;
  try {
    await database.pool.query('insert into kept values ($1)', [next]);
    print('wrote', next);
  } catch (error) {
    if (!asRefusal(error)) throw error;
    print('away', error instanceof Error ? error.message : error);
    await pause(5);
  }
}
