import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../src/platform/testing/test-database.server.ts';
import { runQuad } from '../support/processes/run-quad.fixture.server.ts';

const database = await testDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'quad-command-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs the command line as an operator does, in a separate process. */
const quad = (words: readonly string[], variables: Readonly<Record<string, string>> = {}) =>
  runQuad(words, { DATA_DIR: dataDir, DATABASE_URL: database.connectionString, ...variables });

describe('an operator at the command line', () => {
  test('makes the first admin, and is told the temporary password once', async () => {
    const first = await quad(['create-admin', 'ada@example.test']);
    expect(first).toMatchObject({ exitCode: 0, errors: '' });
    expect(first.output).toMatch(/^ada@example\.test is an admin\. .*\n\S{12,}\n$/);
    expect(await quad(['create-admin', 'ada@example.test'])).toEqual({
      exitCode: 0,
      output: 'ada@example.test is already an admin.\n',
      errors: '',
    });
  });

  test('takes the second factor from who has lost it, on record, and says where there is none', async () => {
    await quad(['create-admin', 'lost@example.test']);
    const reset = () => quad(['reset-second-factor', ' LOST@example.test']);
    expect((await reset()).output).toBe('lost@example.test had no second factor.\n');
    const { pool } = database;
    const holder = "(select id from account where email = 'lost@example.test')";
    await pool.query(
      `insert into two_factor (account_id, secret, backup_codes) values (${holder}, '', '')`,
    );
    await pool.query(
      `insert into passkey (account_id, credential_id, public_key, name, created_at)
       values (${holder}, 'lost', '', 'Phone', now())`,
    );
    expect((await reset()).output).toBe(
      'lost@example.test signs in with only the password until a new second factor is set up.\n',
    );
    const { rows } = await pool.query(
      `select (select count(*)::int from two_factor) + (select count(*)::int from passkey) as left,
         (select details from audit_entry where action = 'resetSecondFactor') as details`,
    );
    expect(rows).toEqual([{ left: 0, details: { by: 'command' } }]);
    expect(await quad(['reset-second-factor', 'nobody@example.test'])).toMatchObject({
      exitCode: 1,
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
    expect(some.output).toMatch(/\nto run {2}.*\n1 to run; quad migrate or the next start/);
    expect(await quad(['migrate', '--status'], variables)).toEqual(some);
  });

  test('goes on with an older Quad on tables that a newer one has added to, not on others', async () => {
    const newer = await testDatabase();
    const variables = { DATABASE_URL: newer.connectionString };
    await newer.pool.query(`insert into migration (name, timestamp) values ('9999-later', '')`);
    const goesOn = 'A newer Quad has added to the tables. This one can work with them.\n';
    expect(await quad(['migrate'], variables)).toEqual({ exitCode: 0, output: goesOn, errors: '' });
    expect((await quad(['migrate', '--status'], variables)).output).toMatch(
      /\nnewer {4}9999-later\nA newer Quad has added/,
    );
    await newer.pool.query(
      `insert into migration_floor values ('9999-later', '9998-late', 'gone')`,
    );
    const refusal =
      'This database was made by a newer Quad and has changed too much for this one (9999-later needs 9998-late): start that one, or restore an older backup.\n';
    expect(await quad(['migrate'], variables)).toEqual({
      exitCode: 1,
      output: '',
      errors: refusal,
    });
    const status = await quad(['migrate', '--status'], variables);
    expect(status.output.endsWith(refusal)).toBe(true);
  });

  test.each([
    [['create-admin', 'nobody'], {}, '"nobody" is not an email address.\n'],
    [['create-admin'], {}, 'Usage: quad create-admin EMAIL\n'],
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
