import { randomBytes, randomInt } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openDatabaseAt } from '../../src/platform/database/database.server.ts';
import { migrate, readOwnMigrations } from '../../src/platform/database/migrate.server.ts';
import { settleEpoch } from '../../src/platform/events/read-outbox.server.ts';
import type { FileStore } from '../../src/platform/files/file-store.server.ts';
import { silentLog } from '../../src/platform/log.ts';
import { otherCluster } from '../../src/platform/testing/other-database.server.ts';
import { testDatabase } from '../../src/platform/testing/test-database.server.ts';
import {
  backUp,
  digestTables,
  restore,
  storeIn,
  workFolder,
} from '../../src/platform/backup/backup.fixture.server.ts';
import { formPreamble } from '../../src/platform/backup/backup-format.ts';

const folder = await workFolder();
const other = await otherCluster();
const database = await testDatabase();
const files = storeIn(join(folder, 'files'));

// Enough for the file to have many blocks, and every kind of character that COPY has to escape.
await run(
  database.connectionString,
  `insert into account (email, user_type, name)
   select n || '@people.test', 'student',
     'Tab' || chr(9) || 'line' || chr(10) || 'back\\slash \\N é 学 ' || repeat(md5(n::text), 20)
   from generate_series(1, 3000) n`,
);
const whole = join(folder, 'whole.backup');
await backUp(database.connectionString, whole, files);
const bytes = await readFile(whole);

/** A database in use, and its contents. */
async function inUse(): Promise<{ address: string; before: Record<string, string> }> {
  const address = await other.emptyDatabase();
  await migrate({ connectionString: address });
  await run(address, account('The one that was here'));
  return { address, before: await digestTables(address) };
}

async function run(address: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A statement that makes an account. */
const account = (name: string) =>
  `insert into account (email, user_type, name) values (gen_random_uuid() || '@people.test', 'student', '${name}')`;

/** A statement that makes a session of an account. */
const session = (of: string) =>
  `insert into session (account_id, token, expires_at, updated_at) select ${of}, gen_random_uuid(), now(), now()`;

async function fileOf(name: string, content: Buffer): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

const standing = await inUse();

/** Tries to restore a file over existing data; returns the error message. */
async function refusal(file: string, how: { replace?: boolean; passphrase?: string } = {}) {
  const sentence = await restore(file, standing.address, files, { replace: true, ...how }).then(
    () => 'It was restored.',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  expect(await digestTables(standing.address)).toEqual(standing.before);
  return sentence;
}

describe('an operator whose backup cannot be used is told so, and nothing is changed', () => {
  test('when it was cut off, at whatever place', async () => {
    const places = Array.from({ length: 20 }, () => randomInt(0, bytes.length));
    for (const place of [0, 1, bytes.length - 1, ...places]) {
      const sentence = await refusal(await fileOf('cut', bytes.subarray(0, place)));
      expect([place, sentence]).toEqual([
        place,
        expect.stringMatching(/is incomplete or damaged|is not a backup of Quad/),
      ]);
    }
  });

  test('when one bit of it has flipped, at whatever place', async () => {
    const places = Array.from({ length: 20 }, () => randomInt(0, bytes.length));
    for (const place of [0, 12, bytes.length - 1, ...places]) {
      const flipped = Buffer.from(bytes);
      flipped[place] = (flipped[place] ?? 0) ^ (1 << randomInt(0, 8));
      const sentence = await refusal(await fileOf('flipped', flipped));
      expect([place, sentence]).toEqual([
        place,
        expect.stringMatching(/is incomplete or damaged|not a backup of Quad|newer Quad/),
      ]);
    }
  });

  test.each([
    ['it is another file', Buffer.from('PGDMP and so on\n'), 'is not a backup of Quad.'],
    ['it is empty', Buffer.alloc(0), 'is not a backup of Quad.'],
    [
      'its format is newer',
      Buffer.concat([Buffer.from('quad-backup 2 plain\n'), randomBytes(500)]),
      'was made by a newer Quad (its format is 2, this Quad reads 1).',
    ],
    ['it holds nothing', Buffer.from(formPreamble({})), 'is incomplete or damaged.'],
  ])('when %s', async (_what, content, sentence) => {
    const file = await fileOf('strange', content);
    expect(await refusal(file)).toBe(`${file} ${sentence}`);
  });

  test('when it is not there', async () => {
    expect(await refusal(join(folder, 'nowhere'))).toBe(
      `${join(folder, 'nowhere')} cannot be read.`,
    );
  });

  test('when Quad has been in the database and no one said that it may be replaced', async () => {
    expect(await refusal(whole, { replace: false })).toMatch(
      /^This database already has Quad data\. Run again with --replace/,
    );
  });

  test('when Quad is running on the database', async () => {
    const app = openDatabaseAt(other.kind, standing.address, { log: silentLog });
    await app.pool.query('select 1');
    try {
      expect(await refusal(whole)).toBe(
        'Quad is running on this database. Stop every Quad process, then restore.',
      );
    } finally {
      await app.close();
    }
  });

  test('when the database is used for something else', async () => {
    const address = await other.emptyDatabase();
    await run(address, 'create table of_others (n int)');
    await expect(restore(whole, address, files, { replace: true })).rejects.toThrow(
      'The database has tables that aren’t Quad’s',
    );
  });

  test('when its Quad was newer', async () => {
    const newer = await testDatabase();
    await newer.pool.query(`insert into migration (name, timestamp) values ('9999-later', '')`);
    const file = join(folder, 'newer.backup');
    await backUp(newer.connectionString, file, files);
    expect(await refusal(file)).toBe(
      `${file} was made by a newer version of Quad (it has 9999-later). Restore it with that version.`,
    );
  });

  test('when its rows do not fit together, and no file is left behind', async () => {
    const odd = await testDatabase();
    await odd.pool.query(`${account('A')};
      alter table session drop constraint session_account_id_fkey;
      ${session('gen_random_uuid()')}`);
    const store = storeIn(join(folder, 'odd-files'));
    await store.put('left-behind', pieces('content'), 'text/plain');
    const file = join(folder, 'odd.backup');
    await backUp(odd.connectionString, file, store);
    expect(await refusal(file)).toMatch(/foreign key constraint/);
    expect(await keysOf(files)).toEqual([]);
  });
});

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list('')) keys.push(key);
  return keys;
}

describe('an operator who restores', () => {
  test('over a database in use finds the backup in its place, and live clients read afresh', async () => {
    const { address } = await inUse();
    const pool = openDatabaseAt(other.kind, address, { log: silentLog });
    const before = await settleEpoch(pool.pool);
    await pool.close();
    await restore(whole, address, files, { replace: true });
    expect(await digestTables(address)).toEqual(await digestTables(database.connectionString));
    const after = openDatabaseAt(other.kind, address, { log: silentLog });
    expect(await settleEpoch(after.pool)).not.toBe(before);
    await after.close();
  });

  test('a backup from before an upgrade has the tables brought up to date', async () => {
    const names = await readOwnMigrations();
    const old = await other.emptyDatabase();
    const level = '0010-webinars-of-published-fairs';
    await migrate({ connectionString: old }, undefined, level);
    await run(old, account('From before the upgrade'));
    const file = join(folder, 'old.backup');
    await backUp(old, file, files);
    const address = await other.emptyDatabase();
    const { migrated } = await restore(file, address, files);
    expect(migrated).toEqual(names.slice(names.indexOf(level) + 1));
    expect(await run(address, 'select name from account')).toEqual([
      { name: 'From before the upgrade' },
    ]);
  });

  test('an encrypted backup needs its passphrase, and no one else can read it', async () => {
    const file = join(folder, 'sealed.backup');
    await backUp(database.connectionString, file, files, 'correct horse battery staple');
    expect((await readFile(file)).includes('College')).toBe(false);
    expect(await refusal(file)).toBe(
      `${file} is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.`,
    );
    expect(await refusal(file, { passphrase: 'wrong horse' })).toBe(
      'BACKUP_PASSPHRASE is wrong: this backup was made with a different one.',
    );
    const address = await other.emptyDatabase();
    await restore(file, address, files, { passphrase: 'correct horse battery staple' });
    expect(await digestTables(address)).toEqual(await digestTables(database.connectionString));
  });

  test('gets numbers that go on where they were', async () => {
    await run(database.connectionString, 'select setval($$event_id_seq$$, 123456)');
    const file = join(folder, 'sequences.backup');
    await backUp(database.connectionString, file, files);
    const address = await other.emptyDatabase();
    await restore(file, address, files);
    expect(await run(address, 'select nextval($$event_id_seq$$)::int as next')).toEqual([
      { next: 123457 },
    ]);
  });
});

describe('an operator who makes a backup', () => {
  test('never loses an older one by it', async () => {
    await expect(backUp(database.connectionString, whole, files)).rejects.toThrow(
      `${whole} already exists. A backup never overwrites a file.`,
    );
    expect(bytes.equals(await readFile(whole))).toBe(true);
  });

  test('of a database in which Quad has never been is told so, and no file appears', async () => {
    const file = join(folder, 'nothing.backup');
    await expect(backUp(await other.emptyDatabase(), file, files)).rejects.toThrow(
      'Quad has never used this database.',
    );
    expect((await readdir(folder)).filter((name) => name.startsWith('nothing'))).toEqual([]);
  });

  test('while people write gets one instant of everything', async () => {
    const enough = new AbortController();
    const writer = (async () => {
      while (!enough.signal.aborted)
        await database.pool.query(
          `with made as (${account('Pair')} returning id) ${session('made.id')} from made`,
        );
    })();
    const file = join(folder, 'busy.backup');
    await backUp(database.connectionString, file, files);
    enough.abort();
    await writer;
    const address = await other.emptyDatabase();
    await restore(file, address, files);
    expect(
      await run(
        address,
        `select (select count(*) from account where name = 'Pair') = count(*) as paired from session`,
      ),
    ).toEqual([{ paired: true }]);
  });
});
