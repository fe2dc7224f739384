import { describe, expect, test } from 'vitest';
import { exhibitorHouse } from '../test-exhibitors.server.ts';
import type { Person } from '../test-house.server.ts';
import { codeOf, itOf, refund, spend, start } from '../test-payments.server.ts';

const house = await exhibitorHouse();
const { records, world, database } = house;
const { admin, make } = records;
const { pool } = database;

const signUp = (who: Person, input: object) =>
  who.call(
    `mutation ($input: SignUpForFairsInput!) { it: signUpForFairs(input: $input) {
       id paymentType paymentStatus amountCents purchaseOrderNumber fairs { id } } }`,
    { input },
  );
const withdraw = (who: Person, id: unknown) =>
  who.call('mutation ($id: ID!) { it: withdrawMyExhibit(id: $id) }', { id });
/** Two fairs, with live booths and with sessions of six. */
const fairs = async () => [await make('Fair'), await make('Fair', { fairType: '6x6' })] as const;
const idAt = async (collegeId: string, fairId: string) => {
  const { rows } = await pool.query<{ id: string }>(
    'select id from fair_exhibitor where college_id = $1 and fair_id = $2',
    [collegeId, fairId],
  );
  return rows[0]?.id;
};
const counts = async (collegeId: string) => {
  const { rows } = await pool.query(
    `select (select count(*)::int from college_payment where college_id = $1) as payments,
       (select count(*)::int from fair_exhibitor where college_id = $1) as exhibitors,
       (select count(*)::int from fair_booth where college_id = $1) as booths`,
    [collegeId],
  );
  return rows[0];
};

describe('a rep who signs the college up for one fair by the form', () => {
  test('signs up the college, which has its booth, with a mail that leads to the account', async () => {
    const { id, rep } = await house.college();
    const input = await house.typed({ paymentType: 'invoice' });
    await house.proof(rep, input);
    expect(await house.exhibitors(input['fairId'])).toMatchObject([
      { collegeId: id, userId: rep.id, owner: rep.id, booth: true, paymentStatus: 'pending' },
    ]);
    const [mail] = await house.mails(input['primaryContactEmail']);
    expect(mail?.text).toContain('/app/fairs/signup');
    expect(mail?.text).not.toContain('?link=');
    // A colleague is told openly: it is the own college.
    const colleague = await house.rep(id);
    expect(codeOf(await house.register(colleague, input))).toBe('CONFLICT');
    // Whoever else has the same name and place is somebody else.
    const neighbour = await house.college();
    await house.proof(neighbour.rep, input);
    expect(await house.exhibitors(input['fairId'])).toHaveLength(2);
  });

  test('cannot while the college is a draft, and not for what it has paid by another way', async () => {
    const { id, rep } = await house.college(2);
    const input = await house.typed();
    await pool.query(`update college set status = 'draft' where id = $1`, [id]);
    expect(codeOf(await house.register(rep, input))).toBe('CONFLICT');
    await pool.query(`update college set status = 'active' where id = $1`, [id]);
    await make('CollegePayment', {
      ...{ collegeId: id, fairIds: [input['fairId']], paymentStatus: 'paid' },
    });
    expect(codeOf(await house.register(rep, input))).toBe('CONFLICT');
    expect(await house.exhibitors(input['fairId'])).toEqual([]);
  });
});

describe('a rep who signs the college up for several fairs', () => {
  test('makes one payment, an exhibitor each, and a booth where there are booths', async () => {
    const { id, rep } = await house.college();
    const fairIds = await fairs();
    const input = { collegeId: id, fairIds, paymentType: 'invoice', purchaseOrderNumber: 'PO 9' };
    expect(itOf(await signUp(rep, input))).toMatchObject({
      ...{ paymentType: 'invoice', paymentStatus: 'pending', amountCents: 60_000 },
      purchaseOrderNumber: 'PO 9',
    });
    expect(await counts(id)).toEqual({ payments: 1, exhibitors: 2, booths: 1 });
    const [one] = await house.exhibitors(fairIds[0]);
    expect(one).toMatchObject({ collegeId: id, userId: rep.id, booth: true, paymentData: null });
  });

  test('pays by card once for all of them, and each follows', async () => {
    const { id, rep } = await house.college();
    const fairIds = await fairs();
    const input = { collegeId: id, fairIds, paymentType: 'card' };
    const payment = itOf(await signUp(rep, input));
    const checkout = itOf(await start(rep, { paymentId: payment['id'] }));
    expect(checkout).toMatchObject({ amountCents: 60_000 });
    await house.visit(checkout['url'], 'pay');
    await house.tellAll();
    for (const fairId of fairIds)
      expect(await house.exhibitors(fairId)).toMatchObject([{ paymentStatus: 'paid' }]);
    const { rows } = await pool.query('select paid from fair_booth where college_id = $1', [id]);
    expect(rows).toEqual([{ paid: true }]);
    await refund(admin, { paymentId: payment['id'] });
    expect(await house.exhibitors(fairIds[0])).toMatchObject([{ paymentStatus: 'refunded' }]);
  });

  test('spends credits at once; of two reps with the last credit one signs up', async () => {
    const { id, rep } = await house.college(2);
    const fairIds = await fairs();
    const paid = itOf(await signUp(rep, { collegeId: id, fairIds, paymentType: 'credit' }));
    expect(paid).toMatchObject({ paymentStatus: 'paid', paymentType: 'credit' });
    expect(await house.credits(id)).toBe(0);
    expect(await counts(id)).toEqual({ payments: 1, exhibitors: 2, booths: 1 });

    const last = await house.college(1);
    const colleague = await house.rep(last.id);
    const answers = await Promise.all(
      [last.rep, colleague].map(async (who) =>
        signUp(who, { collegeId: last.id, fairIds: [await make('Fair')], paymentType: 'credit' }),
      ),
    );
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
    expect(await house.credits(last.id)).toBe(0);
    expect(await counts(last.id)).toEqual({ payments: 1, exhibitors: 1, booths: 1 });
  });

  test('signs up for all or for none', async () => {
    const { id, rep } = await house.college(5);
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
    expect(await house.credits(id)).toBe(5);
  });

  test('from two tabs signs up once', async () => {
    const { id, rep } = await house.college();
    const input = { collegeId: id, fairIds: await fairs(), paymentType: 'check' };
    const answers = await Promise.all([signUp(rep, input), signUp(rep, input)]);
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
    expect(await counts(id)).toEqual({ payments: 1, exhibitors: 2, booths: 1 });
  });

  test('signs up once when a colleague fills in the form of one fair at the same moment', async () => {
    const { id, rep } = await house.college();
    const colleague = await house.rep(id);
    const input = await house.typed({ paymentType: 'invoice' });
    const fairIds = [input['fairId'], await make('Fair')];
    const answers = await Promise.all([
      house.register(colleague, input),
      signUp(rep, { collegeId: id, fairIds, paymentType: 'invoice' }),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
    expect(await house.exhibitors(input['fairId'])).toHaveLength(1);
  });

  test('is told once what is settled, and how to pay what is not', async () => {
    const { id, rep } = await house.college();
    const input = { collegeId: id, fairIds: await fairs(), paymentType: 'check' };
    const payment = itOf(await signUp(rep, input));
    const [first] = await house.mails(rep.email);
    expect(first?.text).toContain('make it out to');
    await admin.call(
      `mutation { markPaymentPaid(input: { paymentId: "${String(payment['id'])}" }) }`,
    );
    world.advance(60_000);
    await house.jobs.runDue();
    const { rows } = await pool.query<{ text: string }>(
      `select text from mail where kind = 'exhibitor-settled' and text like '%$600.00%'`,
    );
    expect(rows).toHaveLength(1);
    for (const name of ['Fair', ', ']) expect(rows[0]?.text).toContain(name);
  });

  test('is nobody to another college', async () => {
    const { id } = await house.college();
    const other = await house.college();
    const input = { collegeId: id, fairIds: await fairs(), paymentType: 'invoice' };
    expect(codeOf(await signUp(other.rep, input))).toBe('NOT_FOUND');
  });

  test('pays an open registration with credits, which is one then', async () => {
    const { id, rep } = await house.college(1);
    const input = await house.typed({ paymentType: 'invoice' });
    await house.proof(rep, input);
    itOf(await spend(rep, id, [String(input['fairId'])]));
    expect(await house.exhibitors(input['fairId'])).toMatchObject([
      { paymentType: 'credit', paymentStatus: 'paid', booth: true },
    ]);
    expect(await counts(id)).toEqual({ payments: 1, exhibitors: 1, booths: 1 });
  });
});

describe('what an invoice asks for', () => {
  test('is the price of the fairs that are left when the college withdraws from one', async () => {
    const { id, rep } = await house.college();
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
    const { id, rep } = await house.college();
    const fairIds = [await make('Fair'), await make('Fair', { price: 0 })] as const;
    const payment = itOf(await signUp(rep, { collegeId: id, fairIds, paymentType: 'invoice' }));
    await withdraw(rep, await idAt(id, fairIds[0]));
    const { rows } = await pool.query('select payment_status from college_payment where id = $1', [
      payment['id'],
    ]);
    expect(rows).toEqual([{ payment_status: 'waived' }]);
    await house.tellAll();
    expect(await house.exhibitors(fairIds[1])).toMatchObject([{ paymentStatus: 'waived' }]);
  });

  test('is not what a colleague has paid with credits meanwhile', async () => {
    const { id, rep } = await house.college(1);
    const fairIds = await fairs();
    const payment = itOf(await signUp(rep, { collegeId: id, fairIds, paymentType: 'invoice' }));
    itOf(await signUp(rep, { collegeId: id, fairIds: [fairIds[0]], paymentType: 'credit' }));
    expect(await house.credits(id)).toBe(0);
    const { rows } = await pool.query(
      `select fair_ids, payment_data ->> 'amountCents' as cents from college_payment where id = $1`,
      [payment['id']],
    );
    expect(rows).toEqual([{ fair_ids: [fairIds[1]], cents: '25000' }]);
    expect(await house.exhibitors(fairIds[0])).toMatchObject([
      { paymentType: 'credit', paymentStatus: 'paid' },
    ]);
    expect(await house.exhibitors(fairIds[1])).toMatchObject([{ paymentStatus: 'pending' }]);
    // The last one, too: then nothing of the invoice is left.
    await pool.query('update fair set price = 0 where id = $1', [fairIds[1]]);
    itOf(await signUp(rep, { collegeId: id, fairIds: [fairIds[1]], paymentType: 'credit' }));
    expect(await counts(id)).toMatchObject({ payments: 2, exhibitors: 2 });
  });
});

describe('a rep who has left the college', () => {
  test('neither sees nor withdraws what he has signed up for it', async () => {
    const { id, rep } = await house.college();
    const colleague = await house.rep(id);
    const input = await house.typed({ paymentType: 'invoice' });
    await house.proof(rep, { ...input, primaryContactEmail: rep.email });
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
    const { id, rep } = await house.college(2);
    const fairIds = await fairs();
    const input = { collegeId: id, fairIds, paymentType: 'credit' };
    const payment = itOf(await signUp(rep, input));
    const exhibitorId = await idAt(id, fairIds[0]);
    const answers = await Promise.all([withdraw(rep, exhibitorId), withdraw(rep, exhibitorId)]);
    expect(answers.map(codeOf).sort()).toEqual(['NOT_FOUND', undefined]);
    expect(answers.find(({ errors }) => !errors)?.data).toEqual({ it: 'CREDITS' });
    expect(await house.credits(id)).toBe(1);
    expect(await counts(id)).toMatchObject({ booths: 0 });
    itOf(await signUp(rep, { ...input, fairIds: [fairIds[0]] }));
    expect(await house.credits(id)).toBe(0);
    // An admin gives back the rest of the first payment, and not more.
    await refund(admin, { paymentId: payment['id'] });
    expect(await house.credits(id)).toBe(1);
    expect(codeOf(await refund(admin, { paymentId: payment['id'] }))).toBe('CONFLICT');
  });

  test('from what is not paid leaves nothing to pay, and ends its card page', async () => {
    const { id, rep } = await house.college();
    const fairIds = await fairs();
    const input = { collegeId: id, fairIds, paymentType: 'card' };
    const payment = itOf(await signUp(rep, input));
    const page = itOf(await start(rep, { paymentId: payment['id'] }));
    expect((await withdraw(rep, await idAt(id, fairIds[0]))).data).toEqual({ it: 'FREE' });
    await house.visit(page['url'], 'pay');
    await house.tellAll();
    expect(await house.exhibitors(fairIds[1])).toMatchObject([{ paymentStatus: 'pending' }]);
    expect(itOf(await start(rep, { paymentId: payment['id'] }))).toMatchObject({
      amountCents: 25_000,
    });
    await withdraw(rep, await idAt(id, fairIds[1]));
    expect(await counts(id)).toEqual({ payments: 0, exhibitors: 0, booths: 0 });
  });

  test('has credits for what was paid by card, and an admin says how much money goes back besides', async () => {
    const { id, rep } = await house.college();
    const input = await house.typed();
    await house.proof(rep, input);
    const exhibitorId = await idAt(id, String(input['fairId']));
    const checkout = itOf(await start(rep, { exhibitorId }));
    await house.visit(checkout['url'], 'pay');
    await house.tellAll();
    expect((await withdraw(rep, exhibitorId)).data).toEqual({ it: 'CREDITS' });
    expect(await house.credits(id)).toBe(1);
    expect(await house.exhibitors(input['fairId'])).toMatchObject([{ paymentStatus: 'refunded' }]);
    expect(codeOf(await refund(admin, { checkoutId: checkout['id'] }))).toBe('CONFLICT');
  });

  test('cannot in the last two weeks, nor for somebody else', async () => {
    const { id, rep } = await house.college();
    const near = (days: number) =>
      new Date(world.now().getTime() + days * 86_400_000).toISOString();
    const times = {
      ...{ startTime: near(14), endTime: near(15), exhibitorDeadline: near(13) },
    };
    const input = await house.typed({ fairId: await make('Fair', times) });
    await house.proof(rep, input);
    const exhibitorId = await idAt(id, String(input['fairId']));
    expect(codeOf(await withdraw(rep, exhibitorId))).toBe('CONFLICT');
    const other = await house.college();
    expect(codeOf(await withdraw(other.rep, exhibitorId))).toBe('NOT_FOUND');
    expect(codeOf(await withdraw(rep, 'x'))).toBe('NOT_FOUND');
  });
});

test('a guest withdraws by the link in the mail; what was paid is given back by an admin, and he is not shown', async () => {
  const guest = house.stranger();
  const leave = (proof: string) =>
    guest.call('mutation ($proof: String!) { it: withdrawExhibitorRegistration(proof: $proof) }', {
      proof,
    });
  const open = await house.typed();
  const made = await house.proof(guest, open);
  expect(codeOf(await leave(made))).toBe('NOT_FOUND');
  const mailed = itOf(await house.open(await house.token(open['primaryContactEmail'])));
  expect((await leave(String(mailed['proof']))).data).toEqual({ it: 'FREE' });
  expect(await house.exhibitors(open['fairId'])).toEqual([]);
  expect(codeOf(await house.look(String(mailed['proof'])))).toBe('NOT_FOUND');

  const paid = await house.typed({ paymentType: 'invoice' });
  await house.proof(guest, paid);
  await pool.query(`update fair_exhibitor set payment_status = 'paid' where fair_id = $1`, [
    paid['fairId'],
  ]);
  const proof = String(
    itOf(await house.open(await house.token(paid['primaryContactEmail'])))['proof'],
  );
  const withdrawnAt = world.now();
  expect((await leave(proof)).data).toEqual({ it: 'MONEY' });
  world.advance(60_000);
  await house.jobs.runDue();
  // Who comes back is told so, changes nothing more, and the admins are written to once.
  const told = async () =>
    (await pool.query(`select id from mail where kind = 'exhibitor-money-back'`)).rows.length;
  const written = await told();
  expect((await leave(proof)).data).toEqual({ it: 'MONEY' });
  expect([written > 0, await told()]).toEqual([true, written]);
  expect(itOf(await house.look(proof))).toMatchObject({
    ...{ paymentStatus: 'paid', withdrawnAt: withdrawnAt.toISOString() },
  });
  const changed = await guest.call(
    `mutation ($proof: String!) {
       it: updateExhibitorRegistration(proof: $proof, input: { name: "Another" }) { paymentType } }`,
    { proof },
  );
  expect(codeOf(changed)).toBe('CONFLICT');
  const kinds = (await house.mails(paid['primaryContactEmail'])).map(({ kind }) => kind);
  expect(kinds).toEqual(['exhibitor-registered']);
});
