import { describe, expect, test } from 'vitest';
import {
  codeOf,
  itOf,
  look,
  paymentServer,
  spend,
  start,
} from '../../../../tests/support/test-payments.server.ts';
import { reconcile } from '../reconciliation/reconcile.server.ts';
import { syncCheckout } from './open-checkout.server.ts';

const app = await paymentServer();
const { records, database, world } = app;
const { admin, make } = records;

const pack = async () => {
  const college = await app.college();
  const checkout = itOf(await start(college.rep, { collegeId: college.id, packId: 'three' }));
  return { ...college, checkout };
};
/** The payment service's event for the checkout that is paid at this address. */
const messageAbout = async (url: unknown) => {
  const session = String(url).split('/').at(-1);
  const about = (await app.messages()).filter(({ data }) => data.object.id === session);
  expect(about).toHaveLength(1);
  return about[0]!;
};
const statusOf = async (paymentId: string) => {
  const call = `{ it: getCollegePayment(id: "${paymentId}") { paymentStatus paymentData } }`;
  return itOf(await admin.call(call));
};
const fairPayment = async (paymentType = 'card') => {
  const college = await app.college();
  const fairIds = [await make('Fair', { price: 12_300 }), await make('Fair', { fairType: '6x6' })];
  const input = { collegeId: college.id, paymentType, fairIds };
  const created = await college.rep.call(
    'mutation ($input: CreateCollegePaymentInput!) { it: createCollegePayment(input: $input) { id } }',
    { input },
  );
  return { ...college, paymentId: String(itOf(created)['id']), fairIds };
};

describe('a rep who buys a pack of credits', () => {
  test('pays the price of the list, and has them when the payment service says so', async () => {
    const { id, checkout } = await pack();
    expect(checkout).toMatchObject({
      state: 'OPEN',
      amountCents: 90_000,
      currency: 'usd',
      credits: 3,
      test: false,
    });
    const { status, to } = await app.visit(checkout['url'], 'pay');
    expect(status).toBe(303);
    expect(to).toBe(`http://127.0.0.1:3000/app/fairs/signup?checkout=${String(checkout['id'])}`);
    expect(await app.credits(id)).toBe(0);
    await app.tellAll();
    expect(await app.credits(id)).toBe(3);
  });

  test('has them once, however often and in whatever order the messages come', async () => {
    const { id, rep, checkout } = await pack();
    await app.visit(checkout['url'], 'pay');
    const message = await messageAbout(checkout['url']);
    for (let times = 0; times < 3; times += 1) {
      expect(await app.tell(message)).toBe(200);
      await app.jobs.runDue();
    }
    // Another event about the same thing, and an outdated one.
    await app.tell({ ...message, id: 'evt_other' });
    await app.tell({ ...message, id: 'evt_late', type: 'checkout.session.expired' });
    await app.jobs.runDue();
    expect(await app.credits(id)).toBe(3);
    expect(itOf(await look(rep, checkout['id']))).toMatchObject({ state: 'PAID' });
    const { rows } = await database.pool.query(
      'select id from payment_event where checkout_id = $1 and handled_at is not null',
      [checkout['id']],
    );
    expect(rows).toHaveLength(3);
  });

  test('has them when the browser is back before the message, and the message changes nothing', async () => {
    const { id, rep, checkout } = await pack();
    await app.visit(checkout['url'], 'pay');
    world.advance(3_000);
    expect(itOf(await look(rep, checkout['id']))).toMatchObject({ state: 'PAID', url: null });
    expect(await app.credits(id)).toBe(3);
    await app.tellAll();
    expect(await app.credits(id)).toBe(3);
  });

  test('has them when neither browser nor message comes back', async () => {
    const { id, checkout } = await pack();
    await app.visit(checkout['url'], 'pay');
    world.advance(11 * 60_000);
    await app.jobs.runDue();
    expect(await app.credits(id)).toBe(3);
  });

  test('has them once when message, browser and reconciliation come at the same moment', async () => {
    const { id, rep, checkout } = await pack();
    await app.visit(checkout['url'], 'pay');
    world.advance(11 * 60_000);
    const message = await messageAbout(checkout['url']);
    await Promise.all([
      app.tell(message).then(() => app.jobs.runDue()),
      look(rep, checkout['id']),
      look(rep, checkout['id']),
      reconcile(app.elsewhere),
      syncCheckout(app.elsewhere, String(checkout['id'])),
    ]);
    expect(await app.credits(id)).toBe(3);
    const { rows } = await database.pool.query(
      `select from credit_entry where reason = 'bought' and reference = $1`,
      [checkout['id']],
    );
    expect(rows).toHaveLength(1);
  });

  test('has none when the browser says that it was paid, and it was not', async () => {
    const { id, rep, checkout } = await pack();
    await app.visit(checkout['url'], 'decline');
    await app.visit(checkout['url'], 'cancel');
    world.advance(3_000);
    expect(itOf(await look(rep, checkout['id']))).toMatchObject({ state: 'OPEN' });
    expect(await app.credits(id)).toBe(0);
  });

  test('begins anew when the time is over', async () => {
    const { id, rep, checkout } = await pack();
    world.advance(3 * 3_600_000);
    await app.jobs.runDue();
    expect(itOf(await look(rep, checkout['id']))).toMatchObject({ state: 'EXPIRED', url: null });
    expect((await app.visit(checkout['url'] ?? '', 'pay')).status).toBe(200);
    const again = itOf(await start(rep, { collegeId: id, packId: 'three' }));
    expect(again['id']).not.toBe(checkout['id']);
    expect(again).toMatchObject({ state: 'OPEN' });
  });

  test('comes to one checkout from two tabs, two reps and a retry', async () => {
    const { id, rep } = await app.college();
    const colleague = await app.rep(id);
    const input = { collegeId: id, packId: 'six', quantity: 2 };
    const answers = await Promise.all(
      [rep, rep, rep, colleague, colleague].map((who) => start(who, input)),
    );
    const found = new Set(answers.map((answer) => itOf(answer)['id']));
    expect(found.size).toBe(1);
    const { rows } = await database.pool.query(
      `select id from test_gateway_object where body #>> '{metadata,checkout}' = $1`,
      [[...found][0]],
    );
    expect(rows).toHaveLength(1);
  });

  test('gets the same answer to the same key, even when it is paid; another thing is another key', async () => {
    const { id, rep } = await app.college();
    const input = { collegeId: id, packId: 'three', key: 'my own key' };
    const first = itOf(await start(rep, input));
    await app.visit(first['url'], 'pay');
    await app.tellAll();
    expect(itOf(await start(rep, input))).toMatchObject({ id: first['id'], state: 'PAID' });
    expect(codeOf(await start(rep, { ...input, packId: 'six' }))).toBe('CONFLICT');
    expect(itOf(await start(rep, { ...input, key: 'another' }))['id']).not.toBe(first['id']);
    expect(await app.credits(id)).toBe(3);
  });

  test('is told what is wrong', async () => {
    const { id, rep } = await app.college();
    expect(codeOf(await start(rep, { collegeId: id, packId: 'none' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await start(rep, { collegeId: id }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await start(rep, { packId: 'three' }))).toBe('BAD_USER_INPUT');
    for (const quantity of [0, 21])
      expect(codeOf(await start(rep, { collegeId: id, packId: 'three', quantity }))).toBe(
        'BAD_USER_INPUT',
      );
  });

  test('is no one to another college, and to a draft', async () => {
    const { rep, checkout } = await pack();
    const other = await app.college();
    const theirs = { collegeId: other.id, packId: 'three' };
    expect(codeOf(await start(rep, theirs))).toBe('NOT_FOUND');
    expect((await look(other.rep, checkout['id'])).data).toEqual({ it: null });
    await database.pool.query(`update college set status = 'draft' where id = $1`, [other.id]);
    expect(codeOf(await start(other.rep, theirs))).toBe('CONFLICT');
  });
});

describe('a rep who pays for fairs by card', () => {
  test('sees the payment settled by the payment service, with what it came to', async () => {
    const { rep, paymentId } = await fairPayment();
    const checkout = itOf(await start(rep, { paymentId }));
    expect(checkout).toMatchObject({ amountCents: 12_300 + 25_000, credits: 0 });
    await app.visit(checkout['url'], 'pay');
    expect(await statusOf(paymentId)).toMatchObject({ paymentStatus: 'pending' });
    await app.tellAll();
    const { paymentStatus, paymentData } = await statusOf(paymentId);
    expect(paymentStatus).toBe('paid');
    expect(paymentData).toMatchObject({ provider: 'stripe', amountCents: 37_300, currency: 'usd' });
    expect(codeOf(await start(rep, { paymentId }))).toBe('CONFLICT');
  });

  test('pays the price of now: an open checkout of another amount ends first', async () => {
    const { rep, paymentId, fairIds } = await fairPayment();
    const first = itOf(await start(rep, { paymentId }));
    await database.pool.query('update fair set price = 10000 where id = $1', [fairIds[0]]);
    const second = itOf(await start(rep, { paymentId }));
    expect(second).toMatchObject({ amountCents: 35_000, state: 'OPEN' });
    expect(itOf(await look(rep, first['id']))).toMatchObject({ state: 'EXPIRED' });
    // The first one was open in another tab: it can't be paid any longer.
    await app.visit(first['url'], 'pay');
    await app.tellAll();
    expect(await statusOf(paymentId)).toMatchObject({ paymentStatus: 'pending' });
  });

  test('is told when the payment service refuses for good, and may pay when it takes it', async () => {
    const { rep, paymentId, fairIds } = await fairPayment();
    // Fairs can't get such a price today: the payment service accepts 50 cents and more.
    const cost = (cents: number) =>
      database.pool.query('update fair set price = $2 where id::text = any($1)', [fairIds, cents]);
    await cost(20);
    const answer = await start(rep, { paymentId });
    expect(codeOf(answer)).toBe('CONFLICT');
    expect(answer.errors?.[0]?.message).toContain('declined this payment');
    await cost(50);
    expect(itOf(await start(rep, { paymentId }))).toMatchObject({ amountCents: 100 });
    for (const price of [1, 49]) {
      const change = `mutation { updateFair(input: { id: "${fairIds[0] ?? ''}", price: ${price} }) { id } }`;
      expect(codeOf(await admin.call(change))).toBe('BAD_USER_INPUT');
    }
  });

  test('pays nothing for fairs that are free', async () => {
    const { rep, paymentId, fairIds } = await fairPayment();
    await database.pool.query('update fair set price = 0 where id::text = any($1)', [fairIds]);
    expect(itOf(await start(rep, { paymentId }))).toMatchObject({ state: 'PAID', amountCents: 0 });
    expect(await statusOf(paymentId)).toMatchObject({ paymentStatus: 'waived' });
  });

  test('cannot pay an invoice by card, nor what is someone else’s', async () => {
    const { rep, paymentId } = await fairPayment('invoice');
    expect(codeOf(await start(rep, { paymentId }))).toBe('CONFLICT');
    const other = await fairPayment();
    expect(codeOf(await start(rep, { paymentId: other.paymentId }))).toBe('NOT_FOUND');
  });

  test('pays once for a fair: not by card what was paid with credits, nor the other way round', async () => {
    const { id, rep, paymentId, fairIds } = await fairPayment();
    await admin.call(`mutation { updateCollege(input: { id: "${id}", fairCredits: 5 }) { id } }`);
    const [fairId = '', other = ''] = fairIds;
    const exhibitorId = await make('FairExhibitor', { collegeId: id, fairId });
    await spend(rep, id, [fairId]);
    for (const input of [{ paymentId }, { exhibitorId }])
      expect(codeOf(await start(rep, input))).toBe('CONFLICT');
    expect(await statusOf(paymentId)).toMatchObject({ paymentStatus: 'pending' });
    // A registration paid by itself conflicts with credits, and with a card.
    const ownRegistration = await make('FairExhibitor', { collegeId: id, fairId: other });
    const checkout = itOf(await start(rep, { exhibitorId: ownRegistration }));
    await app.visit(checkout['url'], 'pay');
    await app.tellAll();
    expect(codeOf(await spend(rep, id, [other]))).toBe('CONFLICT');
    expect(codeOf(await start(rep, { paymentId }))).toBe('CONFLICT');
    expect(await app.credits(id)).toBe(4);
    // Another college pays for itself.
    const neighbors = await app.college();
    const theirs = { collegeId: neighbors.id, paymentType: 'card', fairIds };
    const paymentOfTheirs = await make('CollegePayment', theirs);
    expect(itOf(await start(neighbors.rep, { paymentId: paymentOfTheirs }))).toMatchObject({
      state: 'OPEN',
    });
  });

  test('pays an exhibitor’s registration, and is led to its confirmation', async () => {
    const { rep } = await app.college();
    const fairId = await make('Fair', { slug: 'spring-27' });
    const exhibitorId = await make('FairExhibitor', { fairId, owner: rep.id, userId: rep.id });
    const checkout = itOf(await start(rep, { exhibitorId }));
    const { to } = await app.visit(checkout['url'], 'pay');
    expect(new URL(to).pathname).toBe('/fair-spring-27/confirmation');
    await app.tellAll();
    const read = `{ it: getFairExhibitor(id: "${exhibitorId}") { paymentStatus } }`;
    expect(itOf(await admin.call(read))).toEqual({ paymentStatus: 'paid' });
    const stranger = await app.college();
    const other = await make('FairExhibitor', { fairId, collegeId: (await app.college()).id });
    expect(codeOf(await start(stranger.rep, { exhibitorId: other }))).toBe('NOT_FOUND');
    const guests = await make('FairExhibitor', { fairId });
    expect(codeOf(await start(stranger.rep, { exhibitorId: guests }))).toBe('NOT_FOUND');
  });
});
