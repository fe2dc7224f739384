import { describe, expect, test } from 'vitest';
import {
  addressOf,
  documentServer,
  linkIn,
} from '../../../../tests/support/test-documents.server.ts';
import type { Person } from '../../../../tests/support/test-server.server.ts';
import { itOf, refund } from '../../../../tests/support/test-payments.server.ts';

const app = await documentServer();
const { aMinute, got, read, pdfOf, office, fairs, idAt } = app;
const { admin, make } = app.records;

/** A rep whose college is registered for fairs, with an invoice emailed to a business office. */
async function invoiced(fairIds: readonly string[], credits = 0) {
  const { id: collegeId, rep } = await app.college(credits);
  const to = office();
  const input = { collegeId, fairIds, paymentType: 'invoice', billingContact: { email: to } };
  itOf(await app.signUp(rep, input));
  await aMinute();
  expect(got(to, 'Invoice')).toHaveLength(1);
  return { collegeId, rep, office: to, link: linkIn(got(to, 'Invoice')[0]) };
}

/** A guest who has opened their own emailed link, with an invoice emailed to a business office. */
async function guestInvoiced(more: object = {}) {
  const to = office();
  const guest: Person = app.stranger();
  const input = await app.typed({
    paymentType: 'invoice',
    billingContact: { name: 'Accounts', email: to },
    ...more,
  });
  await app.proof(guest, input);
  const email = String(input['primaryContactEmail']);
  const opened = itOf(await app.open(await app.token(email)));
  await aMinute();
  expect(got(to, 'Invoice')).toHaveLength(1);
  return { guest, email, office: to, proof: String(opened['proof']), fairId: input['fairId'] };
}

const withdrawGuest = (guest: Person, proof: string) =>
  guest.call('mutation ($proof: String!) { it: withdrawExhibitorRegistration(proof: $proof) }', {
    proof,
  });
const saidVoid = (to: string) =>
  got(to, 'Invoice').filter(({ subject }) => subject?.includes('is void') === true);
const kindsTo = async (to: string) => (await app.mails(to)).map(({ kind }) => kind);

describe('a rep who withdraws from what an invoice asks for', () => {
  test('is told once that it is void, and so is the business office, with a link that shows it', async () => {
    const fairId = await make('Fair', { name: 'Fair of June' });
    const { rep, collegeId, office: to, link } = await invoiced([fairId]);
    expect((await app.withdraw(rep, await idAt(collegeId, fairId))).data).toEqual({ it: 'FREE' });
    await aMinute();
    await aMinute();
    for (const recipient of [rep.email, to]) {
      const [mail, ...more] = saidVoid(recipient);
      expect(more).toEqual([]);
      expect(mail?.text).toContain('withdrew from Fair of June');
      expect(mail?.text).toContain('for $350.00 is void. There’s nothing to pay.');
      const printed = await read(mail?.attachments[0]);
      for (const part of ['Void invoice', 'Fair of June', 'Void. There’s nothing to pay.', '$0.00'])
        expect(printed).toContain(part);
      expect(printed).not.toContain('Pay to');
      expect(await pdfOf(linkIn(mail))).toContain('Void invoice');
    }
    // The invoice's own link says so as well.
    expect(await pdfOf(link)).toContain('Void. There’s nothing to pay.');
    expect((await kindsTo(rep.email)).slice(-2)).toEqual(['billing-invoice', 'billing-void']);
  });

  test('and leaves only what is free, is told so; and of a smaller invoice as before', async () => {
    const [fairId, free] = [await make('Fair'), await make('Fair', { price: 0 })];
    const { rep, collegeId, office: to, link } = await invoiced([fairId, free]);
    await app.withdraw(rep, await idAt(collegeId, fairId));
    await aMinute();
    expect(saidVoid(to)[0]?.text).toContain('what’s left is free');
    expect(saidVoid(rep.email)).toHaveLength(1);
    expect(await pdfOf(link)).toContain('Void invoice');

    const two = await fairs();
    const other = await invoiced(two);
    await app.withdraw(other.rep, await idAt(other.collegeId, two[0]));
    await aMinute();
    expect(saidVoid(other.office)).toEqual([]);
    expect(got(other.office, 'Invoice').at(-1)?.text).toContain('It replaces the invoice');
  });

  test('before the invoice went out gets neither', async () => {
    const { id: collegeId, rep } = await app.college();
    const to = office();
    const fairId = await make('Fair');
    const input = { collegeId, paymentType: 'invoice', billingContact: { email: to } };
    itOf(await app.signUp(rep, { ...input, fairIds: [fairId] }));
    await app.withdraw(rep, await idAt(collegeId, fairId));
    await aMinute();
    await aMinute();
    expect(got(rep.email, 'Invoice')).toEqual([]);
    expect(got(to, 'Invoice')).toEqual([]);
  });
});

test('a college that pays with credits what an invoice asked for is told that the invoice is void', async () => {
  const fairId = await make('Fair');
  const { rep, collegeId, office: to, link } = await invoiced([fairId], 1);
  itOf(await app.signUp(rep, { collegeId, fairIds: [fairId], paymentType: 'credit' }));
  await aMinute();
  expect(saidVoid(to)[0]?.text).toContain('another way');
  expect(saidVoid(rep.email)).toHaveLength(1);
  expect(await pdfOf(link)).toContain('Void invoice');
});

test('a rep who takes an invoiced registration into a payment for several fairs has its own invoice voided', async () => {
  const { id: collegeId, rep } = await app.college(1);
  const to = office();
  const input = await app.typed({
    paymentType: 'invoice',
    billingContact: { email: to },
    primaryContactEmail: rep.email,
  });
  await app.proof(rep, input);
  await aMinute();
  const link = linkIn(got(to, 'Invoice')[0]);
  itOf(await app.signUp(rep, { collegeId, fairIds: [input['fairId']], paymentType: 'credit' }));
  await aMinute();
  expect(saidVoid(to)).toHaveLength(1);
  expect(await pdfOf(link)).toContain('Void invoice');
});

describe('a guest with an invoice', () => {
  test('who withdraws is told once that it is void, and so is the business office', async () => {
    const { guest, email, office: to, proof } = await guestInvoiced();
    expect((await withdrawGuest(guest, proof)).data).toEqual({ it: 'FREE' });
    await aMinute();
    for (const recipient of [email, to]) {
      expect(saidVoid(recipient)).toHaveLength(1);
      expect(await pdfOf(linkIn(saidVoid(recipient)[0]))).toContain('Void invoice');
    }
    expect(await kindsTo(email)).toEqual([
      'exhibitor-registered',
      'billing-invoice',
      'billing-void',
    ]);
  });

  test('whose college registers by a rep gets one email, and the business office another', async () => {
    const { id: collegeId, rep } = await app.college();
    const { rows } = await app.database.pool.query<{ name: string; zip: string }>(
      'select name, postal_code as zip from college where id = $1',
      [collegeId],
    );
    const college = { name: rows[0]?.name, postalCode: rows[0]?.zip };
    const { email, office: to, fairId } = await guestInvoiced(college);
    await app.database.pool.query(
      `update exhibitor_registration set likely_college_id = $1
       where exhibitor_id = (select id from fair_exhibitor where fair_id = $2)`,
      [collegeId, fairId],
    );
    itOf(await app.signUp(rep, { collegeId, fairIds: [fairId], paymentType: 'invoice' }));
    await aMinute();
    expect(saidVoid(to)[0]?.text).toContain('from the college’s own account');
    expect((await kindsTo(email)).slice(2)).toEqual(['exhibitor-overtaken']);
  });
});

describe('a college that withdraws and has money to come', () => {
  test.each(['refunded', 'closed without a refund'])(
    'gets one email when it is %s',
    async (outcome) => {
      const { guest, email, office: to, proof, fairId } = await guestInvoiced();
      const { rows } = await app.database.pool.query<{ id: string }>(
        'select id from fair_exhibitor where fair_id = $1',
        [fairId],
      );
      const exhibitorId = rows[0]?.id;
      await admin.call('mutation ($id: ID!) { markPaymentPaid(input: { exhibitorId: $id }) }', {
        id: exhibitorId,
      });
      expect((await withdrawGuest(guest, proof)).data).toEqual({ it: 'MONEY' });
      await aMinute();
      const before = (await kindsTo(email)).length;
      if (outcome === 'refunded')
        expect(
          (await refund(admin, { exhibitorId, fairId, way: 'CHECK', key: 'page' })).errors,
        ).toBeUndefined();
      const shown = await admin.call(
        '{ it: managePayments(show: "withdrawn", sort: "createdAt", descending: true) { items { id isTold } } }',
      );
      expect(itOf(shown)['items']).toContainEqual({
        id: exhibitorId,
        isTold: outcome === 'refunded',
      });
      const closed = await admin.call(
        'mutation ($id: ID!) { it: closeWithdrawal(exhibitorId: $id) }',
        {
          id: exhibitorId,
        },
      );
      expect(closed.data).toEqual({ it: true });
      await aMinute();
      const isRefunded = outcome === 'refunded';
      expect((await kindsTo(email)).slice(before)).toEqual([
        isRefunded ? 'billing-refund' : 'exhibitor-back',
      ]);
      const told = app.server.received.findLast((mail) => addressOf(mail) === email);
      expect(told?.text).toMatch(isRefunded ? /withdrew from .+, so we’ve refunded/ : /refund/);
      expect(got(to, 'Refund')).toHaveLength(isRefunded ? 1 : 0);
      expect(saidVoid(to)).toEqual([]);
    },
  );

  test('from one of several fairs hears of it by the contact of that fair', async () => {
    const two = await fairs();
    const { id: collegeId, rep } = await app.college();
    const paymentId = itOf(
      await app.signUp(rep, { collegeId, fairIds: two, paymentType: 'check' }),
    )['id'];
    await admin.call('mutation ($id: ID!) { markPaymentPaid(input: { paymentId: $id }) }', {
      id: paymentId,
    });
    const exhibitorId = await idAt(collegeId, two[0]);
    await app.database.pool.query(
      `update fair_exhibitor set primary_contact_email = 'desk@college.test' where id = $1`,
      [exhibitorId],
    );
    // A part was refunded before: the rest is for admins.
    await refund(admin, { paymentId, way: 'CHECK', amountCents: 100, key: 'first' });
    await aMinute();
    expect((await app.withdraw(rep, exhibitorId)).data).toEqual({ it: 'MONEY' });
    await aMinute();
    const early = got(rep.email, 'Refund').length;
    await refund(admin, { paymentId, fairId: two[0], way: 'CHECK', amountCents: 20_000, key: 'b' });
    await admin.call('mutation ($id: ID!) { closeWithdrawal(exhibitorId: $id) }', {
      id: exhibitorId,
    });
    await aMinute();
    expect(await kindsTo('desk@college.test')).toEqual(['billing-refund']);
    expect(got(rep.email, 'Refund')).toHaveLength(early + 1);
  });
});
