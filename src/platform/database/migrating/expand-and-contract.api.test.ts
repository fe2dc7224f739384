import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.server.ts';
import type { Database } from '../database.server.ts';
import { migrate, ownMigrations, readOwnMigrations } from '../migrate.server.ts';
import { readPromises, whatContracts } from './what-contracts.fixture.server.ts';

/** The migration that brought the rule: no two releases ran side by side before it. */
const first = '0051-rolling-upgrades';

test('an operator who upgrades process by process meets no migration that breaks the older ones unannounced', async () => {
  const database = await testDatabase();
  await database.pool.query(
    `drop schema public cascade; drop schema jobs cascade; drop schema graphile_worker cascade;
     create schema public`,
  );
  const names = await readOwnMigrations();
  const start = names.indexOf(first);
  await migrate(database, ownMigrations, names[start - 1]);
  let before = await readPromises(database.pool);
  for (const name of names.slice(start)) {
    await migrate(database, ownMigrations, name);
    const after = await readPromises(database.pool);
    const { rows } = await database.pool.query<{ lowest: string; reason: string }>(
      'select lowest, reason from migration_floor where migration = $1',
      [name],
    );
    const contracts = whatContracts(before, after);
    // Migrations that remove or tighten something name the migration a process must know
    // (CONTRIBUTING.md).
    if (rows.length === 0) expect([name, contracts]).toEqual([name, []]);
    for (const { lowest, reason } of rows) {
      expect(names.slice(0, names.indexOf(name) + 1)).toContain(lowest);
      expect(reason).toMatch(/\S+ \S+/);
    }
    before = after;
  }
});

describe('someone who writes a migration', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  });

  /** What the migration would take from processes that are older than it. */
  async function contractsOf(sql: string): Promise<string[]> {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      const before = await readPromises(client);
      await client.query(sql);
      return whatContracts(before, await readPromises(client));
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  test.each([
    'create table later (id uuid primary key, fair_id uuid not null references fair (id))',
    'alter table fair add column later text',
    `alter table fair add column later text not null default '' check (later <> 'never')`,
    'alter table fair add column later uuid references college (id) on delete set null',
    'alter table fair add column later text; create unique index on fair (later)',
    'alter table fair alter column name drop not null',
    'create index on fair (name)',
    'create view later as select id from fair',
    'create function later() returns int language sql as $$ select 1 $$',
  ])('may add without a word: %s', async (sql) => {
    expect(await contractsOf(sql)).toEqual([]);
  });

  test.each([
    ['drop table saved_college cascade', 'column public.saved_college.saved_at is gone'],
    ['alter table fair drop column description', 'column public.fair.description is gone'],
    [
      'alter table fair rename column description to about',
      'column public.fair.description is gone',
    ],
    ['alter table fair rename to event_of_many', 'column public.fair.id is gone'],
    [
      'alter table fair alter column description set not null',
      'column public.fair.description was "text" and is "text not null"',
    ],
    [
      'alter table fair alter column description type varchar(80)',
      'column public.fair.description was "text" and is "character varying(80)"',
    ],
    [
      'alter table account alter column two_factor_enabled drop default',
      'column public.account.two_factor_enabled was "boolean not null default" and is "boolean not null"',
    ],
    [
      'alter table fair add column later text not null',
      'column public.fair.later is new: text not null',
    ],
    [
      'alter table fair add constraint named check (length(name) < 900)',
      'rule public.fair.named is new: CHECK ((length(name) < 900))',
    ],
    [
      'create unique index one_name on fair (name)',
      'unique public.fair.one_name is new: CREATE UNIQUE INDEX one_name ON public.fair USING btree (name)',
    ],
    [
      'drop trigger registration_tells_student on fair_attendee',
      'trigger public.fair_attendee.registration_tells_student is gone',
    ],
    [
      'drop function registration_tells_student() cascade',
      'function public.registration_tells_student() is gone',
    ],
    ['drop table jobs.schedule cascade', 'column jobs.schedule.name is gone'],
  ])('is told what it takes from older processes: %s', async (sql, found) => {
    expect(await contractsOf(sql)).toContain(found);
  });
});
