import { expect, test } from 'vitest';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { sharing } from '../../../../tests/support/test-sharing.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';

const app = await testServer();
const { college, repOf, student, share, withdraw, taken } = await sharing(app);
const { pool } = app.database;

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

interface Page {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly gone: readonly Readonly<Record<string, unknown>>[];
  readonly next: string | null;
}

async function newKey(who: Person, name = 'CRM') {
  const { key, secret } = recordIn(
    await who.call(
      'mutation ($name: String!) { it: createLeadKey(name: $name) { key { id ending } secret } }',
      { name },
    ),
  );
  const { id, ending } = Object(key) as Readonly<Record<string, string>>;
  return { id: String(id), ending, secret: String(secret) };
}

const fetchLeads = (secret: string | null, query = '') =>
  app.fastify.inject({
    url: `/api/leads${query}`,
    headers: secret === null ? {} : { authorization: `Bearer ${secret}` },
  });
async function leadsFor(secret: string, query = ''): Promise<Page> {
  const answer = await fetchLeads(secret, query);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json<Page>();
}
const connections = async (who: Person) =>
  recordIn(
    await who.call('{ it: leadConnections { keys { id name ending createdBy lastUsedAt } } }'),
  );

test('a program with a key reads the leads of its college, and of no other', async () => {
  const [own, other] = [await college(), await college()];
  const [ada, bob] = [await student({ firstName: 'Ada' }), await student({ firstName: 'Bob' })];
  await share(ada, own.id, { groups: ['contact', 'school'] });
  await share(bob, other.id);
  const { secret, ending } = await newKey(own.rep);
  const { items, gone, next } = await leadsFor(secret);
  expect(items).toMatchObject([
    { firstName: 'Ada', email: ada.email, groups: ['contact', 'school'] },
  ]);
  expect(items[0]?.['gpaScore']).toBeNull();
  expect([gone, next]).toEqual([[], null]);
  const { items: same } = await taken(own.rep);
  expect(items[0]?.['id']).toBe(same[0]?.['id']);
  expect(await connections(own.rep)).toEqual({
    keys: [
      {
        id: expect.any(String),
        name: 'CRM',
        ending,
        createdBy: 'Rita Rep',
        lastUsedAt: app.world.now().toISOString(),
      },
    ],
  });
  expect(secret.endsWith(String(ending))).toBe(true);
});

test('a program pages through the leads, each once, and is told which to delete', async () => {
  const { id, rep } = await college();
  const people = [await student(), await student(), await student()];
  for (const one of people) await share(one, id);
  const { secret } = await newKey(rep);
  const seen: unknown[] = [];
  let after: string | null = null;
  do {
    const page: Page = await leadsFor(secret, `?limit=2${after ? `&after=${after}` : ''}`);
    seen.push(...page.items.map((one) => one['id']));
    after = page.next;
  } while (after !== null);
  expect(new Set(seen).size).toBe(3);
  expect(seen).toHaveLength(3);
  const [first] = people;
  if (!first) throw new Error('No student.');
  await withdraw(first, id);
  const { items, gone } = await leadsFor(secret);
  expect(items).toHaveLength(2);
  expect(gone).toEqual([{ id: expect.any(String), outcome: 'withdrawn' }]);
  expect(seen).toContain(gone[0]?.['id']);
});

test('a student who withdraws before any program asked is not named to it', async () => {
  const { id, rep } = await college();
  const ada = await student();
  await share(ada, id);
  await withdraw(ada, id);
  const { secret } = await newKey(rep);
  expect(await leadsFor(secret)).toEqual({ items: [], gone: [], next: null });
});

test('a student reads in their data when a college received it by a key, once', async () => {
  const { id, rep } = await college();
  await share(await student(), id);
  const { secret } = await newKey(rep);
  await leadsFor(secret);
  await leadsFor(secret);
  const { rows } = await pool.query('select listed from sharing_export where college_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ listed: 1 }]);
});

test('a key that is revoked, mistyped or missing, or of a closed college, reads nothing', async () => {
  const { id, rep } = await college();
  const { id: keyId, secret } = await newKey(rep);
  for (const wrong of [null, `${secret.slice(0, -1)}~`, 'quad_leads_', 'a'.repeat(300)])
    expect((await fetchLeads(wrong)).statusCode).toBe(401);
  await pool.query("update college set status = 'closed' where id = $1", [id]);
  expect((await fetchLeads(secret)).statusCode).toBe(401);
  await pool.query("update college set status = 'active' where id = $1", [id]);
  expect((await fetchLeads(secret)).statusCode).toBe(200);
  const revoke = (who: Person) =>
    who.call('mutation ($id: ID!) { it: revokeLeadKey(id: $id) }', { id: keyId });
  const other = await college();
  expect(codeOf(await revoke(other.rep))).toBe('NOT_FOUND');
  await revoke(await repOf(id));
  expect((await fetchLeads(secret)).statusCode).toBe(401);
  expect(codeOf(await revoke(rep))).toBe('NOT_FOUND');
  expect(await connections(rep)).toEqual({ keys: [] });
});

test('a rep who left can neither see nor make keys; the college’s own keeps working', async () => {
  const { rep } = await college();
  const { secret } = await newKey(rep);
  await pool.query('update college_rep set confirmed_at = null where user_id = $1', [rep.id]);
  expect(codeOf(await rep.call('{ leadConnections { keys { id } } }'))).toBe('CONFLICT');
  expect(codeOf(await rep.call('mutation { createLeadKey(name: "x") { secret } }'))).toBe(
    'CONFLICT',
  );
  expect((await fetchLeads(secret)).statusCode).toBe(200);
});

test('the secret of a key is nowhere in the database', async () => {
  const { rep } = await college();
  const { secret, id } = await newKey(rep);
  const { rows } = await pool.query(
    'select row_to_json(k)::text as text from lead_key k where id = $1',
    [id],
  );
  expect(JSON.stringify(rows)).not.toContain(secret.slice('quad_leads_'.length, -4));
});

test.each([
  ['?limit=0', 'limit'],
  ['?limit=501', 'limit'],
  ['?after=nowhere', 'after'],
  ['?fair=a&fair=b', 'fair'],
])('a program that asks for %s is told what is wrong', async (query, field) => {
  const { rep } = await college();
  const { secret } = await newKey(rep);
  const answer = await fetchLeads(secret, query);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(field);
});

test('a college has ten keys at most', async () => {
  const { rep } = await college();
  for (let n = 1; n <= 10; n += 1) await newKey(rep, `Key ${n}`);
  expect(codeOf(await rep.call('mutation { createLeadKey(name: "x") { secret } }'))).toBe(
    'CONFLICT',
  );
});
