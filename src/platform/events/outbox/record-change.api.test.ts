import { beforeAll, beforeEach, expect, test } from 'vitest';
import { beginTransaction } from '../../testing/begin-transaction.server.ts';
import { testDatabase } from '../../testing/test-database.server.ts';

const database = await testDatabase();
const { pool } = database;

beforeAll(() =>
  pool.query(`
    create table pet (id uuid primary key default gen_random_uuid(), name text, search_words text,
      updated_at timestamptz default now());
    create trigger record_change after insert or update or delete on pet
      for each row execute function record_change('Pet', 'search_words');
    create table key_ring (id text primary key, keeper text, secret text, updated_at timestamptz);
    create trigger record_viewer_change after insert or update or delete on key_ring
      for each row execute function record_viewer_change('keeper', 'id');`),
);
beforeEach(() => pool.query('truncate event'));

interface Body {
  readonly id?: string;
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
}

async function written() {
  const { rows } = await pool.query<{ topic: string; kind: string; body: Body }>(
    'select topic, kind, body from event order by xid, id',
  );
  return rows;
}

test('a pet that comes, is renamed and goes leaves three events with what was before and after', async () => {
  const { rows } = await pool.query<{ id: string }>(
    "insert into pet (name) values ('Rex') returning id",
  );
  await pool.query("update pet set name = 'Max'");
  await pool.query('delete from pet');
  const id = rows[0]?.id;
  expect(await written()).toMatchObject([
    { topic: 'Pet', kind: 'created', body: { id, before: null, after: { id, name: 'Rex' } } },
    {
      topic: 'Pet',
      kind: 'updated',
      body: { id, before: { name: 'Rex' }, after: { name: 'Max' } },
    },
    { topic: 'Pet', kind: 'deleted', body: { id, before: { name: 'Max' }, after: null } },
  ]);
});

test('of two people who change a pet, the one who began first and ended last is heard last', async () => {
  await pool.query("insert into pet (name) values ('Rex'), ('Bello')");
  const { client: slow, over } = await beginTransaction(pool);
  await slow.query("update pet set name = 'Bella' where name = 'Bello'");
  // A faster transaction that begins later and ends sooner.
  await pool.query("update pet set name = 'Max' where name = 'Rex'");
  await pool.query("update pet set name = 'Moritz' where name = 'Max'");
  await slow.query("update pet set name = 'Fido' where name = 'Moritz'");
  await slow.query("update pet set name = 'Hasso' where name = 'Fido'");
  await over('commit');
  const names = (await written()).map(({ body }) => body.after?.['name']);
  expect(names.slice(2)).toEqual(['Bella', 'Max', 'Moritz', 'Fido', 'Hasso']);
  await pool.query("delete from pet where name = 'Hasso'");
  expect((await written()).at(-1)).toMatchObject({ kind: 'deleted' });
});

test('a change that is taken back was none', async () => {
  await pool.query("insert into pet (name) values ('Rex')");
  await pool.query('truncate event');
  const client = await pool.connect();
  await client.query("begin; update pet set name = 'Max'; rollback");
  client.release();
  expect(await written()).toEqual([]);
});

test('an update that changes nothing but the hour tells no one', async () => {
  await pool.query("insert into pet (name) values ('Tom')");
  await pool.query('truncate event');
  await pool.query("update pet set name = name, updated_at = updated_at + interval '1 hour'");
  await pool.query("update pet set search_words = 'tom cat'");
  expect(await written()).toEqual([]);
});

test('columns that are no one’s business stay out of the images', async () => {
  await pool.query("insert into pet (name, search_words) values ('Kit', 'kit cat')");
  const [event] = await written();
  expect(Object.keys(event?.body.after ?? {}).sort()).toEqual(['id', 'name', 'updated_at']);
});

test('a change of rights names the account and the session, and keeps no secret', async () => {
  await pool.query("insert into key_ring values ('k1', 'ann', 'sesame')");
  await pool.query("update key_ring set keeper = 'ben'");
  await pool.query('update key_ring set updated_at = now()');
  await pool.query('update key_ring set keeper = null');
  await pool.query('delete from key_ring');
  const events = await written();
  expect(events).toEqual([
    { topic: 'viewer', kind: 'created', body: { accountId: 'ann', sessionId: 'k1' } },
    { topic: 'viewer', kind: 'updated', body: { accountId: 'ann', sessionId: 'k1' } },
    { topic: 'viewer', kind: 'updated', body: { accountId: 'ben', sessionId: 'k1' } },
    { topic: 'viewer', kind: 'updated', body: { accountId: 'ben', sessionId: 'k1' } },
  ]);
});
