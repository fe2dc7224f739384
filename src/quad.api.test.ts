import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from './platform/testing/test-database.server.ts';

const database = await testDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'quad-command-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const program = fileURLToPath(new URL('quad.ts', import.meta.url));

/** Runs the command line as an operator does, in a process of its own. */
function quad(words: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const { promise, resolve } = Promise.withResolvers<{
    exitCode: number;
    output: string;
    errors: string;
  }>();
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    DATABASE_URL: database.connectionString,
    ...variables,
  };
  const child = execFile(process.execPath, [program, ...words], { env }, (_error, out, err) => {
    resolve({ exitCode: child.exitCode ?? -1, output: out, errors: err });
  });
  return promise;
}

describe('an operator at the command line', () => {
  test('makes the first admin, and is told the temporary password once', async () => {
    const first = await quad(['create-admin', 'ada@example.test']);
    expect(first).toMatchObject({ exitCode: 0, errors: '' });
    expect(first.output).toMatch(/^ada@example\.test is an admin\. .*\n\S{12,}\n$/);
    expect(await quad(['create-admin', 'ada@example.test'])).toEqual({
      exitCode: 0,
      output: 'ada@example.test was an admin already.\n',
      errors: '',
    });
  });

  test('is told that the database is up to date', async () => {
    expect(await quad(['migrate'])).toEqual({
      exitCode: 0,
      output: 'The database is up to date.\n',
      errors: '',
    });
  });

  test('sees which migrations have run and which are still to run, and runs none by it', async () => {
    const older = await testDatabase();
    const variables = { DATABASE_URL: older.connectionString };
    const all = await quad(['migrate', '--status'], variables);
    expect(all.output).toMatch(
      /^has run {2}0001-ground\n(has run .*\n)+The database is up to date\.\n$/,
    );
    await older.pool.query('delete from migration where name = (select max(name) from migration)');
    const some = await quad(['migrate', '--status'], variables);
    expect(some.output).toMatch(
      /\nto run {2}.*\n1 to run; npm run quad -- migrate or the next start/,
    );
    expect(await quad(['migrate', '--status'], variables)).toEqual(some);
  });

  test('cannot start an older Quad on tables that a newer one has made', async () => {
    const newer = await testDatabase();
    await newer.pool.query(`insert into migration (name, timestamp) values ('9999-later', '')`);
    expect(await quad(['migrate'], { DATABASE_URL: newer.connectionString })).toEqual({
      exitCode: 1,
      output: '',
      errors:
        'This database was made by a newer Quad (it has 9999-later): start that one, or restore an older backup.\n',
    });
  });

  test.each([
    [['create-admin', 'nobody'], {}, '"nobody" is not an e-mail address.\n'],
    [['create-admin'], {}, 'Please write it so: npm run quad -- create-admin EMAIL\n'],
    [
      ['migrate'],
      { DATABASE_URL: 'mysql://localhost/quad' },
      'DATABASE_URL must be an address that begins with postgresql:// or postgres://.\n',
    ],
    [
      ['migrate'],
      { DATABASE_URL: 'postgresql://127.0.0.1:1/quad' },
      'The database of DATABASE_URL cannot be opened: connect ECONNREFUSED 127.0.0.1:1.\n',
    ],
  ])('who types %j with %o gets one sentence and exit code 1', async (words, variables, errors) => {
    expect(await quad(words, variables)).toEqual({ exitCode: 1, output: '', errors });
  });
});
