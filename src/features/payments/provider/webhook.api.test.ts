import { describe, expect, test } from 'vitest';
import { itOf, paymentServer, start } from '../../../../tests/support/test-payments.server.ts';
import { signMessage } from '../test-gateway/open-test-gateway.server.ts';

const app = await paymentServer();
const { database, world } = app;

const pack = async () => {
  const college = await app.college();
  const checkout = itOf(await start(college.rep, { collegeId: college.id, packId: 'three' }));
  return { ...college, checkout };
};

describe('the webhook', () => {
  const event = (type: string, object: object) =>
    JSON.stringify({
      id: `evt_${world.newId()}`,
      object: 'event',
      created: 1,
      type,
      data: { object },
    });

  test('refuses what is forged, unsigned or old, and does nothing about it', async () => {
    const { id, checkout } = await pack();
    const forged = event('checkout.session.completed', { metadata: { checkout: checkout['id'] } });
    const seconds = Math.floor(world.now().getTime() / 1000);
    for (const signature of [
      signMessage(forged, 'whsec_of_somebody_else', seconds),
      signMessage(`${forged} `, 'whsec_tests_only_tests_only', seconds),
      signMessage(forged, 'whsec_tests_only_tests_only', seconds - 301),
      't=1,v1=',
      'nonsense',
      '',
    ])
      expect(await app.tell(forged, signature)).toBe(400);
    const { rows } = await database.pool.query('select from payment_event where checkout_id = $1', [
      checkout['id'],
    ]);
    expect(rows).toHaveLength(0);
    expect(await app.credits(id)).toBe(0);
  });

  test('believes nothing that a signed message says but that something has happened', async () => {
    const { id, checkout } = await pack();
    const object = { metadata: { checkout: checkout['id'] }, payment_status: 'paid' };
    expect(await app.tell(event('checkout.session.completed', object))).toBe(200);
    await app.jobs.runDue();
    expect(await app.credits(id)).toBe(0);
  });

  test('takes what it does not know and keeps none of it', async () => {
    const { checkout } = await pack();
    const about = { metadata: { checkout: checkout['id'] } };
    const kept = async () => (await database.pool.query('select from payment_event')).rows.length;
    const before = await kept();
    for (const text of [
      event('customer.created', about),
      event('checkout.session.completed', { metadata: { checkout: world.newId() } }),
      event('checkout.session.completed', { metadata: { checkout: 'somebody else’s' } }),
      event('charge.refunded', { payment_intent: 'pi_unknown' }),
    ])
      expect(await app.tell(text)).toBe(200);
    expect(await kept()).toBe(before);
  });

  test.each(['charge.refunded', 'charge.refund.updated', 'refund.created', 'refund.failed'])(
    'asks what became of a payment when it is told %s',
    async (type) => {
      const { id, checkout } = await pack();
      await app.visit(checkout['url'], 'pay');
      await app.tellAll();
      const { rows } = await database.pool.query<{ payment: string }>(
        `insert into test_gateway_object (id, kind, body, created_at)
         select 're_' || id, 'refund', jsonb_build_object('id', 're_' || id, 'object', 'refund',
           'amount', amount_cents, 'status', 'succeeded', 'payment_intent', provider_payment,
           'metadata', '{}'::jsonb), created_at
         from checkout where id = $1 returning body ->> 'payment_intent' as payment`,
        [checkout['id']],
      );
      const object = { id: 'ch_1', object: 'charge', payment_intent: rows[0]?.payment };
      expect(await app.tell(event(type, object))).toBe(200);
      await app.jobs.runDue();
      expect(await app.credits(id)).toBe(0);
    },
  );

  test('names no one in what it keeps', async () => {
    const { checkout } = await pack();
    const object = {
      metadata: { checkout: checkout['id'] },
      customer_details: { email: 'zebulon@mail.test', name: 'Zebulon' },
    };
    expect(await app.tell(event('checkout.session.completed', object))).toBe(200);
    const { rows } = await database.pool.query(
      'select to_jsonb(e)::text as text from payment_event e',
    );
    expect(JSON.stringify(rows)).not.toContain('ebulon');
  });
});
