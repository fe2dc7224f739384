import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.server.ts';
import { migrate } from './migrate.server.ts';

const database = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'quad-migrations-'));
afterAll(() => rm(folder, { recursive: true }));

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

/** What an operator sees who starts on a database with two migrations behind it. */
beforeEach(async () => {
  await rm(folder, { recursive: true });
  await mkdir(folder);
  await write('0001-first.sql', 'create table first (n int); insert into first values (1);');
  await write(
    '0002-second.sql',
    `create function twice(n int) returns int language sql as $$ select n * 2; $$;
     create table second as select twice(n) as n from first;`,
  );
  await database.pool
    .query(`drop table if exists first, second, third, migration, migration_floor, migration_lock;
    drop function if exists twice`);
});

const tables = async () => {
  const { rows } = await database.pool.query<{ found: string[] }>(`
    select array_agg(relname::text order by relname) as found from pg_class
    where relname in ('first', 'second', 'third')`);
  return rows[0]?.found;
};

describe('an operator who starts Quad on a database', () => {
  it('has every migration run, in order, once', async () => {
    expect(await migrate(database, folder)).toEqual(['0001-first', '0002-second']);
    expect(await migrate(database, folder)).toEqual([]);
    expect((await database.pool.query('select n from second')).rows).toEqual([{ n: 2 }]);
  });

  it('has the new ones run after an update', async () => {
    await migrate(database, folder);
    await write('0003-third.sql', 'create table third ();');
    await write('notes.txt', 'not a migration');
    expect(await migrate(database, folder)).toEqual(['0003-third']);
  });

  it('is told which migration fails, and nothing is half done', async () => {
    await write('0003-third.sql', 'create table third (); select 1 / 0;');
    await expect(migrate(database, folder)).rejects.toThrow(
      'Migration 0003-third failed: division by zero.',
    );
    expect(await tables()).toBeNull();
    await write('0003-third.sql', 'create table third ();');
    expect(await migrate(database, folder)).toEqual(['0001-first', '0002-second', '0003-third']);
  });

  it('has them wait for requests that use several tables, and none of these fails', async () => {
    await migrate(database, folder);
    await write(
      '0003-third.sql',
      'alter table first add column tomorrow int; alter table second add column tomorrow int;',
    );
    const request = await database.pool.connect();
    try {
      await request.query('begin; select from second');
      const migrated = migrate(database, folder);
      // The migration wants both tables by now, and the request holds one of them.
      await expect
        .poll(async () => {
          const { rows } = await database.pool.query(
            "select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'first'",
          );
          return rows.length;
        })
        .toBe(1);
      await request.query('select from first');
      await request.query('commit');
      expect(await migrated).toEqual(['0003-third']);
    } finally {
      request.release(true);
    }
  });

  it('with two processes at once has each migration run by one of them', async () => {
    const program = fileURLToPath(new URL('../testing/run-migrations.server.ts', import.meta.url));
    const run = () =>
      promisify(execFile)(process.execPath, [program, database.connectionString, folder]);
    await write('0003-third.sql', 'create table third (); select pg_sleep(0.3);');
    const said = await Promise.all([run(), run(), run()]);
    expect(said.map(({ stdout }) => stdout).sort()).toEqual([
      '["0001-first","0002-second","0003-third"]',
      '[]',
      '[]',
    ]);
    expect(await tables()).toEqual(['first', 'second', 'third']);
  });
});

describe('an operator who starts an older Quad on the tables of a newer one', () => {
  const floor =
    'create table migration_floor (migration text primary key, lowest text not null, reason text not null);';
  /** The migrations of the newer one run; afterwards the folder is that of the older one. */
  const afterNewer = async (newer: Readonly<Record<string, string>>) => {
    for (const [name, sql] of Object.entries(newer)) await write(`${name}.sql`, sql);
    await migrate(database, folder);
    for (const name of Object.keys(newer)) await rm(join(folder, `${name}.sql`));
    return migrate(database, folder);
  };

  it('goes on where the newer one has only added', async () => {
    const newer = { '0003-third': `${floor} create table third ();` };
    expect(await afterNewer(newer)).toEqual([]);
    expect(await tables()).toEqual(['first', 'second', 'third']);
  });

  it('goes on where the newer one took away what no Quad that knows its migrations uses', async () => {
    const newer = {
      '0003-third': `${floor} drop table second;
        insert into migration_floor values ('0003-third', '0002-second', 'second was replaced');`,
    };
    expect(await afterNewer(newer)).toEqual([]);
  });

  it('is refused in one sentence where the newer one took away what the older one uses', async () => {
    const newer = {
      '0003-third': `${floor} create table third ();`,
      '0004-fourth': `drop table first;
        insert into migration_floor values ('0004-fourth', '0003-third', 'third took its place');`,
    };
    await expect(afterNewer(newer)).rejects.toThrow(
      'This database was made by a newer Quad and has changed too much for this one (0004-fourth needs 0003-third): start that one, or restore an older backup.',
    );
  });

  it('is refused when the tables lack what it brings, for they are of another line', async () => {
    await rm(join(folder, '0002-second.sql'));
    await write('0003-third.sql', 'create table third ();');
    await migrate(database, folder);
    await rm(join(folder, '0003-third.sql'));
    await write('0002-second.sql', 'create table second ();');
    await expect(migrate(database, folder)).rejects.toThrow(
      'This database was made by another Quad (it has 0003-third and lacks 0002-second): start that one, or restore an older backup.',
    );
  });
});
