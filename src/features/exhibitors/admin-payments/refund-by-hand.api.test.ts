import { describe, expect, test } from 'vitest';
import { exhibitorServer } from '../../../../tests/support/test-exhibitors.server.ts';
import type { Person } from '../../../../tests/support/test-server.server.ts';
import { codeOf, itOf, refund, start } from '../../../../tests/support/test-payments.server.ts';

const app = await exhibitorServer();
const { records, database, signUp, withdraw, fairs, idAt } = app;
const { admin, make } = records;
const { pool } = database;
const secondAdmin = await app.person('admin');

/** Two fairs, $500 in all, paid by check. */
async function paidByCheck() {
  const { id: collegeId, rep } = await app.college();
  const fairIds = await fairs();
  const input = { collegeId, fairIds, paymentType: 'check' };
  const paymentId = String(itOf(await signUp(rep, input))['id']);
  await pool.query(
    `update college_payment set payment_data = jsonb_set(coalesce(payment_data, '{}'), '{amountCents}', '50000') where id = $1`,
    [paymentId],
  );
  await admin.call(`mutation { markPaymentPaid(input: { paymentId: "${paymentId}" }) }`);
  return { collegeId, rep, fairIds, paymentId };
}

/** One fair, $350, paid by card. */
async function paidByCard() {
  const { id: collegeId, rep } = await app.college();
  const input = { collegeId, fairIds: [await make('Fair')], paymentType: 'card' };
  const paymentId = String(itOf(await signUp(rep, input))['id']);
  const checkout = itOf(await start(rep, { paymentId }));
  await app.visit(checkout['url'], 'pay');
  await app.tellAll();
  const cents = Number(checkout['amountCents']);
  return { collegeId, rep, paymentId, cents, checkoutId: String(checkout['id']) };
}

const receipt = async (who: Person, id: string) =>
  itOf(
    await who.call(
      `{ it: receipt(id: "${id}") { paymentStatus cents refundedCents refundedCredits } }`,
    ),
  );
const ledger = async (id: string) => {
  const { rows } = await pool.query(
    `select way, amount_cents as cents, credits, reason, reference, refunded_on::text as day
     from payment_refund where subject_id = $1 order by created_at, id`,
    [id],
  );
  return rows as Readonly<Record<string, unknown>>[];
};
const given = async (id: string) =>
  (await ledger(id)).reduce((sum, { cents }) => sum + Number(cents), 0);

describe('an admin who has sent a check back', () => {
  test('writes down how much, when, why and its number, and the college sees it', async () => {
    const { paymentId, rep } = await paidByCheck();
    const sent = { paymentId, way: 'CHECK', amountCents: 5_000, reference: '1042', key: 'page' };
    const answer = await refund(admin, { ...sent, refundedOn: '2026-11-20', reason: ' Half day ' });
    expect(answer.data).toEqual({ it: null });
    expect(await ledger(paymentId)).toEqual([
      {
        way: 'check',
        cents: 5_000,
        credits: 0,
        reason: 'Half day',
        reference: '1042',
        day: '2026-11-20',
      },
    ]);
    for (const who of [rep, admin])
      expect(await receipt(who, paymentId)).toEqual({
        paymentStatus: 'paid',
        cents: 50_000,
        refundedCents: 5_000,
        refundedCredits: 0,
      });
  });

  test('never gives back more than was paid, by whatever ways, and all of it makes it refunded', async () => {
    const { paymentId, collegeId } = await paidByCheck();
    const by = (way: string, more: object) => refund(admin, { paymentId, way, ...more });
    await by('TRANSFER', { amountCents: 20_000 });
    expect(codeOf(await by('CHECK', { amountCents: 30_001 }))).toBe('BAD_USER_INPUT');
    // Two credits are worth $500: of $300 one is left.
    expect(codeOf(await by('CREDITS', { credits: 2 }))).toBe('BAD_USER_INPUT');
    await by('CREDITS', {});
    expect(await app.credits(collegeId)).toBe(1);
    expect(await receipt(admin, paymentId)).toMatchObject({
      paymentStatus: 'paid',
      refundedCents: 45_000,
    });
    await by('CHECK', {});
    expect(await receipt(admin, paymentId)).toMatchObject({
      paymentStatus: 'refunded',
      refundedCents: 50_000,
    });
    for (const way of ['CHECK', 'TRANSFER', 'CREDITS'])
      expect(codeOf(await by(way, {}))).toBe('CONFLICT');
  });

  test('says why, on a day that has been, and to no card that was not charged', async () => {
    const { paymentId } = await paidByCheck();
    const wrong = async (input: object) => {
      const answer = await refund(admin, { paymentId, way: 'CHECK', ...input });
      return answer.errors?.[0]?.extensions.fields ?? codeOf(answer);
    };
    expect(await wrong({ reason: '  ' })).toHaveProperty('reason');
    expect(await wrong({ refundedOn: '2027-01-01' })).toHaveProperty('refundedOn');
    expect(await wrong({ reference: 'x'.repeat(201) })).toHaveProperty('reference');
    expect(await wrong({ way: 'CARD' })).toBe('CONFLICT');
    expect(await given(paymentId)).toBe(0);
    const { collegeId, rep } = await paidByCheck();
    expect(codeOf(await refund(rep, { paymentId, way: 'CHECK' }))).toBe('FORBIDDEN');
    const unpaid = itOf(
      await signUp(rep, { collegeId, fairIds: [await make('Fair')], paymentType: 'check' }),
    );
    expect(codeOf(await refund(admin, { paymentId: unpaid['id'], way: 'CHECK' }))).toBe('CONFLICT');
  });

  test('presses again after an error and gives once; the same from a new page asks first', async () => {
    const { paymentId, collegeId } = await paidByCheck();
    for (const wish of [
      { way: 'CHECK', amountCents: 5_000 },
      { way: 'CREDITS', credits: 1 },
    ]) {
      const before = await given(paymentId);
      await refund(admin, { paymentId, ...wish, key: `first ${wish.way}` });
      await refund(admin, { paymentId, ...wish, key: `first ${wish.way}` });
      const once = await given(paymentId);
      expect(once).toBeGreaterThan(before);
      expect(
        (await ledger(paymentId)).filter(({ way }) => way === wish.way.toLowerCase()),
      ).toHaveLength(1);
      if (wish.way === 'CREDITS') continue;
      const asked = await refund(admin, { paymentId, ...wish, key: `second ${wish.way}` });
      expect(asked.errors?.[0]?.extensions.fields).toHaveProperty('again');
      // Another admin may mean it; the same one can confirm it.
      await refund(admin, { paymentId, ...wish, key: `second ${wish.way}`, again: true });
      expect(await given(paymentId)).toBe(once + 5_000);
    }
    expect(await app.credits(collegeId)).toBe(1);
  });

  test('who gives spent credits back from a reloaded page is asked first', async () => {
    const { id: collegeId, rep } = await app.college(3);
    const fairIds = [await make('Fair'), await make('Fair'), await make('Fair')];
    const paymentId = String(
      itOf(await signUp(rep, { collegeId, fairIds, paymentType: 'credit' }))['id'],
    );
    const one = { paymentId, credits: 1 };
    await refund(admin, { ...one, key: 'first' });
    expect(await receipt(rep, paymentId)).toMatchObject({ refundedCredits: 1, refundedCents: 0 });
    const asked = await refund(admin, { ...one, key: 'second' });
    expect(asked.errors?.[0]?.extensions.fields).toHaveProperty('again');
    await refund(admin, { ...one, key: 'second', again: true });
    expect(await app.credits(collegeId)).toBe(2);
    expect(codeOf(await refund(admin, { paymentId, way: 'CHECK' }))).toBe('CONFLICT');
  });
});

describe('two admins who refund the same at the same moment', () => {
  const ways = ['CHECK', 'TRANSFER', 'CREDITS'] as const;

  test.each(ways.flatMap((one) => ways.map((other) => [one, other] as const)))(
    'give it back once: by %s and by %s',
    async (one, other) => {
      const { paymentId, collegeId } = await paidByCheck();
      const answers = await Promise.all([
        refund(admin, { paymentId, way: one, key: 'one' }),
        refund(secondAdmin, { paymentId, way: other, key: 'other' }),
      ]);
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
      expect(await given(paymentId)).toBe(50_000);
      const byCredits = (await ledger(paymentId))[0]?.['way'] === 'credits';
      expect(await app.credits(collegeId)).toBe(byCredits ? 2 : 0);
    },
  );

  test.each(ways)('give it back once: to the card and by %s', async (way) => {
    const { paymentId, cents, checkoutId, collegeId } = await paidByCard();
    const answers = await Promise.all([
      refund(admin, { paymentId, key: 'one' }),
      refund(secondAdmin, { paymentId, way, key: 'other' }),
      refund(secondAdmin, { checkoutId, key: 'third' }),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    await app.tellAll();
    expect(await receipt(admin, paymentId)).toMatchObject({
      paymentStatus: 'refunded',
      refundedCents: cents,
    });
    expect(await app.credits(collegeId)).toBe(
      (await ledger(paymentId)).length && way === 'CREDITS' ? 1 : 0,
    );
  });

  test('and a part to the card with the rest by check makes it refunded, in either order', async () => {
    for (const cardFirst of [true, false]) {
      const { paymentId, cents } = await paidByCard();
      const card = () => refund(admin, { paymentId, ...(cardFirst ? { amountCents: 5_000 } : {}) });
      const check = () =>
        refund(admin, { paymentId, way: 'CHECK', ...(cardFirst ? {} : { amountCents: 5_000 }) });
      for (const act of cardFirst ? [card, check] : [check, card]) {
        expect((await receipt(admin, paymentId))['paymentStatus']).toBe('paid');
        expect((await act()).errors).toBeUndefined();
        await app.tellAll();
      }
      expect(await receipt(admin, paymentId)).toMatchObject({
        paymentStatus: 'refunded',
        refundedCents: cents,
      });
    }
  });
});

describe('a rep who withdraws while an admin refunds', () => {
  test('has the money or the credits, never both', async () => {
    for (const way of ['CARD', 'CHECK', 'CREDITS'] as const) {
      const { id: collegeId, rep } = await app.college();
      const typed = await app.typed();
      await app.proof(rep, typed);
      const exhibitorId = String(await idAt(collegeId, String(typed['fairId'])));
      const checkout = itOf(await start(rep, { exhibitorId }));
      await app.visit(checkout['url'], 'pay');
      await app.tellAll();
      await Promise.all([
        refund(admin, { exhibitorId, way, key: 'one' }),
        withdraw(rep, exhibitorId),
      ]);
      await app.tellAll();
      const { cents, refundedCents } = await receipt(admin, exhibitorId);
      expect(refundedCents).toBe(cents);
      const byCredits = (await ledger(exhibitorId)).some((one) => one['way'] === 'credits');
      expect(await app.credits(collegeId)).toBe(byCredits ? 1 : 0);
      expect(codeOf(await refund(admin, { exhibitorId, way: 'CHECK' }))).toBe('CONFLICT');
    }
  });

  test('leaves a payment of which a part is back to the admins', async () => {
    const { paymentId, collegeId, rep, fairIds } = await paidByCheck();
    await refund(admin, { paymentId, way: 'CHECK', amountCents: 5_000 });
    expect((await withdraw(rep, await idAt(collegeId, fairIds[0]))).data).toEqual({ it: 'MONEY' });
    expect(await app.credits(collegeId)).toBe(0);
  });

  test('from one of two fairs counts what that one cost', async () => {
    const { paymentId, collegeId, rep, fairIds } = await paidByCheck();
    expect((await withdraw(rep, await idAt(collegeId, fairIds[0]))).data).toEqual({
      it: 'CREDITS',
    });
    expect(await ledger(paymentId)).toMatchObject([{ way: 'credits', credits: 1 }]);
    const first = await given(paymentId);
    expect(first).toBeGreaterThan(0);
    expect(await receipt(rep, paymentId)).toMatchObject({ refundedCents: first });
    expect((await withdraw(rep, await idAt(collegeId, fairIds[1]))).data).toEqual({
      it: 'CREDITS',
    });
    expect(await given(paymentId)).toBe(50_000);
    expect(await receipt(rep, paymentId)).toMatchObject({
      paymentStatus: 'refunded',
      refundedCents: 50_000,
    });
    expect(await app.credits(collegeId)).toBe(2);
  });
});
