import { describe, expect, test } from 'vitest';
import { beginTransaction } from '../../../platform/testing/begin-transaction.server.ts';
import { exhibitorServer } from '../../../../tests/support/test-exhibitors.server.ts';
import { codeOf, itOf } from '../../../../tests/support/test-payments.server.ts';

const app = await exhibitorServer();
const { records, world, database } = app;
const { admin, make } = records;
/** Without any credential, like a signed-out page. */
const guest = app.stranger();
const stranger = app.stranger();

const pay = (proof: string, who = guest) =>
  who.call(
    'mutation ($proof: String!) { it: payExhibitorRegistration(proof: $proof) { id state url amountCents } }',
    { proof },
  );
const update = (proof: string, input: object) =>
  guest.call(
    `mutation ($proof: String!, $input: ExhibitorChangesInput!) {
       it: updateExhibitorRegistration(proof: $proof, input: $input) {
         paymentType details { name primaryContactEmail } } }`,
    { proof, input },
  );

describe('a guest who signs up as an exhibitor', () => {
  test('makes one registration, waiting to be paid at our price, and gets a mail with a link', async () => {
    const input = await app.typed({ fairId: await make('Fair', { price: 12_300 }) });
    const proof = await app.proof(stranger, input);
    expect(await app.exhibitors(input['fairId'])).toEqual([
      {
        name: input['name'],
        collegeId: null,
        userId: null,
        owner: null,
        booth: false,
        paymentType: 'card',
        paymentStatus: 'pending',
        paymentData: { amountCents: 12_300, currency: 'usd' },
      },
    ]);
    expect(itOf(await app.look(proof))).toMatchObject({
      paymentType: 'card',
      paymentStatus: 'pending',
      amountCents: 12_300,
      details: null,
    });
    const [mail] = await app.mails(input['primaryContactEmail']);
    expect(mail).toMatchObject({ kind: 'exhibitor-registered' });
    expect(mail?.text).toContain('$123.00');
  });

  test('signs up anew where an admin deletes what was signed up at the same moment', async () => {
    const input = await app.typed();
    await app.proof(stranger, input);
    const { client, over } = await beginTransaction(database.pool);
    await client.query('delete from fair_exhibitor where fair_id = $1', [input['fairId']]);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const again = app.register(guest, input);
    const held = 'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
    await expect
      .poll(async () => (await database.pool.query(held, [rows[0]?.pid])).rowCount)
      .toBe(1);
    await over('commit');
    expect((await again).errors).toBeUndefined();
    expect(await app.exhibitors(input['fairId'])).toHaveLength(1);
  });

  test('is told in the words of the fields what is wrong, and nothing is written', async () => {
    const input = await app.typed({
      name: ' ',
      primaryContactEmail: 'x@',
      postalCode: '1',
      paymentType: 'credit',
    });
    const answer = await app.register(guest, input);
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {}).sort()).toEqual([
      'name',
      'paymentType',
      'postalCode',
      'primaryContactEmail',
    ]);
    const without = await app.register(guest, await app.typed({ consent: false }));
    expect(without.errors?.[0]?.extensions.fields).toHaveProperty('consent');
    expect(await app.exhibitors(input['fairId'])).toEqual([]);
  });

  test('cannot say what it costs, whether it is paid, or whose it is', async () => {
    for (const more of [
      { paymentStatus: 'paid' },
      { paymentData: {} },
      { collegeId: await make('College') },
      { userId: admin.id },
      { id: world.newId() },
      { timeSlots: [1] },
    ]) {
      const answer = await app.register(guest, { ...(await app.typed()), ...more });
      expect(codeOf(answer)).toBe('BAD_USER_INPUT');
      expect(JSON.stringify(answer.errors)).toContain(Object.keys(more)[0]);
    }
  });

  test('may sign up until the deadline, in any zone, and not at its second', async () => {
    // The same instant, written in Denver time.
    const at = new Date(world.now().getTime() + 90_000);
    const deadline = new Date(at.getTime() - 7 * 3_600_000).toISOString().replace('Z', '-07:00');
    const input = await app.typed({
      fairId: await make('Fair', { exhibitorDeadline: deadline }),
    });
    world.advance(89_000);
    await app.proof(app.guest(), input);
    world.advance(1000);
    const late = { ...input, name: 'Late', primaryContactEmail: 'late@college.test' };
    const answer = await app.register(guest, late);
    expect(codeOf(answer)).toBe('CONFLICT');
    expect(answer.errors?.[0]?.message).toMatch(/^Registration for Fair \d+ has closed\.$/);
    expect(await app.exhibitors(input['fairId'])).toHaveLength(1);
  });

  test('cannot for a fair that is hidden, cancelled or invented', async () => {
    const hidden = await make('Fair', { publishedAt: null });
    const cancelled = await make('Fair', { cancelledAt: '2026-11-01T00:00:00.000Z' });
    for (const [fairId, code] of [
      [hidden, 'BAD_USER_INPUT'],
      [world.newId(), 'BAD_USER_INPUT'],
      ['x', 'BAD_USER_INPUT'],
      [cancelled, 'CONFLICT'],
    ])
      expect(codeOf(await app.register(guest, await app.typed({ fairId })))).toBe(code);
  });

  test('owes nothing at a fair that is free', async () => {
    const input = await app.typed({ fairId: await make('Fair', { price: 0 }) });
    const proof = await app.proof(guest, input);
    expect(itOf(await app.look(proof))).toMatchObject({ paymentStatus: 'waived' });
  });

  test('asks for an invoice, with a purchase order and whom to bill', async () => {
    const input = await app.typed({
      paymentType: 'invoice',
      purchaseOrderNumber: ' PO 7 ',
      billingContact: { name: 'Office', email: 'bills@college.test', phone: '' },
    });
    await app.proof(guest, input);
    const [one] = await app.exhibitors(input['fairId']);
    expect(one).toMatchObject({
      paymentData: {
        amountCents: 35_000,
        currency: 'usd',
        purchaseOrderNumber: 'PO 7',
        billingContact: { name: 'Office', email: 'bills@college.test' },
      },
    });
    const bad = {
      ...(await app.typed({ paymentType: 'invoice' })),
      billingContact: { email: '@' },
    };
    expect(codeOf(await app.register(guest, bad))).toBe('BAD_USER_INPUT');
  });
});

describe('a guest who pays by card', () => {
  test('does so with the proof of what he has just made, and is settled and told once', async () => {
    const input = await app.typed();
    const proof = await app.proof(guest, input);
    const checkout = itOf(await pay(proof));
    expect(checkout).toMatchObject({ state: 'OPEN', amountCents: 35_000 });
    expect(itOf(await pay(proof, stranger))['id']).toBe(checkout['id']);
    const { to } = await app.visit(checkout['url'], 'pay');
    expect(new URL(to).pathname).toMatch(/^\/fair-.*\/confirmation$/);
    // The browser is back before the webhook: the payment service is queried.
    world.advance(3_000);
    expect(itOf(await app.look(proof))).toMatchObject({ paymentStatus: 'paid', underWay: false });
    await app.tellAll();
    for (let minutes = 0; minutes < 3; minutes += 1) {
      world.advance(60_000);
      await app.jobs.runDue();
    }
    const kinds = (await app.mails(input['primaryContactEmail'])).map(({ kind }) => kind);
    // Separate jobs write the last two.
    expect(kinds.toSorted()).toEqual([
      'billing-receipt',
      'exhibitor-registered',
      'exhibitor-settled',
    ]);
    expect(codeOf(await pay(proof))).toBe('CONFLICT');
  });

  test('is not settled by a browser that comes back, and may try again', async () => {
    const proof = await app.proof(guest, await app.typed());
    const checkout = itOf(await pay(proof));
    await app.visit(checkout['url'], 'decline');
    await app.visit(checkout['url'], 'cancel');
    world.advance(3_000);
    expect(itOf(await app.look(proof))).toMatchObject({
      paymentStatus: 'pending',
      checkoutUrl: checkout['url'],
    });
    await app.visit(checkout['url'], 'pay');
    world.advance(11 * 60_000);
    await app.jobs.runDue();
    expect(itOf(await app.look(proof))).toMatchObject({ paymentStatus: 'paid' });
  });

  test('cannot with a proof that is forged, too old, or only an id', async () => {
    const proof = await app.proof(guest, await app.typed());
    const [stem = '', signature = ''] = proof.split('.');
    const other = Buffer.from(stem, 'base64url').toString().replace('35000', '100');
    for (const forged of [
      `${Buffer.from(other).toString('base64url')}.${signature}`,
      '',
      'x',
      `${stem}.`,
      `${proof}.x`,
      world.newId(),
    ])
      expect(codeOf(await pay(forged))).toBe('NOT_FOUND');
    world.advance(2 * 3_600_000);
    expect(codeOf(await pay(proof))).toBe('NOT_FOUND');
    expect(codeOf(await app.look(proof))).toBe('NOT_FOUND');
  });
});

describe('someone who signs up what is signed up already', () => {
  test.each([
    ['with the same contact', { name: 'Another Name', postalCode: '90210' }, null],
    ['with the same name and place', {}, 'other@college.test'],
  ])('%s gets the same answer, and the contact that is known gets a mail', async (_, as, email) => {
    const said = { ...as, ...(email === null ? {} : { primaryContactEmail: email }) };
    const input = await app.typed();
    const first = await app.proof(guest, input);
    const second = await app.proof(stranger, { ...input, ...said });
    expect(second.length - first.length).toBeLessThan(4);
    const [one, other] = [itOf(await app.look(first)), itOf(await app.look(second))];
    expect({ ...other, checkoutUrl: null }).toEqual({ ...one, checkoutUrl: null });
    expect(await app.exhibitors(input['fairId'])).toHaveLength(1);
    const kinds = (await app.mails(input['primaryContactEmail'])).map(({ kind }) => kind);
    expect(kinds).toEqual(['exhibitor-registered', 'exhibitor-again']);
    // A person with a different address learns that someone else has the registration, but not who.
    const told = email === null ? [] : await app.mails(email);
    expect(told.map(({ kind }) => kind)).toEqual(email === null ? [] : ['exhibitor-taken']);
    expect(told[0]?.text ?? '').not.toContain(String(input['primaryContactEmail']));
    expect(codeOf(await pay(second))).toBe('SERVICE_UNAVAILABLE');
  });

  test('from two tabs at once makes one registration', async () => {
    const input = await app.typed();
    await Promise.all(Array.from({ length: 6 }, () => app.proof(guest, input)));
    expect(await app.exhibitors(input['fairId'])).toHaveLength(1);
  });

  test('at another fair, or after a refund, signs up anew', async () => {
    const input = await app.typed();
    await app.proof(guest, input);
    await app.proof(guest, { ...input, fairId: await make('Fair') });
    await database.pool.query(
      `update fair_exhibitor set payment_status = 'refunded' where fair_id = $1`,
      [input['fairId']],
    );
    await app.proof(guest, input);
    expect(await app.exhibitors(input['fairId'])).toHaveLength(2);
  });
});

describe('the link in the mail', () => {
  test('opens the registration once, and lets its contact correct it and pay in another way', async () => {
    const input = await app.typed();
    const made = await app.proof(guest, input);
    expect(codeOf(await update(made, { name: 'Sooner' }))).toBe('NOT_FOUND');
    const token = await app.token(input['primaryContactEmail']);
    const answers = await Promise.all([app.open(token), app.open(token), app.open(token)]);
    expect(answers.map(codeOf).sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', undefined]);
    const opened = answers.find(({ errors }) => !errors);
    const proof = String(itOf(opened!)['proof']);
    expect(itOf(await app.look(proof))['details']).toMatchObject({ name: input['name'] });
    const changes = {
      name: 'New Name',
      primaryContactEmail: 'new@college.test',
      paymentType: 'check',
    };
    expect(itOf(await update(proof, changes))).toEqual({
      paymentType: 'check',
      details: { name: 'New Name', primaryContactEmail: 'new@college.test' },
    });
    expect(codeOf(await pay(proof))).toBe('CONFLICT');
    for (const wrong of [{ name: '' }, { primaryContactEmail: 'x' }, { paymentType: 'waived' }])
      expect(codeOf(await update(proof, wrong))).toBe('BAD_USER_INPUT');
    const { rows } = await database.pool.query('select hash from exhibitor_link');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is emailed again to someone who asks with the right address, with the same answer to everyone', async () => {
    const input = await app.typed();
    await app.proof(guest, input);
    const ask = (email: unknown) =>
      guest.call(
        'mutation ($fairId: ID!, $email: Email!) { it: sendExhibitorLink(fairId: $fairId, email: $email) }',
        { fairId: input['fairId'], email },
      );
    expect((await ask(input['primaryContactEmail'])).data).toEqual({ it: true });
    expect((await ask('nobody@college.test')).data).toEqual({ it: true });
    expect(await app.mails('nobody@college.test')).toEqual([]);
    const answer = await app.open(await app.token(input['primaryContactEmail']));
    expect(itOf(answer)).toHaveProperty('proof');
  });

  test('is too old after sixty days', async () => {
    const input = await app.typed();
    await app.proof(guest, input);
    const token = await app.token(input['primaryContactEmail']);
    await database.pool.query(
      `update exhibitor_link set expires_at = expires_at - interval '60 days'`,
    );
    expect(codeOf(await app.open(token))).toBe('NOT_FOUND');
  });
});
