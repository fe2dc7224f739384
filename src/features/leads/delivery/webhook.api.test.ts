import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { sharing } from '../../../../tests/support/test-sharing.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';

interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A college's own program: what it got, and how it answers by path. */
const calls: Call[] = [];
const statuses = new Map<string, number>();
const program = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    calls.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(statuses.get(request.url ?? '') ?? 204).end();
  });
});
program.listen(0, '127.0.0.1');
await once(program, 'listening');
afterAll(() => {
  program.closeAllConnections();
  program.close();
});
const host = `127.0.0.1:${(program.address() as AddressInfo).port}`;

const app = await testServer(undefined, { env: { WEBHOOK_HOSTS: host } });
const { college, student, share, withdraw } = await sharing(app);
const { pool } = app.database;

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const setUrl = (who: Person, url: string) =>
  who.call(
    'mutation ($url: String!) { it: setLeadWebhook(url: $url) { webhook { url } secret } }',
    { url },
  );
const connect = async (who: Person, path: string) => {
  const { secret } = recordIn(await setUrl(who, `http://${host}${path}`));
  return String(secret);
};
const webhook = async (who: Person) => {
  const { webhook: found } = recordIn(
    await who.call(`{ it: leadConnections { webhook { failingSince pausedAt nextAttemptAt lastSuccessAt
      attempts { isTest leads gone status problem } } } }`),
  );
  return Object(found) as Readonly<Record<string, unknown>>;
};
const callsTo = (path: string) => calls.filter((one) => one.path === path);
const bodiesTo = (path: string) =>
  callsTo(path).map(({ body }) => JSON.parse(body) as Readonly<Record<string, unknown>>);

const minutesPass = async (minutes = 1) => {
  app.world.advance(minutes * 60_000);
  await app.jobs.runDue();
};

test('a college’s program gets each lead once, signed, and hears of changes and withdrawals', async () => {
  const { id, rep } = await college();
  const ada = await student({ firstName: 'Ada' });
  await share(ada, id);
  const secret = await connect(rep, '/once');
  await minutesPass();
  await minutesPass();
  expect(bodiesTo('/once')).toMatchObject([
    { type: 'leads.changed', leads: [{ firstName: 'Ada', email: ada.email }], gone: [] },
  ]);
  const [call] = callsTo('/once');
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const {
    'webhook-id': messageId,
    'webhook-timestamp': at,
    'webhook-signature': signature,
  } = call?.headers ?? {};
  const signed = `${String(messageId)}.${String(at)}.${call?.body ?? ''}`;
  expect(signature).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);

  await pool.query('update student set first_name = $2 where user_id = $1', [ada.id, 'Augusta']);
  await minutesPass();
  expect(bodiesTo('/once').at(-1)).toMatchObject({ leads: [{ firstName: 'Augusta' }] });
  await withdraw(ada, id);
  await minutesPass();
  await minutesPass();
  const { leads } = bodiesTo('/once')[0] ?? {};
  const [lead] = leads as readonly Readonly<Record<string, unknown>>[];
  expect(bodiesTo('/once').slice(2)).toEqual([
    { type: 'leads.changed', leads: [], gone: [{ id: lead?.['id'], outcome: 'withdrawn' }] },
  ]);
});

test('while the program fails, attempts get rarer; when it is back, everything arrives', async () => {
  const { id, rep } = await college();
  await share(await student(), id);
  statuses.set('/down', 503);
  await connect(rep, '/down');
  for (let minute = 0; minute < 20; minute += 1) await minutesPass();
  const failed = callsTo('/down').length;
  expect(failed).toBeGreaterThan(2);
  expect(failed).toBeLessThan(7);
  const failing = await webhook(rep);
  expect(failing['failingSince']).not.toBeNull();
  expect(failing['pausedAt']).toBeNull();
  expect(failing['attempts']).toContainEqual({
    isTest: false,
    leads: 1,
    gone: 0,
    status: 503,
    problem: 'status',
  });
  // The same content comes under the same id, so that the program can tell.
  expect(new Set(callsTo('/down').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  statuses.delete('/down');
  await minutesPass(60);
  expect(callsTo('/down')).toHaveLength(failed + 1);
  expect(await webhook(rep)).toMatchObject({ failingSince: null });
});

test('after three days of failures sending pauses, and a test that arrives resumes it', async () => {
  const { id, rep } = await college();
  await share(await student(), id);
  statuses.set('/lost', 410);
  await connect(rep, '/lost');
  await minutesPass();
  const { failingSince, pausedAt } = await webhook(rep);
  expect([failingSince, pausedAt]).toEqual([app.world.now().toISOString(), null]);
  await minutesPass(71 * 60);
  expect((await webhook(rep))['pausedAt']).toBeNull();
  await minutesPass(2 * 60);
  expect((await webhook(rep))['pausedAt']).not.toBeNull();
  const before = callsTo('/lost').length;
  await minutesPass(600);
  expect(callsTo('/lost')).toHaveLength(before);
  const test = () => rep.call('mutation { it: tryLeadWebhook { attempts { isTest problem } } }');
  const { attempts } = recordIn(await test());
  expect((attempts as unknown[])[0]).toEqual({ isTest: true, problem: 'status' });
  expect((await webhook(rep))['pausedAt']).not.toBeNull();
  statuses.delete('/lost');
  await test();
  expect(bodiesTo('/lost').at(-1)).toEqual({ type: 'leads.test' });
  await minutesPass();
  expect(bodiesTo('/lost').at(-1)).toMatchObject({ type: 'leads.changed' });
});

test('a rep can’t aim Quad at an address of its own network', async () => {
  const { rep } = await college();
  for (const url of [
    'http://crm.example.com/leads',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest',
    'https://localhost/',
    `http://127.0.0.1:1/`,
    'https://user:word@crm.example.com/',
    'ftp://crm.example.com/',
    'leads',
  ])
    expect(codeOf(await setUrl(rep, url))).toBe('BAD_USER_INPUT');
  expect(codeOf(await rep.call('mutation { tryLeadWebhook { id } }'))).toBe('NOT_FOUND');
});

test('a college whose page is closed sends nothing, and says nothing of withdrawals', async () => {
  const { id, rep } = await college();
  await share(await student(), id);
  await connect(rep, '/closed');
  await minutesPass();
  expect(callsTo('/closed')).toHaveLength(1);
  await pool.query("update college set status = 'closed' where id = $1", [id]);
  await minutesPass();
  expect(callsTo('/closed')).toHaveLength(1);
});

test('another address gets all leads and another secret; after removal no one gets any', async () => {
  const { id, rep } = await college();
  await share(await student(), id);
  const first = await connect(rep, '/first');
  await minutesPass();
  const second = await connect(rep, '/second');
  expect(second).not.toBe(first);
  await minutesPass();
  expect([callsTo('/first').length, callsTo('/second').length]).toEqual([1, 1]);
  await rep.call('mutation { removeLeadWebhook }');
  await share(await student(), id);
  await minutesPass();
  expect([callsTo('/first').length, callsTo('/second').length]).toEqual([1, 1]);
  expect(codeOf(await rep.call('mutation { removeLeadWebhook }'))).toBe('NOT_FOUND');
  const other = await college();
  expect(await webhook(other.rep)).toEqual({});
});

test('the log of attempts holds no lead and ends after 30 days', async () => {
  const { id, rep } = await college();
  const ada = await student({ firstName: 'Secretaria' });
  await share(ada, id);
  await connect(rep, '/log');
  await minutesPass();
  const { rows } = await pool.query(
    `select count(*)::int as count from lead_webhook_attempt a join lead_webhook w on w.id = a.webhook_id
     where w.college_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ count: 1 }]);
  await minutesPass(32 * 1440);
  const after = await pool.query(
    `select a.id from lead_webhook_attempt a join lead_webhook w on w.id = a.webhook_id
     where w.college_id = $1`,
    [id],
  );
  expect(after.rows).toEqual([]);
});
