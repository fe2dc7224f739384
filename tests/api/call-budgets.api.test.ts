import type { AddressInfo } from 'node:net';
import { createClient } from 'graphql-ws';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { beginTransaction } from '../../src/platform/testing/begin-transaction.server.ts';
import { eventually } from '../../src/platform/testing/eventually.ts';
import { testServer, type TestServer } from '../support/test-server.server.ts';

const hour = 3_600;
const plenty = { points: 1_000_000, perSeconds: hour };
const everyday = { account: plenty, guest: plenty, guests: plenty, address: plenty };

const roots = (count: number, root = 'listFairs(limit: 20) { items { id name } }') =>
  `{ ${Array.from({ length: count }, (_, place) => `a${place}: ${root}`).join(' ')} }`;
const me = '{ me { email student { firstName } } }';

/** Sends a call with a credential from an address. */
async function send(app: TestServer, token: string | null, query: string, from = '192.0.2.1') {
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: from,
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify({ query }),
  });
  const { data, errors } = response.json<{
    data?: unknown;
    errors?: { message: string; extensions: { code: string; retryAfter?: number } }[];
  }>();
  const { statusCode: status, headers } = response;
  return { status, headers, data, code: errors?.[0]?.extensions.code, errors };
}

describe('a caller whose calls cost much', async () => {
  const few = { points: 500, perSeconds: hour };
  const app = await testServer(undefined, {
    points: { ...everyday, account: few, guest: few, guests: { points: 1_000, perSeconds: hour } },
  });
  const [worst, small] = [roots(10), roots(1)];
  // What is compiled already costs nothing.
  beforeAll(async () => {
    for (const query of [worst, small, me])
      await send(app, (await app.person('student')).token, query);
  });

  /** Sends until no points are left; returns how many calls succeeded, and the refusal. */
  async function spendAll(token: string | null, from?: string) {
    for (let answered = 0; answered < 100; answered += 1) {
      const answer = await send(app, token, worst, from);
      if (answer.status !== 200) return { answered, answer };
    }
    throw new Error('The points were never spent.');
  }

  test('is told when to come again, wherever the calls come from, and others are served', async () => {
    const [ann, ben] = [await app.person('student'), await app.person('student')];
    const { answered, answer } = await spendAll(ann.token);
    expect(answered).toBeGreaterThan(0);
    expect(answer).toMatchObject({ status: 429, code: 'RATE_LIMITED', data: undefined });
    expect(answer.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(app, ann.token, me, '198.51.100.9')).code).toBe('RATE_LIMITED');
    expect((await send(app, ben.token, me)).status).toBe(200);
  });

  test('is told with every answer what the call has cost, which is more for a larger one', async () => {
    const { token } = await app.person('student');
    const costOf = async (query: string) =>
      Number((await send(app, token, query)).headers['quad-cost']);
    const least = await costOf(small);
    expect(least).toBeGreaterThan(0);
    expect(await costOf(worst)).toBeGreaterThanOrEqual(10);
  });

  test('has points as a guest, and guests of one address together, but not those of accounts', async () => {
    const from = '192.0.2.77';
    const guest = () => app.guest().token;
    expect((await spendAll(guest(), from)).answered).toBeGreaterThan(0);
    expect((await send(app, guest(), small, from)).status).toBe(200);
    // Ever new guests do not help.
    for (let one = 0; one < 3; one += 1) await spendAll(guest(), from);
    expect((await send(app, guest(), small, from)).code).toBe('RATE_LIMITED');
    expect((await send(app, null, '{ __typename }', from)).code).toBe('RATE_LIMITED');
    expect((await send(app, guest(), small, '192.0.2.78')).status).toBe(200);
    const { token } = await app.person('student');
    expect((await send(app, token, me, from)).status).toBe(200);
  });

  test('pays for what comes over a socket as well', async () => {
    const { token } = await app.person('student');
    await spendAll(token);
    await app.fastify.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.fastify.server.address() as AddressInfo;
    const client = createClient({
      url: `ws://127.0.0.1:${port}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
    });
    onTestFinished(() => void client.dispose());
    const ask = async () => {
      const answers = client.iterate({ query: me });
      return answers.next();
    };
    await expect(ask()).rejects.toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  });

  test('pays for documents that have to be compiled, even when nothing of them can be run', async () => {
    const { token } = await app.person('student');
    const wrong = (turn: number) => `query Q${turn} { none # ${'x'.repeat(20_000)}\n}`;
    const codes: unknown[] = [];
    for (let turn = 0; turn < 30; turn += 1) codes.push((await send(app, token, wrong(turn))).code);
    expect([codes.at(0), codes.at(-1)]).toEqual(['BAD_USER_INPUT', 'RATE_LIMITED']);
  });
});

describe('a caller who has spent everything', async () => {
  const soon = { points: 300, perSeconds: 1 };
  const app = await testServer(undefined, {
    points: { ...everyday, account: [soon, { points: 600, perSeconds: hour }], guest: soon },
  });
  const costly = roots(10);
  // What is compiled already costs nothing.
  beforeAll(async () => {
    for (const query of [costly, me]) await send(app, (await app.person('student')).token, query);
  });
  const spend = async (token: string | null) => {
    for (let sent = 0; sent < 200; sent += 1) {
      const { errors, status } = await send(app, token, costly);
      if (status !== 200) return errors?.[0]?.extensions.retryAfter ?? 0;
    }
    throw new Error('The points were never spent.');
  };

  test('and waits as told is served again, and cannot spend as much forever', async () => {
    const { token } = await app.person('student');
    expect(await spend(token)).toBeLessThanOrEqual(1);
    await eventually(async () => expect((await send(app, token, me)).status).toBe(200));
    // Two consecutive windows spend more than the hourly limit.
    await expect.poll(() => spend(token)).toBeGreaterThan(60);
  });

  test('and goes on sending is shut out for a while, which harms no one else behind the address', async () => {
    const guest = app.guest().token;
    let refusals = 0;
    while (refusals < 60) {
      const answers = await Promise.all(Array.from({ length: 30 }, () => send(app, guest, costly)));
      refusals += answers.filter(({ status }) => status === 429).length;
    }
    // Every guest of the address has their own credential.
    expect((await send(app, app.guest().token, me)).code).not.toBe('RATE_LIMITED');
    expect((await send(app, (await app.person('student')).token, me)).status).toBe(200);
    const answer = await send(app, guest, me);
    expect(answer.code).toBe('RATE_LIMITED');
    expect(answer.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(10);
  });
});

describe('while a guest and a student keep the database busy from one address', async () => {
  // The lock holds a connection of the jobs, and each job that reads webinars waits with another.
  const app = await testServer(undefined, { pools: { requests: 10, jobs: 8 } });
  /** What readers of webinars wait for, as if their statements took that long. */
  async function lockWebinars() {
    const lock = await beginTransaction(app.database.jobsPool);
    await lock.client.query('lock table fair_webinar in access exclusive mode');
    return lock;
  }
  const webinars = 'listFairWebinars(limit: 1) { items { id } }';

  test('others behind it are served, people sign in and jobs go on', async () => {
    const [ann, ben] = [await app.person('student'), await app.person('student')];
    const gone = await app.person('student');
    const { pool } = app.database;
    await pool.query('update session set expires_at = $2 where account_id = $1', [
      gone.id,
      new Date(app.world.now().getTime() - 1),
    ]);
    const lock = await lockWebinars();
    const guest = app.guest().token;
    const worst = Array.from({ length: 80 }, (_, place) =>
      send(app, place % 2 === 0 ? guest : ann.token, roots(10, webinars)),
    );
    const waiting = async () => {
      const { rows } = await lock.client.query<{ n: number }>(
        "select count(*)::int as n from pg_locks where relation = 'fair_webinar'::regclass and not granted",
      );
      return rows[0]?.n ?? 0;
    };
    await eventually(async () => expect(await waiting()).toBe(4));

    for (let turn = 0; turn < 10; turn += 1) {
      expect(await send(app, ben.token, me)).toMatchObject({
        status: 200,
        data: { me: { email: ben.email } },
      });
    }
    const signIn = await app.fastify.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: ben.email, password: 'Wrong-Quad-2026!' },
    });
    expect(signIn.statusCode).toBe(401);
    // Two each, and no more the whole time.
    expect(await waiting()).toBeLessThanOrEqual(4);
    app.world.advance(3_600_000);
    // Jobs that read webinars, such as session reminders, wait for the lock; others run.
    const jobs = app.jobs.runDue();
    await eventually(async () => {
      const { rows } = await pool.query('select 1 from session where account_id = $1', [gone.id]);
      expect(rows).toEqual([]);
    });
    await lock.over('rollback');
    await jobs;
    // Some may have waited too long by then.
    for (const { status } of await Promise.all(worst)) expect([200, 429]).toContain(status);
  });

  test('a caller who sends more than can wait is told so at once', async () => {
    const ann = await app.person('student');
    const lock = await lockWebinars();
    const codes: unknown[] = [];
    const sent = Array.from({ length: 100 }, async () => {
      const { code } = await send(app, ann.token, roots(1, webinars));
      codes.push(code);
    });
    // Nothing can be answered while the lock is held: these are refusals.
    await eventually(() => expect(codes.length).toBeGreaterThanOrEqual(37));
    expect(new Set(codes)).toEqual(new Set(['RATE_LIMITED']));
    await lock.over('rollback');
    await Promise.all(sent);
  });
});

test('a guest asks for ten things at once, and a person with an account for more', async () => {
  const app = await testServer();
  const from = '192.0.2.90';
  const tooMany = await send(app, app.guest().token, roots(11), from);
  expect(tooMany.errors).toMatchObject([
    {
      message: 'At most 10 reads at once without an account.',
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ]);
  expect((await send(app, app.guest().token, roots(10), from)).status).toBe(200);
  const { token } = await app.person('student');
  expect((await send(app, token, roots(11), from)).status).toBe(200);
});

describe('a page of another site', async () => {
  const app = await testServer();
  const ask = async (headers: Record<string, string>) => {
    const { token } = await app.person('student');
    const response = await app.fastify.inject({
      method: 'GET',
      url: `/graphql?query=${encodeURIComponent('{ me { email } }')}`,
      headers: { cookie: `quad.session_token=${encodeURIComponent(String(token))}`, ...headers },
    });
    return response.statusCode;
  };

  test.each([
    ['says where it is', { origin: 'https://evil.test' }],
    ['has the browser say so', { 'sec-fetch-site': 'cross-site' }],
    ['is a neighbor', { 'sec-fetch-site': 'same-site' }],
  ])('cannot even ask with the cookie of a reader: it %s', async (_, headers) => {
    expect(await ask(headers)).toBe(403);
  });

  test.each([
    ['a page of Quad', { 'sec-fetch-site': 'same-origin' }],
    ['a person who types the address', { 'sec-fetch-site': 'none' }],
    ['a program', {}],
  ])('and %s can', async (_, headers) => {
    expect(await ask(headers)).toBe(200);
  });
});
