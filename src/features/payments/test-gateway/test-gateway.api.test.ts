import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { codeOf, itOf, look, start } from '../../../../tests/support/test-payments.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import { testServer, type TestServer } from '../../../../tests/support/test-server.server.ts';

/** A freshly started server: with the test gateway, over real HTTP. */
const app = await testServer();
await app.fastify.listen({ port: 0, host: '127.0.0.1' });
const { make, admin } = await testRecords(app);
const at = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;

async function collegeWithRep(on: TestServer = app, records = { make, admin }) {
  const id = await records.make('College');
  const rep = await on.person('college');
  const repId = await records.make('CollegeRep', { collegeId: id, userId: rep.id });
  await on.database.pool.query('update college_rep set confirmed_at = $2 where id = $1', [
    repId,
    on.world.now(),
  ]);
  return { id, rep };
}
const buy = async () => {
  const college = await collegeWithRep();
  const checkout = itOf(await start(college.rep, { collegeId: college.id, packId: 'three' }));
  // Visitors of this server use another port than the tests do.
  const page = `${at}${new URL(String(checkout['url'])).pathname}`;
  return { ...college, checkout, page };
};
const press = (page: string, wish: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ do: wish }), redirect: 'manual' });

describe('the test gateway', () => {
  test('says on its page that it is a test, and what is bought', async () => {
    const { page, checkout } = await buy();
    expect(checkout).toMatchObject({ test: true, state: 'OPEN' });
    const response = await fetch(page);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<strong>Test payment.</strong> No card is charged');
    expect(html).toContain('<title>Test: Pay for your order - Quad</title>');
    expect(html).toContain('Three fairs');
    expect(html).toContain('$900.00');
    expect(html).not.toContain('<script');
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /style nonce="([^"]+)"/.exec(html)?.[1] ?? 'none';
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('takes the payment, and its signed message reaches the webhook by itself', async () => {
    const { id, rep, page, checkout } = await buy();
    expect((await press(page, 'pay')).headers.get('location')).toContain(String(checkout['id']));
    const kept = async () => {
      await app.jobs.runDue();
      const { rows } = await app.database.pool.query(
        'select from payment_event where checkout_id = $1 and handled_at is not null',
        [checkout['id']],
      );
      return rows.length;
    };
    await expect.poll(kept).toBe(1);
    expect(itOf(await look(rep, checkout['id']))).toMatchObject({ state: 'PAID', test: true });
    const read = await admin.call(`{ it: getCollege(id: "${id}") { fairCredits } }`);
    expect(itOf(read)).toEqual({ fairCredits: 3 });
    const html = await (await fetch(page)).text();
    expect(html).toContain('This order is paid');
    expect(html).toContain('Test payment.');
    // Someone presses the button in another tab.
    expect((await press(page, 'pay')).status).toBe(303);
  });

  test('declines a card, and lets someone try again or go back', async () => {
    const { page } = await buy();
    const declined = await press(page, 'decline');
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('The card was declined.');
    const cancelled = await press(page, 'cancel');
    expect(cancelled.status).toBe(303);
    expect(cancelled.headers.get('location')).toContain('/app/fairs/signup?cancelled=');
    expect((await press(page, 'pay')).status).toBe(303);
  });

  test('shows nothing to someone who guesses, and nothing without the key', async () => {
    const guess = await fetch(`${at}/test-gateway/checkout/cs_test_guess`);
    expect(guess.status).toBe(404);
    expect(await guess.text()).toContain('We couldn’t find this payment');
    for (const authorization of ['', 'Bearer sk_test_guess'])
      for (const path of ['checkout/sessions', 'refunds', 'checkout/sessions/cs_test_x']) {
        const response = await fetch(`${at}/test-gateway/v1/${path}`, {
          headers: { authorization },
        });
        expect(response.status).toBe(401);
      }
  });
});

const elsewhere = {
  'in production': {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://fairs.example.org',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'fairs@example.org',
    SECOND_FACTOR: 'off',
  },
  'reached from elsewhere': { HOST: '0.0.0.0' },
};

describe.each(Object.entries(elsewhere))('a server %s, without a key of Stripe', (_, env) => {
  test('has no test gateway, and says clearly that it takes no cards', async () => {
    const other = await testServer('2026-11-21T12:00:00Z', { env });
    const records = await testRecords(other);
    const { id, rep } = await collegeWithRep(other, records);
    const answer = await start(rep, { collegeId: id, packId: 'three' });
    expect(codeOf(answer)).toBe('CONFLICT');
    expect(answer.errors?.[0]?.message).toBe(
      'We don’t accept cards here. Please pay by invoice or check.',
    );
    for (const url of ['/test-gateway/checkout/x', '/test-gateway/v1/refunds'])
      expect((await other.fastify.inject({ url })).statusCode).toBe(404);
    const webhook = await other.fastify.inject({ method: 'POST', url: '/api/stripe/webhook' });
    expect(webhook.statusCode).toBe(404);
    expect(itOf(await rep.call('{ it: prices { cards test } }'))).toEqual({
      cards: false,
      test: false,
    });
  });
});

test('a visitor reads the prices', async () => {
  const answer = await app
    .stranger()
    .call(
      '{ it: prices { currency cards test registrations { fairType cents credits } packs { id credits cents } } }',
    );
  expect(itOf(answer)).toMatchObject({
    currency: 'usd',
    cards: true,
    test: true,
    registrations: [{ fairType: 'booth', cents: 35_000, credits: 1 }, {}, {}],
    packs: [{ id: 'three', credits: 3, cents: 90_000 }, {}, {}],
  });
});

test('an operator with prices of his own sells at those', async () => {
  const prices = {
    currency: 'cad',
    registration: { booth: 0, '6x6': 100, webinar: 100 },
    credits: { booth: 1, '6x6': 2, webinar: 1 },
    packs: [],
  };
  const other = await testServer(undefined, { env: { PRICES: JSON.stringify(prices) } });
  const answer = await other.stranger().call('{ it: prices { currency packs { id } } }');
  expect(itOf(answer)).toEqual({ currency: 'cad', packs: [] });
  await expect(testServer(undefined, { env: { PRICES: '{ "currency": "cad" }' } })).rejects.toThrow(
    'PRICES: registration is missing, unknown or of the wrong kind.',
  );
});
