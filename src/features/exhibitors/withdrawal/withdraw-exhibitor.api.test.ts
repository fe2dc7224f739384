import { describe, expect, test } from 'vitest';
import { exhibitorServer } from '../../../../tests/support/test-exhibitors.server.ts';
import type { Person } from '../../../../tests/support/test-server.server.ts';
import { codeOf, itOf, refund, start } from '../../../../tests/support/test-payments.server.ts';

const app = await exhibitorServer();
const { records, world, database, signUp, withdraw, fairs, idAt, counts } = app;
const { admin, make } = records;
const { pool } = database;

describe('what an invoice asks for', () => {
  test('is the price of the fairs that are left when the college withdraws from one', async () => {
    const { id, rep } = await app.college();
    const fairIds = await fairs();
    const payment = itOf(
      await signUp(rep, {
        collegeId: id,
        fairIds,
        paymentType: 'invoice',
        purchaseOrderNumber: '7',
      }),
    );
    expect((await withdraw(rep, await idAt(id, fairIds[0]))).data).toEqual({ it: 'FREE' });
    const { rows } = await pool.query(
      'select payment_status, payment_data, fair_ids from college_payment where id = $1',
      [payment['id']],
    );
    expect(rows).toEqual([
      {
        payment_status: 'pending',
        payment_data: { amountCents: 25_000, currency: 'usd', purchaseOrderNumber: '7' },
        fair_ids: [fairIds[1]],
      },
    ]);
    await admin.call(
      `mutation { markPaymentPaid(input: { paymentId: "${String(payment['id'])}" }) }`,
    );
    const paid = await pool.query('select payment_data from college_payment where id = $1', [
      payment['id'],
    ]);
    expect(paid.rows).toMatchObject([{ payment_data: { amountCents: 25_000 } }]);
  });

  test('is nothing when only what is free is left', async () => {
    const { id, rep } = await app.college();
    const fairIds = [await make('Fair'), await make('Fair', { price: 0 })] as const;
    const payment = itOf(await signUp(rep, { collegeId: id, fairIds, paymentType: 'invoice' }));
    await withdraw(rep, await idAt(id, fairIds[0]));
    const { rows } = await pool.query('select payment_status from college_payment where id = $1', [
      payment['id'],
    ]);
    expect(rows).toEqual([{ payment_status: 'waived' }]);
    await app.tellAll();
    expect(await app.exhibitors(fairIds[1])).toMatchObject([{ paymentStatus: 'waived' }]);
  });

  test('is not what a colleague has paid with credits meanwhile', async () => {
    const { id, rep } = await app.college(1);
    const fairIds = await fairs();
    const payment = itOf(await signUp(rep, { collegeId: id, fairIds, paymentType: 'invoice' }));
    itOf(await signUp(rep, { collegeId: id, fairIds: [fairIds[0]], paymentType: 'credit' }));
    expect(await app.credits(id)).toBe(0);
    const { rows } = await pool.query(
      `select fair_ids, payment_data ->> 'amountCents' as cents from college_payment where id = $1`,
      [payment['id']],
    );
    expect(rows).toEqual([{ fair_ids: [fairIds[1]], cents: '25000' }]);
    expect(await app.exhibitors(fairIds[0])).toMatchObject([
      { paymentType: 'credit', paymentStatus: 'paid' },
    ]);
    expect(await app.exhibitors(fairIds[1])).toMatchObject([{ paymentStatus: 'pending' }]);
    // The last one, too: then nothing of the invoice is left.
    await pool.query('update fair set price = 0 where id = $1', [fairIds[1]]);
    itOf(await signUp(rep, { collegeId: id, fairIds: [fairIds[1]], paymentType: 'credit' }));
    expect(await counts(id)).toMatchObject({ payments: 2, exhibitors: 2 });
  });
});

describe('a rep who has left the college', () => {
  test('neither sees nor withdraws what he has signed up for it', async () => {
    const { id, rep } = await app.college();
    const colleague = await app.rep(id);
    const input = await app.typed({ paymentType: 'invoice' });
    await app.proof(rep, { ...input, primaryContactEmail: rep.email });
    const exhibitorId = await idAt(id, String(input['fairId']));
    const exhibits = async (who: Person) => {
      const { me } = (await who.call('{ me { exhibits { id } } }')).data as {
        me: { exhibits: readonly { id: string }[] };
      };
      return me.exhibits.map((one) => one.id);
    };
    expect(await exhibits(rep)).toEqual([exhibitorId]);
    await pool.query('delete from college_rep where user_id = $1', [rep.id]);
    expect(await exhibits(rep)).toEqual([]);
    expect(codeOf(await withdraw(rep, exhibitorId))).toBe('NOT_FOUND');
    expect(await exhibits(colleague)).toEqual([exhibitorId]);
    expect((await withdraw(colleague, exhibitorId)).data).toEqual({ it: 'FREE' });
  });
});

describe('a rep who withdraws', () => {
  test('has the credit back, and may sign up again', async () => {
    const { id, rep } = await app.college(2);
    const fairIds = await fairs();
    const input = { collegeId: id, fairIds, paymentType: 'credit' };
    const payment = itOf(await signUp(rep, input));
    const exhibitorId = await idAt(id, fairIds[0]);
    const answers = await Promise.all([withdraw(rep, exhibitorId), withdraw(rep, exhibitorId)]);
    expect(answers.map(codeOf).sort()).toEqual(['NOT_FOUND', undefined]);
    expect(answers.find(({ errors }) => !errors)?.data).toEqual({ it: 'CREDITS' });
    expect(await app.credits(id)).toBe(1);
    expect(await counts(id)).toMatchObject({ booths: 0 });
    itOf(await signUp(rep, { ...input, fairIds: [fairIds[0]] }));
    expect(await app.credits(id)).toBe(0);
    // An admin refunds the rest of the first payment, and not more.
    await refund(admin, { paymentId: payment['id'] });
    expect(await app.credits(id)).toBe(1);
    expect(codeOf(await refund(admin, { paymentId: payment['id'] }))).toBe('CONFLICT');
  });

  test('from what is not paid leaves nothing to pay, and ends its card page', async () => {
    const { id, rep } = await app.college();
    const fairIds = await fairs();
    const input = { collegeId: id, fairIds, paymentType: 'card' };
    const payment = itOf(await signUp(rep, input));
    const page = itOf(await start(rep, { paymentId: payment['id'] }));
    expect((await withdraw(rep, await idAt(id, fairIds[0]))).data).toEqual({ it: 'FREE' });
    await app.visit(page['url'], 'pay');
    await app.tellAll();
    expect(await app.exhibitors(fairIds[1])).toMatchObject([{ paymentStatus: 'pending' }]);
    expect(itOf(await start(rep, { paymentId: payment['id'] }))).toMatchObject({
      amountCents: 25_000,
    });
    await withdraw(rep, await idAt(id, fairIds[1]));
    expect(await counts(id)).toEqual({ payments: 0, exhibitors: 0, booths: 0 });
  });

  test('has credits for what was paid by card, and an admin says how much money goes back besides', async () => {
    const { id, rep } = await app.college();
    const input = await app.typed();
    await app.proof(rep, input);
    const exhibitorId = await idAt(id, String(input['fairId']));
    const checkout = itOf(await start(rep, { exhibitorId }));
    await app.visit(checkout['url'], 'pay');
    await app.tellAll();
    expect((await withdraw(rep, exhibitorId)).data).toEqual({ it: 'CREDITS' });
    expect(await app.credits(id)).toBe(1);
    expect(await app.exhibitors(input['fairId'])).toMatchObject([{ paymentStatus: 'refunded' }]);
    expect(codeOf(await refund(admin, { checkoutId: checkout['id'] }))).toBe('CONFLICT');
  });

  test('cannot in the last two weeks, nor for someone else', async () => {
    const { id, rep } = await app.college();
    const near = (days: number) =>
      new Date(world.now().getTime() + days * 86_400_000).toISOString();
    const times = {
      startTime: near(14),
      endTime: near(15),
      exhibitorDeadline: near(13),
    };
    const input = await app.typed({ fairId: await make('Fair', times) });
    await app.proof(rep, input);
    const exhibitorId = await idAt(id, String(input['fairId']));
    expect(codeOf(await withdraw(rep, exhibitorId))).toBe('CONFLICT');
    const other = await app.college();
    expect(codeOf(await withdraw(other.rep, exhibitorId))).toBe('NOT_FOUND');
    expect(codeOf(await withdraw(rep, 'x'))).toBe('NOT_FOUND');
  });
});

test('a guest withdraws by the link in the mail; what was paid is given back by an admin, and he is not shown', async () => {
  const guest = app.stranger();
  const leave = (proof: string) =>
    guest.call('mutation ($proof: String!) { it: withdrawExhibitorRegistration(proof: $proof) }', {
      proof,
    });
  const open = await app.typed();
  const made = await app.proof(guest, open);
  expect(codeOf(await leave(made))).toBe('NOT_FOUND');
  const mailed = itOf(await app.open(await app.token(open['primaryContactEmail'])));
  expect((await leave(String(mailed['proof']))).data).toEqual({ it: 'FREE' });
  expect(await app.exhibitors(open['fairId'])).toEqual([]);
  expect(codeOf(await app.look(String(mailed['proof'])))).toBe('NOT_FOUND');

  const paid = await app.typed({ paymentType: 'invoice' });
  await app.proof(guest, paid);
  await pool.query(`update fair_exhibitor set payment_status = 'paid' where fair_id = $1`, [
    paid['fairId'],
  ]);
  const proof = String(itOf(await app.open(await app.token(paid['primaryContactEmail'])))['proof']);
  const withdrawnAt = world.now();
  expect((await leave(proof)).data).toEqual({ it: 'MONEY' });
  world.advance(60_000);
  await app.jobs.runDue();
  // On a second visit: says so, changes nothing, and the admins get only one email.
  const told = async () =>
    (await pool.query(`select id from mail where kind = 'exhibitor-money-back'`)).rows.length;
  const written = await told();
  expect((await leave(proof)).data).toEqual({ it: 'MONEY' });
  expect([written > 0, await told()]).toEqual([true, written]);
  expect(itOf(await app.look(proof))).toMatchObject({
    paymentStatus: 'paid',
    withdrawnAt: withdrawnAt.toISOString(),
  });
  const changed = await guest.call(
    `mutation ($proof: String!) {
       it: updateExhibitorRegistration(proof: $proof, input: { name: "Another" }) { paymentType } }`,
    { proof },
  );
  expect(codeOf(changed)).toBe('CONFLICT');
  const kinds = (await app.mails(paid['primaryContactEmail'])).map(({ kind }) => kind);
  expect(kinds).toEqual(['exhibitor-registered']);
});
