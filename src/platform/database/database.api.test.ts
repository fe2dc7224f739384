import { describe, expect, inject, it } from 'vitest';
import { silentLog } from '../log.ts';
import { testAddress, testDatabase } from '../testing/test-database.server.ts';
import { asRefusal } from './as-refusal.ts';
import { refuseOlder } from './database.server.ts';
import { openDatabase } from './database.server.ts';
import { transaction } from './transaction.server.ts';

const database = await testDatabase({ pools: { requests: 2 } });
const { pool } = database;

describe('a programmer who reads columns', () => {
  it('gets numbers for counts, plain text for dates and instants for times', async () => {
    const { rows } = await pool.query(`
      select count(*) as count, date '2008-02-29' as born, '{3,4}'::bigint[] as sums,
        array[date '2008-02-29'] as days, timestamptz '2026-11-01 01:30-05' as at,
        array['a', null] as words, '{"a": [1]}'::jsonb as json, 0.1::float8 as ratio`);
    expect(rows).toEqual([
      {
        count: 1,
        born: '2008-02-29',
        sums: [3, 4],
        days: ['2008-02-29'],
        at: new Date('2026-11-01T06:30:00Z'),
        words: ['a', null],
        json: { a: [1] },
        ratio: 0.1,
      },
    ]);
  });

  it('finds the same columns through Kysely', async () => {
    const { rows } = await database.kysely.executeQuery(
      database.kysely
        .$extendTables<{ event_epoch: { epoch: string; floor_id: number } }>()
        .selectFrom('event_epoch')
        .select(['floor_id'])
        .compile(),
    );
    expect(rows).toEqual([{ floor_id: 0 }]);
  });
});

describe('a transaction', () => {
  it('keeps all when it ends well and nothing when it throws', async () => {
    await pool.query('create table note (words text primary key)');
    const answer = await transaction(pool, async (tx) => {
      await tx.query('insert into note values ($1)', ['kept']);
      return 'done';
    });
    expect(answer).toBe('done');
    const failure = transaction(pool, async (tx) => {
      await tx.query('insert into note values ($1)', ['lost']);
      throw new Error('thought better of it');
    });
    await expect(failure).rejects.toThrow('thought better of it');
    expect((await pool.query('select words from note')).rows).toEqual([{ words: 'kept' }]);
  });

  it('that dawdles is ended, so that it cannot hold back the events of others', async () => {
    const { rows } = await pool.query('show idle_in_transaction_session_timeout');
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }]);
    const cut = transaction(pool, async (tx) => {
      await tx.query('set local idle_in_transaction_session_timeout = 50');
      // pg reports the dropped connection at the next statement.
      await expect
        .poll(async () => {
          const open = `select from pg_stat_activity where datname = current_database()
            and state = 'idle in transaction'`;
          return (await pool.query(open)).rowCount;
        })
        .toBe(0);
      await tx.query('select 1');
    });
    const error: unknown = await cut.catch((reason: unknown) => reason);
    expect(asRefusal(error), String(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('gives its connection back, however it ends', async () => {
    for (let time = 0; time < 5; time += 1) {
      await transaction(pool, (tx) => tx.query('select 1 / 0')).catch(() => undefined);
    }
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('an operator with a server of their own', () => {
  it('opens it by its address', async () => {
    const opened = await openDatabase({
      dataDir: '/nowhere',
      databaseUrl: testAddress('postgres'),
      log: silentLog,
    });
    expect(opened.kind).toBe('server');
    const { rows } = await opened.pool.query(
      "select current_setting('application_name') as name, current_setting('statement_timeout') as limit",
    );
    expect(rows).toEqual([{ name: 'quad', limit: '10s' }]);
    await opened.close();
  });

  it('is told in a sentence when no one is there, when it is refused, when it is too old', async () => {
    const open = (databaseUrl: string) =>
      openDatabase({ dataDir: '/nowhere', databaseUrl, log: silentLog });
    const sentence = /^The database of DATABASE_URL cannot be opened: .+\.$/;
    await expect(open('postgresql://quad@127.0.0.1:1/quad')).rejects.toThrow(sentence);
    const wrong = new URL(inject('postgres').address);
    wrong.password = 'wrong';
    await expect(open(wrong.href)).rejects.toThrow(/password authentication failed/);
    expect(() => refuseOlder('14.22 (Debian 14.22-1)')).toThrow(
      'DATABASE_URL names a PostgreSQL 14.22 (Debian 14.22-1); Quad needs PostgreSQL 15 or newer.',
    );
    expect(() => refuseOlder('15.19 (Debian 15.19-0+deb12u1)')).not.toThrow();
    expect(() => refuseOlder('18.4')).not.toThrow();
  });
});
