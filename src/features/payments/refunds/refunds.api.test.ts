import { describe, expect, test } from 'vitest';
import {
  codeOf,
  itOf,
  look,
  refund,
  spend,
  start,
} from '../../../../tests/support/test-payments.server.ts';
import { refundServer } from '../../../../tests/support/test-refunds.server.ts';

const app = await refundServer();
const { records, database, world, paidPack, moneyBack } = app;
const { admin, make } = records;

const createPayment = async (collegeId: string, paymentType: string, fairs = 1) => {
  const fairIds: string[] = [];
  for (let n = 0; n < fairs; n += 1) fairIds.push(await make('Fair'));
  return make('CollegePayment', { collegeId, paymentType, fairIds });
};
const statusOf = async (id: string) =>
  itOf(await admin.call(`{ it: getCollegePayment(id: "${id}") { paymentStatus } }`))[
    'paymentStatus'
  ];

describe('an admin who refunds a payment by card', () => {
  test('gives back the money and takes back the credits', async () => {
    const { id, checkoutId } = await paidPack();
    expect(itOf(await refund(admin, { checkoutId }))).toMatchObject({
      state: 'REFUNDED',
      refundedCents: 90_000,
    });
    expect(await app.credits(id)).toBe(0);
    await app.tellAll();
    expect(await moneyBack(checkoutId)).toBe(90_000);
    expect(codeOf(await refund(admin, { checkoutId }))).toBe('CONFLICT');
    const { rows } = await database.pool.query(
      `select details from audit_entry where action = 'refundPayment' and subject_id = $1`,
      [checkoutId],
    );
    expect(rows).toEqual([{ details: { cents: 90_000, credits: 3 } }]);
  });

  test('gives back a part, and another, and never more than was paid', async () => {
    const { id, checkoutId } = await paidPack();
    const part = { checkoutId, amountCents: 30_000 };
    expect(itOf(await refund(admin, part))).toMatchObject({ state: 'PAID', refundedCents: 30_000 });
    expect(await app.credits(id)).toBe(2);
    expect(codeOf(await refund(admin, { checkoutId, amountCents: 60_001 }))).toBe('BAD_USER_INPUT');
    const many = await Promise.all([part, part, part, part].map((wish) => refund(admin, wish)));
    expect(many.filter((answer) => !answer.errors)).toHaveLength(2);
    expect(await moneyBack(checkoutId)).toBe(90_000);
    expect(await app.credits(id)).toBe(0);
  });

  test('gives back once, with one key', async () => {
    const { checkoutId } = await paidPack();
    const wish = { checkoutId, amountCents: 10_000, key: 'ticket 17' };
    await Promise.all([refund(admin, wish), refund(admin, wish), refund(admin, wish)]);
    expect(await moneyBack(checkoutId)).toBe(10_000);
  });

  test('cannot, once the credits are spent', async () => {
    const { id, rep, checkoutId } = await paidPack();
    const fairIds = [await make('Fair'), await make('Fair')];
    expect(itOf(await spend(rep, id, fairIds))).toMatchObject({ paymentStatus: 'paid' });
    expect(codeOf(await refund(admin, { checkoutId }))).toBe('CONFLICT');
    expect(await app.credits(id)).toBe(1);
    expect(await moneyBack(checkoutId)).toBe(0);
    expect(itOf(await refund(admin, { checkoutId, amountCents: 30_000 }))).toMatchObject({
      refundedCents: 30_000,
    });
  });

  test('cannot before it is paid', async () => {
    const { id, rep } = await app.college();
    const checkout = itOf(await start(rep, { collegeId: id, packId: 'three' }));
    expect(codeOf(await refund(admin, { checkoutId: checkout['id'] }))).toBe('CONFLICT');
    expect(codeOf(await refund(admin, { checkoutId: world.newId() }))).toBe('NOT_FOUND');
    expect(codeOf(await refund(rep, { checkoutId: checkout['id'] }))).toBe('FORBIDDEN');
  });

  test('sees the fairs’ payment refunded when all of it is back', async () => {
    const { id, rep } = await app.college();
    const paymentId = await createPayment(id, 'card');
    const checkout = itOf(await start(rep, { paymentId }));
    await app.visit(checkout['url'], 'pay');
    await app.tellAll();
    await refund(admin, { paymentId, amountCents: 5_000 });
    expect(await statusOf(paymentId)).toBe('paid');
    await refund(admin, { paymentId });
    expect(await statusOf(paymentId)).toBe('refunded');
  });

  test('waits while the payment service is away: it is done as soon as it is back', async () => {
    const { id, checkoutId } = await paidPack();
    app.line.fail('cut');
    expect(itOf(await refund(admin, { checkoutId }))).toMatchObject({ refundedCents: 0 });
    expect(await app.credits(id)).toBe(0);
    app.line.mend();
    world.advance(61_000);
    await app.jobs.runDue();
    expect(await moneyBack(checkoutId)).toBe(90_000);
    await app.tellAll();
    expect(await moneyBack(checkoutId)).toBe(90_000);
    const { rows } = await database.pool.query('select state from checkout where id = $1', [
      checkoutId,
    ]);
    expect(rows).toEqual([{ state: 'refunded' }]);
  });

  test('gives back once when the answer is lost', async () => {
    const { id, checkoutId } = await paidPack();
    app.line.fail('lost');
    await refund(admin, { checkoutId });
    app.line.mend();
    world.advance(11 * 60_000);
    await app.jobs.runDue();
    expect(await moneyBack(checkoutId)).toBe(90_000);
    expect(await app.credits(id)).toBe(0);
  });

  test('brings the credits back when the payment service refuses', async () => {
    const { id, checkoutId } = await paidPack();
    // It was refunded at the payment service at the same time, and we do not know it yet.
    await database.pool.query(
      `insert into test_gateway_object (id, kind, body, created_at)
       select 're_of_somebody', 'refund', jsonb_build_object('id', 're_of_somebody',
         'object', 'refund', 'amount', 60000, 'status', 'succeeded',
         'payment_intent', provider_payment, 'metadata', '{}'::jsonb), created_at
       from checkout where id = $1`,
      [checkoutId],
    );
    expect(codeOf(await refund(admin, { checkoutId }))).toBe('CONFLICT');
    // All three are back, and two of them go with the refunded money.
    expect(await app.credits(id)).toBe(1);
  });
});

describe('a refund that someone begins at the payment service', () => {
  const begin = async (checkoutId: string, cents: number) => {
    const { rows } = await database.pool.query<{ payment: string }>(
      'select coalesce(provider_payment, o.body ->> $2) as payment from checkout c left join test_gateway_object o on o.id = c.provider_session where c.id = $1',
      [checkoutId, 'payment_intent'],
    );
    const response = await fetch(`${app.line.url}/test-gateway/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_tests_only_tests_only' },
      body: new URLSearchParams({
        payment_intent: rows[0]?.payment ?? '',
        amount: String(cents),
      }),
    });
    expect(response.status).toBe(200);
  };

  test('is known here with its message, and its credits go', async () => {
    const { id, rep, checkoutId } = await paidPack();
    await begin(checkoutId, 30_000);
    await app.tellAll();
    expect(itOf(await look(rep, checkoutId))).toMatchObject({ refundedCents: 30_000 });
    expect(await app.credits(id)).toBe(2);
  });

  test('may be told before the payment itself', async () => {
    const { id, rep } = await app.college();
    const checkout = itOf(await start(rep, { collegeId: id, packId: 'three' }));
    const checkoutId = String(checkout['id']);
    const known = new Set((await app.messages()).map((message) => message.id));
    await app.visit(checkout['url'], 'pay');
    await begin(checkoutId, 90_000);
    const news = (await app.messages()).filter((message) => !known.has(message.id));
    expect(news).toHaveLength(2);
    const isRefund = ({ type }: { type: string }) => type === 'refund.created';
    for (const message of [...news.filter(isRefund), ...news.filter((one) => !isRefund(one))]) {
      expect(await app.tell(message)).toBe(200);
      await app.jobs.runDue();
    }
    expect(itOf(await look(rep, checkoutId))).toMatchObject({ state: 'REFUNDED' });
    expect(await app.credits(id)).toBe(0);
  });

  test('takes the credits that are left, and the operator learns of the others', async () => {
    const { id, rep, checkoutId } = await paidPack();
    await spend(rep, id, [await make('Fair'), await make('Fair')]);
    await begin(checkoutId, 90_000);
    await app.tellAll();
    expect(await app.credits(id)).toBe(0);
    const { rows } = await database.pool.query(
      `select details from payment_difference where kind = 'credits not taken back'`,
    );
    expect(rows).toEqual([{ details: { due: 3, taken: 1 } }]);
  });
});

describe('an admin who refunds what was not paid by card', () => {
  test('gives back the credits that were spent, in parts and to the last', async () => {
    const { id, rep } = await app.college(5);
    const paid = itOf(await spend(rep, id, [await make('Fair'), await make('Fair')]));
    const paymentId = String(paid['id']);
    expect(await app.credits(id)).toBe(3);
    expect((await refund(admin, { paymentId, credits: 1, key: 'a' })).data).toEqual({ it: null });
    await refund(admin, { paymentId, credits: 1, key: 'a' });
    expect(codeOf(await refund(admin, { paymentId, credits: 2, key: 'a' }))).toBe('CONFLICT');
    expect(await app.credits(id)).toBe(4);
    expect(await statusOf(paymentId)).toBe('paid');
    expect(codeOf(await refund(admin, { paymentId, credits: 2 }))).toBe('BAD_USER_INPUT');
    await refund(admin, { paymentId });
    expect(await app.credits(id)).toBe(5);
    expect(await statusOf(paymentId)).toBe('refunded');
    expect(codeOf(await refund(admin, { paymentId }))).toBe('CONFLICT');
  });

  test('gives credits for an invoice that was paid, and none for one that was not', async () => {
    const { id } = await app.college();
    const paymentId = await createPayment(id, 'invoice', 2);
    expect(codeOf(await refund(admin, { paymentId }))).toBe('CONFLICT');
    const mark = `mutation ($input: MarkPaymentPaidInput!) { it: markPaymentPaid(input: $input) }`;
    const marked = await admin.call(mark, {
      input: { paymentId, purchaseOrderNumber: 'PO-7' },
    });
    expect(marked.data).toEqual({ it: true });
    const read = `{ it: getCollegePayment(id: "${paymentId}") { paymentStatus paymentData } }`;
    expect(itOf(await admin.call(read))).toMatchObject({
      paymentStatus: 'paid',
      paymentData: { amountCents: 70_000, currency: 'usd', purchaseOrderNumber: 'PO-7' },
    });
    expect((await admin.call(mark, { input: { paymentId } })).data).toEqual({ it: true });
    await refund(admin, { paymentId });
    expect(await app.credits(id)).toBe(2);
    expect(await statusOf(paymentId)).toBe('refunded');
    expect(codeOf(await admin.call(mark, { input: { paymentId } }))).toBe('CONFLICT');
  });

  test('does the same for an exhibitor with a college, and not for one without', async () => {
    const { id } = await app.college();
    const mark = (exhibitorId: string) =>
      admin.call(`mutation { it: markPaymentPaid(input: { exhibitorId: "${exhibitorId}" }) }`);
    const registered = { paymentType: 'check' };
    const exhibitorId = await make('FairExhibitor', { ...registered, collegeId: id });
    expect((await mark(exhibitorId)).data).toEqual({ it: true });
    expect((await refund(admin, { exhibitorId })).data).toEqual({ it: null });
    expect(await app.credits(id)).toBe(1);
    const read = `{ it: getFairExhibitor(id: "${exhibitorId}") { paymentStatus } }`;
    expect(itOf(await admin.call(read))).toEqual({ paymentStatus: 'refunded' });
    const unpaired = await make('FairExhibitor', registered);
    await mark(unpaired);
    expect(codeOf(await refund(admin, { exhibitorId: unpaired }))).toBe('CONFLICT');
    expect(codeOf(await refund(admin, { exhibitorId: unpaired, paymentId: unpaired }))).toBe(
      'BAD_USER_INPUT',
    );
    expect(codeOf(await mark(world.newId()))).toBe('NOT_FOUND');
  });

  test('marks an invoice as paid whose fair was cancelled since, in the currency it was written in', async () => {
    const { id } = await app.college();
    const [open, written] = [await createPayment(id, 'check'), await createPayment(id, 'invoice')];
    await database.pool.query(
      `update college_payment set payment_data = '{"amountCents": 41000, "currency": "cad"}'
       where id = $1`,
      [written],
    );
    await database.pool.query(
      `update fair set cancelled_at = $2 where id::text in (
         select unnest(fair_ids) from college_payment where id = $1)`,
      [open, world.now()],
    );
    for (const [paymentId, paid] of [
      [open, { amountCents: 35_000, currency: 'usd' }],
      [written, { amountCents: 41_000, currency: 'cad' }],
    ] as const) {
      const mark = `mutation { it: markPaymentPaid(input: { paymentId: "${paymentId}" }) }`;
      expect((await admin.call(mark)).errors).toBeUndefined();
      const read = `{ it: getCollegePayment(id: "${paymentId}") { paymentStatus paymentData } }`;
      expect(itOf(await admin.call(read))).toMatchObject({
        paymentStatus: 'paid',
        paymentData: paid,
      });
    }
  });

  test('marks no payment by card as paid: that is for the payment service to say', async () => {
    const { id } = await app.college();
    const paymentId = await createPayment(id, 'card');
    const answer = await admin.call(
      `mutation { it: markPaymentPaid(input: { paymentId: "${paymentId}" }) }`,
    );
    expect(codeOf(answer)).toBe('CONFLICT');
    expect(await statusOf(paymentId)).toBe('pending');
  });
});
