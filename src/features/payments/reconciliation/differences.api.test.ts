import { describe, expect, test } from 'vitest';
import {
  itOf,
  look,
  paymentServer,
  refund,
  start,
} from '../../../../tests/support/test-payments.server.ts';
import { paymentsCommand } from '../../../app/cli/payments-command.server.ts';
import { operatorOf } from '../../../platform/testing/operator.server.ts';

const app = await paymentServer();
const { records, database, world, line } = app;
const { pool } = database;

const type = operatorOf(paymentsCommand, {
  database,
  world,
  env: {
    DATA_DIR: '/nonexistent',
    STRIPE_SECRET_KEY: 'sk_test_tests_only_tests_only',
    STRIPE_WEBHOOK_SECRET: 'whsec_tests_only_tests_only',
    STRIPE_API_URL: `${line.url}/test-gateway`,
  },
});

/** Runs `quad payments ACTION` as an operator would. */
async function quad(action: string): Promise<{ code: number; said: string }> {
  const { exitCode, output, errors } = await type(action);
  return { code: exitCode, said: output + errors };
}

async function paidPack() {
  const { id, rep } = await app.college();
  const checkout = itOf(await start(rep, { collegeId: id, packId: 'three' }));
  await app.visit(checkout['url'], 'pay');
  await app.tellAll();
  return { collegeId: id, rep, checkoutId: String(checkout['id']) };
}

test('an operator is told that the books agree', async () => {
  await paidPack();
  const { code, said } = await quad('reconcile');
  expect(said).toContain('The books agree.');
  expect(code).toBe(0);
});

test('an operator who asks is told what no one has told the server', async () => {
  const { id, rep } = await app.college();
  const checkout = itOf(await start(rep, { collegeId: id, packId: 'three' }));
  await app.visit(checkout['url'], 'pay');
  world.advance(6 * 60_000);
  const { code, said } = await quad('reconcile');
  expect(said).toMatch(/Asked about [1-9]\d* open payments; 0 of them got no answer/);
  expect(code).toBe(0);
  expect(await app.credits(id)).toBe(3);
});

test('an operator finds each difference, until it is gone', async () => {
  const one = await paidPack();
  const other = await paidPack();
  const third = await paidPack();
  const sql = (statement: string, ...values: unknown[]) => pool.query(statement, values);
  // Credits without a ledger entry; only possible with the triggers switched off.
  await sql('alter table college disable trigger enter_set_credits');
  await sql('update college set fair_credits = 9 where id = $1', one.collegeId);
  // A refund that the payment service no longer knows.
  await refund(records.admin, { checkoutId: other.checkoutId, amountCents: 500 });
  await sql(`update test_gateway_object set kind = 'hidden' where kind = 'refund'`);
  // A payment unknown to the payment service, and one unknown to us.
  await sql(`update checkout set provider_session = 'cs_none' where id = $1`, third.checkoutId);
  // The same fair paid twice.
  const fairIds = [await records.make('Fair')];
  const paid = { collegeId: one.collegeId, fairIds, paymentStatus: 'paid' };
  const first = await records.make('CollegePayment', paid);
  const twice = await records.make('CollegePayment', paid);

  const { code, said } = await quad('reconcile');
  expect(code).toBe(1);
  expect(said).toContain(`sum of credits: ${one.collegeId} {"credits": 9`.replace(': 9', ':9'));
  expect(said).toContain(`other refunds: ${other.checkoutId} {"here":500,"there":0}`);
  expect(said).toContain(`unknown at the provider: ${third.checkoutId}`);
  expect(said).toMatch(/unknown here: cs_test_\w+ {"cents":90000}/);
  expect(said).toContain(`paid twice: ${twice} {"other":"${first}"}`);
  expect(said).toContain('The books differ in 5 places.');
  expect((await quad('list')).said).toContain(`paid twice: ${twice}`);
  const metrics = await app.fastify.inject({ url: '/metrics' });
  expect(metrics.body).toContain('quad_payment_differences{kind="paid twice"} 1');

  await sql('alter table college enable trigger enter_set_credits');
  await records.admin.call(
    `mutation { updateCollege(input: { id: "${one.collegeId}", fairCredits: 3 }) { id } }`,
  );
  expect(await app.credits(one.collegeId)).toBe(3);
  await sql(`update test_gateway_object set kind = 'refund' where kind = 'hidden'`);
  await sql(
    `update checkout set provider_session = (select id from test_gateway_object
       where body #>> '{metadata,checkout}' = checkout.id::text) where id = $1`,
    third.checkoutId,
  );
  await records.admin.call(`mutation { deleteCollegePayment(input: { id: "${twice}" }) { id } }`);
  expect((await quad('reconcile')).said).toContain('The books agree.');
  expect(await quad('list')).toMatchObject({ code: 0 });
});

test('an operator’s books follow a refund that was begun at the payment service, its message lost', async () => {
  const { collegeId, rep, checkoutId } = await paidPack();
  await pool.query(
    `insert into test_gateway_object (id, kind, body, created_at)
     select 're_unheard', 'refund', jsonb_build_object('id', 're_unheard', 'object', 'refund',
       'amount', amount_cents, 'status', 'succeeded', 'payment_intent', provider_payment,
       'metadata', '{}'::jsonb), created_at from checkout where id = $1`,
    [checkoutId],
  );
  const { code, said } = await quad('reconcile');
  expect(said).toContain('The books agree.');
  expect(code).toBe(0);
  expect(await app.credits(collegeId)).toBe(0);
  expect(itOf(await look(rep, checkoutId))).toMatchObject({ state: 'REFUNDED' });
});

test('an operator’s books follow a payment of a checkout that was given up', async () => {
  const { id, rep } = await app.college();
  const checkout = itOf(await start(rep, { collegeId: id, packId: 'three' }));
  await pool.query(`update checkout set state = 'expired' where id = $1`, [checkout['id']]);
  await app.visit(checkout['url'], 'pay');
  expect((await quad('reconcile')).said).toContain('The books agree.');
  expect(await app.credits(id)).toBe(3);
});

test('an operator’s books are compared to the last page', async () => {
  await pool.query(
    `insert into test_gateway_object (id, kind, body, created_at)
     select 'cs_test_many_' || n, 'checkout.session', jsonb_build_object('id', 'cs_test_many_' || n,
       'object', 'checkout.session', 'status', 'expired', 'payment_status', 'unpaid',
       'amount_total', 100, 'currency', 'usd',
       'metadata', jsonb_build_object('checkout', gen_random_uuid())),
       $1::timestamptz - n % 7 * interval '1 day'
     from generate_series(1, 330) n`,
    [world.now()],
  );
  const seen: string[] = [];
  for await (const { session } of app.elsewhere.provider!.listCheckouts(
    new Date(world.now().getTime() - 8 * 86_400_000),
  ))
    seen.push(session);
  const many = seen.filter((id) => id.startsWith('cs_test_many_'));
  expect(new Set(many).size).toBe(330);
  expect(many).toHaveLength(330);
  expect((await quad('reconcile')).said).toContain('The books agree.');
});

test('an operator finds a fair that was paid for by a payment and by a registration', async () => {
  const { id } = await app.college();
  const fairId = await records.make('Fair');
  const paid = { collegeId: id, paymentStatus: 'paid', paymentType: 'invoice' };
  const payment = await records.make('CollegePayment', { ...paid, fairIds: [fairId] });
  const twice = await records.make('FairExhibitor', { ...paid, fairId });
  expect((await quad('reconcile')).said).toContain('The books agree.');
  const paymentData = { amountCents: 35_000, currency: 'usd' };
  await database.pool.query('update fair_exhibitor set payment_data = $2 where id = $1', [
    twice,
    JSON.stringify(paymentData),
  ]);
  const { said } = await quad('reconcile');
  expect(said).toContain(`paid twice: ${twice} {"other":"${payment}"}`);
  await records.admin.call(`mutation { deleteFairExhibitor(input: { id: "${twice}" }) { id } }`);
});

describe('an operator learns of money that came for what', () => {
  const onItsWay = async () => {
    const { id, rep } = await app.college(3);
    const fairIds = [await records.make('Fair')];
    const paymentId = await records.make('CollegePayment', {
      collegeId: id,
      paymentType: 'card',
      fairIds,
    });
    const checkout = itOf(await start(rep, { paymentId }));
    const pay = async (state: 'PAID' | 'REFUNDED') => {
      await app.visit(checkout['url'], 'pay');
      await app.tellAll();
      expect(itOf(await look(rep, checkout['id']))).toMatchObject({ state });
      return `paid for nothing: ${String(checkout['id'])} `;
    };
    return { id, rep, paymentId, fairIds, checkoutId: String(checkout['id']), pay };
  };
  const noted = async (checkoutId: string) => {
    const { rows } = await pool.query<{ why: string }>(
      `select details ->> 'why' as why from payment_difference where subject = $1`,
      [checkoutId],
    );
    return rows.map(({ why }) => why);
  };

  test('was deleted meanwhile: all of it goes back by itself', async () => {
    const { paymentId, checkoutId, pay } = await onItsWay();
    await records.admin.call(
      `mutation { deleteCollegePayment(input: { id: "${paymentId}" }) { id } }`,
    );
    const line = await pay('REFUNDED');
    expect(await noted(checkoutId)).toEqual(['it is gone']);
    const { said } = await quad('reconcile');
    expect(said).not.toContain(line);
  });

  test('was settled otherwise meanwhile, which it stays', async () => {
    const { paymentId, checkoutId, pay } = await onItsWay();
    await pool.query(
      `update college_payment set payment_type = 'invoice', payment_status = 'paid',
         payment_data = '{"amountCents":35000}' where id = $1`,
      [paymentId],
    );
    const line = await pay('REFUNDED');
    expect(await noted(checkoutId)).toEqual(['it is paid']);
    expect((await quad('reconcile')).said).not.toContain(line);
    const { rows } = await pool.query(
      'select payment_status, payment_data from college_payment where id = $1',
      [paymentId],
    );
    expect(rows).toEqual([{ payment_status: 'paid', payment_data: { amountCents: 35_000 } }]);
  });

  test('costs another amount by now', async () => {
    const { paymentId, fairIds, checkoutId, pay } = await onItsWay();
    await pool.query('update college_payment set fair_ids = $2 where id = $1', [
      paymentId,
      [...fairIds, await records.make('Fair')],
    ]);
    const line = await pay('PAID');
    const { said } = await quad('reconcile');
    expect(said).toContain(line);
    expect(said).toContain('"price":70000');
    await refund(records.admin, { checkoutId });
    expect((await quad('reconcile')).said).not.toContain(line);
  });
});

test('money of another amount than was asked for settles nothing, and the operator learns of it', async () => {
  const { id, rep } = await app.college();
  const checkout = itOf(await start(rep, { collegeId: id, packId: 'three' }));
  await pool.query(
    `update test_gateway_object set body = jsonb_set(body, '{amount_total}', '100')
     where body #>> '{metadata,checkout}' = $1`,
    [checkout['id']],
  );
  await app.visit(checkout['url'], 'pay');
  await app.tellAll();
  expect(await app.credits(id)).toBe(0);
  const { code, said } = await quad('reconcile');
  expect(code).toBe(1);
  expect(said).toContain(`other amount: ${String(checkout['id'])}`);
  expect(said).not.toContain('unknown here');
  // No one waits for it any longer, and the payer starts over.
  expect(itOf(await look(rep, checkout['id']))).toMatchObject({ state: 'FAILED', url: null });
  const again = itOf(await start(rep, { collegeId: id, packId: 'three' }));
  expect(again['id']).not.toBe(checkout['id']);
  // Refunded at the payment service, as the guide says, and its event lost.
  await pool.query(
    `insert into test_gateway_object (id, kind, body, created_at)
     select 're_of_other', 'refund', jsonb_build_object('id', 're_of_other', 'object', 'refund',
       'amount', 100, 'status', 'succeeded', 'payment_intent', provider_payment,
       'metadata', '{}'::jsonb), created_at from checkout where id = $1`,
    [checkout['id']],
  );
  expect((await quad('reconcile')).said).toContain('The books agree.');
});

test('an operator whose payment service is away is told so, and one who slips what to write', async () => {
  line.fail('cut');
  const { code, said } = await quad('reconcile');
  line.mend();
  expect(code).toBe(1);
  expect(said).toContain('Couldn’t reach the payment provider');
  expect((await quad('erase')).said).toContain('ACTION must be reconcile or list, not "erase".');
});
