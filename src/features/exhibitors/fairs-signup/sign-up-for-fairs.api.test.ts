import { describe, expect, test } from 'vitest';
import { exhibitorServer } from '../../../../tests/support/test-exhibitors.server.ts';
import {
  codeOf,
  itOf,
  refund,
  spend,
  start,
} from '../../../../tests/support/test-payments.server.ts';

const app = await exhibitorServer();
const { records, world, database, signUp, fairs, counts } = app;
const { admin, make } = records;
const { pool } = database;

describe('a rep who signs the college up for one fair by the form', () => {
  test('signs up the college, which has its booth, with a mail that leads to the account', async () => {
    const { id, rep } = await app.college();
    const input = await app.typed({ paymentType: 'invoice' });
    await app.proof(rep, input);
    expect(await app.exhibitors(input['fairId'])).toMatchObject([
      { collegeId: id, userId: rep.id, owner: rep.id, booth: true, paymentStatus: 'pending' },
    ]);
    const [mail] = await app.mails(input['primaryContactEmail']);
    expect(mail?.text).toContain('/app/fairs/signup');
    expect(mail?.text).not.toContain('?link=');
    // A colleague gets a clear message: it is their own college.
    const colleague = await app.rep(id);
    expect(codeOf(await app.register(colleague, input))).toBe('CONFLICT');
    // Someone else with the same name and location stays a stranger.
    const neighbor = await app.college();
    await app.proof(neighbor.rep, input);
    expect(await app.exhibitors(input['fairId'])).toHaveLength(2);
  });

  test('cannot while the college is a draft, and not for what it has paid by another way', async () => {
    const { id, rep } = await app.college(2);
    const input = await app.typed();
    await pool.query(`update college set status = 'draft' where id = $1`, [id]);
    expect(codeOf(await app.register(rep, input))).toBe('CONFLICT');
    await pool.query(`update college set status = 'active' where id = $1`, [id]);
    await make('CollegePayment', {
      collegeId: id,
      fairIds: [input['fairId']],
      paymentStatus: 'paid',
    });
    expect(codeOf(await app.register(rep, input))).toBe('CONFLICT');
    expect(await app.exhibitors(input['fairId'])).toEqual([]);
  });
});

describe('a rep who signs the college up for several fairs', () => {
  test('makes one payment, an exhibitor each, and a booth where there are booths', async () => {
    const { id, rep } = await app.college();
    const fairIds = await fairs();
    const input = { collegeId: id, fairIds, paymentType: 'invoice', purchaseOrderNumber: 'PO 9' };
    expect(itOf(await signUp(rep, input))).toMatchObject({
      paymentType: 'invoice',
      paymentStatus: 'pending',
      amountCents: 60_000,
      purchaseOrderNumber: 'PO 9',
    });
    expect(await counts(id)).toEqual({ payments: 1, exhibitors: 2, booths: 1 });
    const [one] = await app.exhibitors(fairIds[0]);
    expect(one).toMatchObject({ collegeId: id, userId: rep.id, booth: true, paymentData: null });
  });

  test('pays by card once for all of them, and each follows', async () => {
    const { id, rep } = await app.college();
    const fairIds = await fairs();
    const input = { collegeId: id, fairIds, paymentType: 'card' };
    const payment = itOf(await signUp(rep, input));
    const checkout = itOf(await start(rep, { paymentId: payment['id'] }));
    expect(checkout).toMatchObject({ amountCents: 60_000 });
    await app.visit(checkout['url'], 'pay');
    await app.tellAll();
    for (const fairId of fairIds)
      expect(await app.exhibitors(fairId)).toMatchObject([{ paymentStatus: 'paid' }]);
    const { rows } = await pool.query('select paid from fair_booth where college_id = $1', [id]);
    expect(rows).toEqual([{ paid: true }]);
    await refund(admin, { paymentId: payment['id'] });
    expect(await app.exhibitors(fairIds[0])).toMatchObject([{ paymentStatus: 'refunded' }]);
  });

  test('spends credits at once; of two reps with the last credit one signs up', async () => {
    const { id, rep } = await app.college(2);
    const fairIds = await fairs();
    const paid = itOf(await signUp(rep, { collegeId: id, fairIds, paymentType: 'credit' }));
    expect(paid).toMatchObject({ paymentStatus: 'paid', paymentType: 'credit' });
    expect(await app.credits(id)).toBe(0);
    expect(await counts(id)).toEqual({ payments: 1, exhibitors: 2, booths: 1 });

    const last = await app.college(1);
    const colleague = await app.rep(last.id);
    const answers = await Promise.all(
      [last.rep, colleague].map(async (who) =>
        signUp(who, { collegeId: last.id, fairIds: [await make('Fair')], paymentType: 'credit' }),
      ),
    );
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
    expect(await app.credits(last.id)).toBe(0);
    expect(await counts(last.id)).toEqual({ payments: 1, exhibitors: 1, booths: 1 });
  });

  test('signs up for all or for none', async () => {
    const { id, rep } = await app.college(5);
    const [open] = await fairs();
    const closed = await make('Fair', { exhibitorDeadline: world.now().toISOString() });
    const hidden = await make('Fair', { publishedAt: null });
    for (const paymentType of ['card', 'invoice', 'check', 'credit'])
      for (const wrong of [closed, hidden, world.newId()]) {
        const answer = await signUp(rep, { collegeId: id, fairIds: [open, wrong], paymentType });
        expect(codeOf(answer)).toBe('BAD_USER_INPUT');
      }
    for (const paymentType of ['waived', 'x', ''])
      expect(codeOf(await signUp(rep, { collegeId: id, fairIds: [open], paymentType }))).toBe(
        'BAD_USER_INPUT',
      );
    expect(codeOf(await signUp(rep, { collegeId: id, fairIds: [], paymentType: 'card' }))).toBe(
      'BAD_USER_INPUT',
    );
    expect(await counts(id)).toEqual({ payments: 0, exhibitors: 0, booths: 0 });
    expect(await app.credits(id)).toBe(5);
  });

  test('from two tabs signs up once', async () => {
    const { id, rep } = await app.college();
    const input = { collegeId: id, fairIds: await fairs(), paymentType: 'check' };
    const answers = await Promise.all([signUp(rep, input), signUp(rep, input)]);
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
    expect(await counts(id)).toEqual({ payments: 1, exhibitors: 2, booths: 1 });
  });

  test('signs up once when a colleague fills in the form of one fair at the same moment', async () => {
    const { id, rep } = await app.college();
    const colleague = await app.rep(id);
    const input = await app.typed({ paymentType: 'invoice' });
    const fairIds = [input['fairId'], await make('Fair')];
    const answers = await Promise.all([
      app.register(colleague, input),
      signUp(rep, { collegeId: id, fairIds, paymentType: 'invoice' }),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
    expect(await app.exhibitors(input['fairId'])).toHaveLength(1);
  });

  test('is told once what is settled, and how to pay what is not', async () => {
    const { id, rep } = await app.college();
    const input = { collegeId: id, fairIds: await fairs(), paymentType: 'check' };
    const payment = itOf(await signUp(rep, input));
    const [first] = await app.mails(rep.email);
    expect(first?.text).toContain('says where to send the check');
    await admin.call(
      `mutation { markPaymentPaid(input: { paymentId: "${String(payment['id'])}" }) }`,
    );
    world.advance(60_000);
    await app.jobs.runDue();
    const mails = await app.mails(rep.email);
    // The payment arrived before the invoice went out, so no invoice is sent.
    expect(mails.map(({ kind }) => kind)).toEqual(['exhibitor-registered', 'billing-receipt']);
    for (const part of ['$600.00', 'Fair', 'and 1 more fair'])
      expect(mails.at(-1)?.text).toContain(part);
  });

  test('is no one to another college', async () => {
    const { id } = await app.college();
    const other = await app.college();
    const input = { collegeId: id, fairIds: await fairs(), paymentType: 'invoice' };
    expect(codeOf(await signUp(other.rep, input))).toBe('NOT_FOUND');
  });

  test('pays an open registration with credits, which is one then', async () => {
    const { id, rep } = await app.college(1);
    const input = await app.typed({ paymentType: 'invoice' });
    await app.proof(rep, input);
    itOf(await spend(rep, id, [String(input['fairId'])]));
    expect(await app.exhibitors(input['fairId'])).toMatchObject([
      { paymentType: 'credit', paymentStatus: 'paid', booth: true },
    ]);
    expect(await counts(id)).toEqual({ payments: 1, exhibitors: 1, booths: 1 });
  });
});
