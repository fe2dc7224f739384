import { describe, expect, test } from 'vitest';
import { codeOf, itOf, refund } from '../../../../tests/support/test-payments.server.ts';
import { refundServer } from '../../../../tests/support/test-refunds.server.ts';
import { findDifferences } from '../reconciliation/find-differences.server.ts';
import { reconcile } from '../reconciliation/reconcile.server.ts';

const app = await refundServer();
const { records, database, world, paidPack, moneyBack } = app;
const { admin } = records;

describe('an admin who refunds a payment by card', () => {
  test('gives back once when the answer is lost and the key is forgotten, a part or all', async () => {
    for (const amountCents of [30_000, 90_000]) {
      const { id, checkoutId } = await paidPack();
      app.line.fail('lost');
      await refund(admin, { checkoutId, amountCents });
      app.line.mend();
      // After a day or more the payment service forgets its keys.
      world.advance(30 * 3_600_000);
      await database.pool.query(`delete from test_gateway_answer where key like 'refund-%'`);
      await reconcile(app.elsewhere);
      expect(await moneyBack(checkoutId)).toBe(amountCents);
      expect(await app.credits(id)).toBe(3 - amountCents / 30_000);
      const { rows } = await database.pool.query(
        'select state, amount_cents from checkout_refund where checkout_id = $1',
        [checkoutId],
      );
      expect(rows).toEqual([{ state: 'succeeded', amount_cents: amountCents }]);
    }
  });

  test('gives back once when the lost answer was the very first, and the second is a refusal', async () => {
    const { id, checkoutId } = await paidPack();
    const { provider } = app.elsewhere;
    // Sent by another process that then died: only the payment service knows that it was done.
    app.line.fail('cut');
    await refund(admin, { checkoutId });
    app.line.mend();
    const { rows } = await database.pool.query<{ id: string; payment: string }>(
      `select r.id, c.provider_payment as payment from checkout_refund r
       join checkout c on c.id = r.checkout_id where c.id = $1`,
      [checkoutId],
    );
    const sent = { id: '', payment: '', ...rows[0], cents: 90_000 };
    await provider!.refund({ ...sent, idempotencyKey: 'forgotten' });
    await database.pool.query('update checkout_refund set tried_at = null where id = $1', [
      sent.id,
    ]);
    world.advance(6 * 60_000);
    await reconcile(app.elsewhere);
    expect(await moneyBack(checkoutId)).toBe(90_000);
    expect(await app.credits(id)).toBe(0);
  });

  test('is not held up by an error that the payment service repeats to the same key', async () => {
    const { checkoutId } = await paidPack();
    app.line.fail('broken');
    await refund(admin, { checkoutId });
    app.line.mend();
    // As Stripe does: the error is stored as the response to the key.
    const repeated = await database.pool.query(
      `insert into test_gateway_answer (key, request_hash, status, body, created_at)
       select 'refund-' || id || suffix, 'x', 500, '{"error":{"type":"api_error"}}', created_at
       from checkout_refund, unnest(array['', '-0']) suffix where checkout_id = $1`,
      [checkoutId],
    );
    expect(repeated.rowCount).toBe(2);
    world.advance(6 * 60_000);
    await reconcile(app.elsewhere);
    expect(await moneyBack(checkoutId)).toBe(90_000);
  });

  test('may ask again with the same key for what was refused, and for nothing else', async () => {
    const { id, checkoutId } = await paidPack();
    const wish = { checkoutId, amountCents: 30_000, key: 'of this page' };
    itOf(await refund(admin, wish));
    expect(codeOf(await refund(admin, { ...wish, amountCents: 20_000 }))).toBe('CONFLICT');
    // As Stripe reports days later: the bank has rejected the money.
    await database.pool.query(
      `update checkout_refund set state = 'failed', provider_refund = null where checkout_id = $1`,
      [checkoutId],
    );
    await database.pool.query(`delete from test_gateway_object where kind = 'refund'`);
    expect(await moneyBack(checkoutId)).toBe(0);
    await refund(admin, wish);
    expect(await moneyBack(checkoutId)).toBe(30_000);
    expect(await app.credits(id)).toBeLessThan(3);
  });

  test('cannot, once the payment service that took it is no longer set up', async () => {
    const { id, checkoutId } = await paidPack();
    await database.pool.query(`update checkout set provider = 'test' where id = $1`, [checkoutId]);
    const answer = await refund(admin, { checkoutId });
    expect(codeOf(answer)).toBe('CONFLICT');
    expect(answer.errors?.[0]?.message).toContain('no longer set up');
    expect(await app.credits(id)).toBe(3);
  });

  test('learns of a refund that could not be carried out for a day', async () => {
    const { checkoutId } = await paidPack();
    app.line.fail('cut');
    await refund(admin, { checkoutId });
    app.line.mend();
    // The keys were removed at that moment: nothing is queried in vain.
    const withoutProvider = { ...app.elsewhere, provider: null };
    const late = async () =>
      (await findDifferences(withoutProvider)).filter(
        ({ kind }) => kind === 'refund not carried out',
      );
    expect(await late()).toEqual([]);
    world.advance(25 * 3_600_000);
    expect(await reconcile(withoutProvider)).toEqual({ asked: 0, failed: 0 });
    expect(await late()).toMatchObject([{ details: { checkout: checkoutId, cents: 90_000 } }]);
    await reconcile(app.elsewhere);
    expect(await moneyBack(checkoutId)).toBe(90_000);
    expect(await late()).toEqual([]);
  });
});
