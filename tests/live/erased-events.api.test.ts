import { afterEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../src/features/accounts/delete-account.server.ts';
import { erasers } from '../../src/features/onboarding/personal-data/all-personal-data.server.ts';
import { LiveClient } from '../support/live-client.fixture.server.ts';
import { testRecords, writing } from '../support/test-records.server.ts';
import { testServer, type Person } from '../support/test-server.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);
const { pool } = app.database;
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
let clients: LiveClient[] = [];
afterEach(() => {
  clients.forEach((client) => client.close());
  clients = [];
});

let names = 0;
/** A name that occurs nowhere else in the outbox, also when a test is tried once more. */
const unheardOf = (name: string): string => `${name}${++names}x`;

/** Someone follows changed students, from now on or from a cursor, and records what arrives. */
async function follow(person: Person, cursor?: string) {
  const heard: { name: unknown; cursor: string }[] = [];
  let resyncs = 0;
  const following = {
    query: 'subscription ($after: String) { it: onUpdateStudent(after: $after) { id firstName } }',
    next: (data: Readonly<Record<string, unknown>>, at: string) =>
      void heard.push({ name: (data['it'] as { firstName: unknown }).firstName, cursor: at }),
    resync: () => void (resyncs += 1),
  };
  const url = () => `${address.replace('http', 'ws')}/graphql`;
  // A connection lost on a busy machine resumes.
  const client = new LiveClient(url, person.token, [following], cursor);
  clients.push(client);
  await client.connect();
  return { client, names: () => heard.map(({ name }) => name), heard, resyncs: () => resyncs };
}

async function student(firstName: string) {
  const person = await app.person('student');
  const own = { userId: person.id, owner: person.id, email: person.email, firstName };
  return { ...person, studentId: await make('Student', own) };
}

const rename = async (id: string, firstName: string) =>
  admin.call(writing('update', 'Student'), { input: { id, firstName } });

async function rowsWith(word: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from event where strpos(lower(body::text), lower($1)) > 0',
    [word],
  );
  return rows[0]?.count ?? 0;
}

describe('when someone leaves', () => {
  test('those who saw the records read afresh, now and when they come back, and no one else', async () => {
    const name = unheardOf('Zenobia');
    const leaver = await student(name);
    const stayer = await student('Bob');
    const present = await follow(admin);
    const bystander = await follow(stayer);
    // A new subscriber may be told to refetch because of new rights: that comes first.
    await rename(stayer.studentId, 'Robert');
    for (const who of [present, bystander]) await expect.poll(who.names).toEqual(['Robert']);
    const before = { present: present.resyncs(), bystander: bystander.resyncs() };
    await rename(leaver.studentId, `${name} One`);
    await expect.poll(present.names).toEqual(['Robert', `${name} One`]);
    const cursor = present.heard[1]?.cursor ?? '';
    await rename(leaver.studentId, `${name} Two`);
    await expect.poll(present.names).toHaveLength(3);
    expect(await rowsWith(name)).toBe(3);

    await deleteAccount(pool, app.world, erasers, leaver.id ?? '');
    expect([await rowsWith(name), await rowsWith(leaver.email)]).toEqual([0, 0]);
    await expect.poll(present.resyncs).toBe(before.present + 1);

    const back = await follow(admin, cursor);
    await expect.poll(back.resyncs).toBeGreaterThan(0);
    await rename(stayer.studentId, 'Bobby');
    for (const who of [present, back, bystander])
      await expect.poll(() => who.names().at(-1)).toBe('Bobby');
    expect(back.names()).toEqual(['Bobby']);
    expect(bystander.names()).toEqual(['Robert', 'Bobby']);
    expect(bystander.resyncs()).toBe(before.bystander);
    expect(clients.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('what they had taken back themselves is out of the outbox, too', async () => {
    const name = unheardOf('Ottoline');
    const leaver = await student(name);
    const registration = await make('FairAttendee', {
      firstName: name,
      email: leaver.email.toUpperCase(),
    });
    await admin.call(writing('delete', 'FairAttendee'), { input: { id: registration } });
    expect(await rowsWith(name)).toBe(3);
    await deleteAccount(pool, app.world, erasers, leaver.id ?? '');
    expect([await rowsWith(name), await rowsWith(leaver.email)]).toEqual([0, 0]);
  });

  test('a college that only loses an owner stays in the outbox as it was', async () => {
    const rep = await app.person('college');
    const name = unheardOf('Quietly Owned College ');
    const id = await make('College', { name, owner: rep.id });
    const before = await rowsWith(name);
    await deleteAccount(pool, app.world, erasers, rep.id ?? '');
    // One more: that it no longer has an owner.
    expect(await rowsWith(name)).toBe(before + 1);
    const { rows } = await pool.query('select owner from college where id = $1', [id]);
    expect(rows).toEqual([{ owner: null }]);
  });
});
