import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ProviderFailure } from './payment-provider.ts';
import { reconcile } from '../reconciliation/reconcile.server.ts';
import { stripeProvider } from './stripe-provider.server.ts';
import {
  codeOf,
  itOf,
  look,
  paymentServer,
  refund,
  start,
} from '../../../../tests/support/test-payments.server.ts';

const app = await paymentServer();
const { records, database, world, line } = app;
const { admin } = records;
const apiUrl = `${line.url}/test-gateway`;
const secretKey = 'sk_test_tests_only_tests_only';

const sessionsOf = async (checkoutId: unknown): Promise<string[]> => {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from test_gateway_object where body #>> '{metadata,checkout}' = $1`,
    [checkoutId],
  );
  return rows.map(({ id }) => id);
};
const madeFor = async (collegeId: string) => {
  const { rows } = await database.pool.query<{ id: string; state: string; session: string | null }>(
    'select id, state, provider_session as session from checkout where college_id = $1',
    [collegeId],
  );
  return rows;
};

describe('a rep who wants to pay while the payment service is in trouble', () => {
  test.each(['cut', 'broken', 'lost'] as const)(
    'is told so when the line is %s, and gets one checkout when it is back',
    async (fault) => {
      const { id, rep } = await app.college();
      const input = { collegeId: id, packId: 'three' };
      line.fail(fault);
      const answer = await start(rep, input);
      line.mend();
      expect(codeOf(answer)).toBe('SERVICE_UNAVAILABLE');
      expect(answer.errors?.[0]?.message).toContain('nothing was paid');
      expect(await madeFor(id)).toMatchObject([{ state: 'made', session: null }]);
      const checkout = itOf(await start(rep, input));
      expect(await madeFor(id)).toMatchObject([{ id: checkout['id'], state: 'open' }]);
      expect(await sessionsOf(checkout['id'])).toHaveLength(1);
      await app.visit(checkout['url'], 'pay');
      await app.tellAll();
      expect(await app.credits(id)).toBe(3);
    },
  );

  test('has what was paid meanwhile, though nothing could be asked', async () => {
    const { id, rep } = await app.college();
    const checkout = itOf(await start(rep, { collegeId: id, packId: 'three' }));
    await app.visit(checkout['url'], 'pay');
    line.fail('broken');
    world.advance(3_000);
    expect(itOf(await look(rep, checkout['id']))).toMatchObject({ state: 'OPEN' });
    // The event is accepted at once; the job that queries the service fails, and is retried.
    await app.tellAll();
    expect(await app.credits(id)).toBe(0);
    line.mend();
    world.advance(60_000);
    await app.jobs.runDue();
    expect(await app.credits(id)).toBe(3);
  });

  test('is not left waiting by a service that never answers', async () => {
    const access = { name: 'stripe', secretKey, webhookSecret: 'x', apiUrl: () => apiUrl } as const;
    const impatient = stripeProvider({ ...access, timeLimit: 200 }, world);
    const order = {
      id: world.newId(),
      idempotencyKey: world.newId(),
      lines: [{ name: 'Three fairs', cents: 90_000, quantity: 1 }],
      currency: 'usd',
      expiresAt: new Date(world.now().getTime() + 7_200_000),
      paidUrl: 'http://127.0.0.1/paid',
      cancelledUrl: 'http://127.0.0.1/cancelled',
    };
    line.fail('stuck');
    const failure = await impatient.createCheckout(order).catch((error: unknown) => error);
    line.mend();
    expect(failure).toBeInstanceOf(ProviderFailure);
    expect(failure).toMatchObject({ outcome: 'unknown' });
    const patient = stripeProvider(access, world);
    const first = await patient.createCheckout(order);
    expect(await patient.createCheckout(order)).toEqual(first);
    await expect(
      patient.createCheckout({ ...order, lines: [{ name: 'X', cents: 60, quantity: 1 }] }),
    ).rejects.toMatchObject({ outcome: 'refused' });
  });
});

describe('a rep whose checkout is at another account of the payment service', () => {
  // As after a change from test keys to live ones.
  const forget = async (checkoutId: unknown) => {
    const { rowCount } = await database.pool.query(
      `delete from test_gateway_object where body #>> '{metadata,checkout}' = $1`,
      [checkoutId],
    );
    expect(rowCount).toBe(1);
  };

  test('gets another one when the first has run out', async () => {
    const { id, rep } = await app.college();
    const input = { collegeId: id, packId: 'three' };
    const lost = itOf(await start(rep, input));
    await forget(lost['id']);
    world.advance(2 * 3_600_000 - 60_000);
    const checkout = itOf(await start(rep, input));
    expect(checkout).toMatchObject({ state: 'OPEN' });
    expect(itOf(await look(rep, lost['id']))).toMatchObject({ state: 'EXPIRED', url: null });
    await app.visit(checkout['url'], 'pay');
    await app.tellAll();
    expect(await app.credits(id)).toBe(3);
  });

  test('is told so by reconciliation, which asks no more', async () => {
    const { id, rep } = await app.college();
    const lost = itOf(await start(rep, { collegeId: id, packId: 'three' }));
    await forget(lost['id']);
    world.advance(11 * 60_000);
    expect(await reconcile(app.elsewhere)).toEqual({ asked: 1, failed: 0 });
    expect(await madeFor(id)).toMatchObject([{ state: 'expired' }]);
  });
});

describe('a process that is killed', () => {
  const fixture = fileURLToPath(new URL('killed-checkout.fixture.server.ts', import.meta.url));
  const killedFor = async (accountId: string | null, collegeId: string) => {
    const said = {
      connectionString: database.connectionString,
      apiUrl,
      secretKey,
      accountId,
      collegeId,
      instant: world.now().toISOString(),
    };
    return new Promise<{ signal: string | undefined; session: string }>((resolve) => {
      execFile(process.execPath, [fixture, JSON.stringify(said)], (error, stdout) => {
        resolve({ signal: error?.signal ?? undefined, session: stdout.trim() });
      });
    });
  };

  test('between the answer of the payment service and our commit leaves one checkout to find', async () => {
    const { id, rep } = await app.college();
    const { signal, session } = await killedFor(rep.id, id);
    expect(signal).toBe('SIGKILL');
    expect(await madeFor(id)).toMatchObject([{ state: 'made', session: null }]);
    const checkout = itOf(await start(rep, { collegeId: id, packId: 'three' }));
    expect(await sessionsOf(checkout['id'])).toEqual([session]);
    await app.visit(checkout['url'], 'pay');
    await app.tellAll();
    expect(await app.credits(id)).toBe(3);
  });

  test('and whose rep does not come back is found by reconciliation, and closed in the end', async () => {
    const { id, rep } = await app.college();
    const { session } = await killedFor(rep.id, id);
    world.advance(11 * 60_000);
    await app.jobs.runDue();
    expect(await madeFor(id)).toMatchObject([{ state: 'open', session }]);
    world.advance(3 * 3_600_000);
    await app.jobs.runDue();
    expect(await madeFor(id)).toMatchObject([{ state: 'expired', session }]);
  });
});

describe('an operator', () => {
  test('finds the books agreeing after all of this', async () => {
    const { id, rep } = await app.college();
    const checkout = itOf(await start(rep, { collegeId: id, packId: 'six' }));
    await app.visit(checkout['url'], 'pay');
    await app.tellAll();
    await refund(admin, { checkoutId: checkout['id'], amountCents: 1_000 });
    world.moveTo('2026-11-23T03:30:00Z');
    await app.jobs.runDue();
    const { rows } = await database.pool.query('select kind, subject from payment_difference');
    expect(rows).toEqual([]);
  });
});
