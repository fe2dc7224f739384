import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { signSessionToken } from '../src/features/accounts/callers/session-token.server.ts';
import { createApp } from '../src/app/create-app.ts';
import { loadDemo } from '../src/app/demo/load-demo.server.ts';
import { openDatabaseAt, type Database } from '../src/platform/database/database.server.ts';
import { readEnv } from '../src/platform/env.server.ts';
import { createRequestLimits } from '../src/platform/http/limits.server.ts';
import { createLog } from '../src/platform/monitoring/log.server.ts';
import { silentLog } from '../src/platform/log.ts';
import { loadPages } from '../src/platform/page-server/load-pages.server.ts';
import { nothingHeldBack } from '../src/platform/testing/nothing-held-back.server.ts';
import { testDatabase } from '../src/platform/testing/test-database.server.ts';
import { worldAt } from '../src/platform/testing/world-at.server.ts';

const secret = 'tests-only-tests-only-tests-only-tests-only';
const world = worldAt('2026-11-21T12:00:00Z');
const database = await testDatabase();
await loadDemo(database, world);
const pages = await loadPages();
const plenty = { points: 1_000_000, perSeconds: 60 };

async function open(on: Database) {
  const app = await createApp({
    env: readEnv({ SECRET: secret, DATA_DIR: '/nonexistent', PUBLIC_URL: 'http://127.0.0.1:3000' }),
    database: on,
    world,
    log: createLog({ level: 'silent' }),
    buildId: 'test',
    jobs: 'when told',
    limits: createRequestLimits({ perAddress: plenty, perAccount: plenty }),
    pages,
  });
  afterAll(() => app.close());
  return app;
}

const app = await open(database);
const neighbor = await open(
  openDatabaseAt(database.kind, database.connectionString, { log: silentLog }),
);

/** Asks for a page a moment later than the request before: what was made anew shows its time. */
async function visit(url: string, headers: Record<string, string> = {}, at = app) {
  world.advance(1);
  const answer = await at.fastify.inject({ url, headers });
  const policy = String(answer.headers['content-security-policy']);
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  return {
    status: answer.statusCode,
    headers: answer.headers,
    html: answer.payload,
    nonce,
    text: answer.payload.replaceAll(nonce, 'NONCE'),
  };
}

/** A page as cached, once the writes of earlier tests have reached it. */
async function cached(url: string, headers: Record<string, string> = {}) {
  await nothingHeldBack(database.pool);
  let last = await visit(url, headers);
  let same = 0;
  await expect
    .poll(async () => {
      const next = await visit(url, headers);
      same = next.text === last.text ? same + 1 : 0;
      last = next;
      return same;
    })
    .toBe(8);
  return last;
}

async function admin(): Promise<{ authorization: string; cookie: string }> {
  const id = world.newId();
  const token = Buffer.from(world.randomBytes(24)).toString('base64url');
  await database.pool.query(
    `insert into account (id, email, email_verified, name, user_type) values ($1, $2, true, 'Ada', 'admin')`,
    [id, `ada-${id}@people.test`],
  );
  await database.pool.query(
    'insert into session (account_id, token, expires_at, updated_at) values ($1, $2, $3, $4)',
    [id, token, new Date(world.now().getTime() + 86_400_000), world.now()],
  );
  const signed = signSessionToken(secret, token);
  return {
    authorization: `Bearer ${signed}`,
    cookie: `quad.session_token=${encodeURIComponent(signed)}`,
  };
}

async function change(mutation: string, input: object, at = app): Promise<void> {
  const { authorization } = await admin();
  const answer = await at.fastify.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization, 'content-type': 'application/json' },
    payload: JSON.stringify({
      query: `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { id } }`,
      variables: { input },
    }),
  });
  expect(answer.json()).not.toHaveProperty('errors');
}

const idOf = async (table: 'fair' | 'college', slug: string): Promise<string> => {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from ${table} where slug = $1`,
    [slug],
  );
  return rows[0]?.id ?? '';
};

test('the second visitor gets the page that the first one got, and its policy lets its own scripts run', async () => {
  const first = await cached('/calendar');
  const second = await visit('/calendar');
  expect(second.html).toBe(first.html);
  expect(second.nonce).not.toBe(first.nonce);
  for (const { html, headers } of [first, second]) {
    // A nonce that two visitors share would be none.
    expect(html).not.toContain('nonce="');
    const policy = String(headers['content-security-policy']);
    const scripts = [
      ...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([^]*?)<\/script>/g),
    ];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, text = ''] of scripts)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toBe('accept-encoding, accept-language, cookie');
  }
});

test('a cached page is made anew after half a minute: fairs open and end by the clock', async () => {
  const first = await cached('/resources');
  world.advance(29_000);
  expect((await visit('/resources')).text).toBe(first.text);
  world.advance(2000);
  expect((await visit('/resources')).text).not.toBe(first.text);
});

describe.each([
  ['in this process', app],
  ['by another process', neighbor],
] as const)('What is written %s', (_where, writer) => {
  test('shows on the next request: a fair', async () => {
    await visit('/fair-demo');
    const name = `Fair of ${world.newId()}`;
    await change('updateFair', { id: await idOf('fair', 'demo'), name }, writer);
    await expect.poll(async () => (await visit('/fair-demo')).html.includes(name)).toBe(true);
  });

  test('shows on the next request: a college', async () => {
    const { rows } = await database.pool.query<{ id: string; slug: string }>(
      `select id, slug from college where slug is not null and status = 'active' order by id limit 1`,
    );
    const [college] = rows;
    const path = `/college-${college?.slug ?? ''}`;
    expect((await visit(path)).status).toBe(200);
    const city = `City ${world.newId().slice(-6)}`;
    await change('updateCollege', { id: college?.id, city }, writer);
    await expect.poll(async () => (await visit(path)).html.includes(city)).toBe(true);
  });
});

test('a change makes the pages anew that show it, and no others', async () => {
  const [demo, terms, other] = ['/fair-demo', '/terms-of-service', '/resources'];
  const before = [await cached(terms), await cached(other), await cached(demo)];
  const name = `Fair of ${world.newId()}`;
  await change('updateFair', { id: await idOf('fair', 'demo'), name });
  await expect.poll(async () => (await visit(demo)).html.includes(name)).toBe(true);
  expect([(await visit(terms)).text, (await visit(other)).text]).toEqual(
    before.slice(0, 2).map(({ text }) => text),
  );
  // What a rep writes at a booth is on no page for visitors. First, what the fair’s name has changed.
  await nothingHeldBack(database.pool);
  await app.directory.settled();
  const now = [await cached(demo), await cached('/calendar'), await cached('/colleges')];
  await database.pool.query("update fair_booth set about = 'New here' where fair_id = $1", [
    await idOf('fair', 'demo'),
  ]);
  await nothingHeldBack(database.pool);
  await app.directory.settled();
  const after = [await visit(demo), await visit('/calendar'), await visit('/colleges')];
  expect(after.map(({ text }) => text)).toEqual(now.map(({ text }) => text));
});

test('themes, zones and languages never mix', async () => {
  const cookies = [
    '',
    'quad.theme=dark%3Don',
    'quad.theme=dark%3Doff',
    'quad.theme=contrast%3Don',
    'quad.theme=dark%3Don%26contrast%3Don',
    'quad.zone=Europe%2FParis',
    'quad.zone=America%2FNew_York',
    'quad.zone=Europe%2FParis; quad.theme=dark%3Don',
  ];
  const round = async () => {
    const texts = [];
    for (const cookie of cookies) texts.push((await visit('/about-us', { cookie })).text);
    return texts;
  };
  // What earlier tests have written may still come through, and every page is made anew then.
  let first: readonly string[] = [];
  await expect
    .poll(async () => {
      const last = first;
      first = await round();
      return first.every((text, place) => text === last[place]);
    })
    .toBe(true);
  expect(new Set(first).size).toBe(cookies.length);
  // Cookies of others change nothing, nor do languages that no one speaks here.
  const headers = { cookie: 'someone=else', 'accept-language': 'xx' };
  expect((await visit('/about-us', headers)).text).toBe(first[0]);
});

test('someone signed in neither gets a cached page nor leaves theirs for others', async () => {
  const { cookie } = await admin();
  const own = await visit('/pricing', { cookie });
  expect(own.html).toContain('ada-');
  expect(own.headers['cache-control']).toBe('no-store');
  const open = await cached('/pricing');
  expect(open.html).not.toContain('ada-');
  const ownAgain = await visit('/pricing', { cookie });
  expect(ownAgain.html).toContain('ada-');
  expect((await visit('/pricing')).text).toBe(open.text);
});

test('a credential that is none gets no cached page either', async () => {
  const open = await cached('/terms-of-service');
  const wrong = await visit('/terms-of-service', { cookie: 'quad.session_token=made-up' });
  expect(wrong.text).not.toBe(open.text);
  expect((await visit('/terms-of-service')).text).toBe(open.text);
});

test('a page with an alert is for its visitor alone, once', async () => {
  const alert = encodeURIComponent(JSON.stringify(['success', 'Only for you.']));
  const told = await visit('/privacy-policy', { cookie: `quad.alert=${alert}` });
  expect(told.html).toContain('Only for you.');
  expect(String(told.headers['set-cookie'])).toContain('quad.alert=;');
  expect(told.headers['cache-control']).toBe('no-store');
  expect((await visit('/privacy-policy')).html).not.toContain('Only for you.');
});

test('forms, and pages that are not there, are made anew for each who asks', async () => {
  for (const path of ['/login', '/nothing-here']) {
    const first = await visit(path);
    const keeps =
      String(first.headers['cache-control']).includes('no-store') || first.status !== 200;
    const again = await visit(path);
    expect([path, keeps, again.text === first.text]).toEqual([path, keeps, !keeps]);
  }
  const missing = await visit('/nothing-here');
  expect(missing.status).toBe(404);
});
