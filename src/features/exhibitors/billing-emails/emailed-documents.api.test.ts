import { describe, expect, test } from 'vitest';
import { documentServer, linkIn } from '../../../../tests/support/test-documents.server.ts';
import { exhibitorData } from '../personal-data.server.ts';
import { itOf, refund, spend, start } from '../../../../tests/support/test-payments.server.ts';

const app = await documentServer();
const { records, world, aMinute, got, read, ofLink, pdfOf, today, office } = app;
const { admin, make } = records;
const { pool } = app.database;

const shownBy = (token: string) =>
  app.stranger().call(
    `query ($token: String!) { it: billingDocument(token: $token) {
       receipt { number paymentStatus } refund { cents credits method about } } }`,
    { token },
  );
const tokenIn = (path: string) => path.replace('/billing/', '');
const markPaid = (id: unknown) =>
  admin.call('mutation ($id: ID!) { it: markPaymentPaid(input: { paymentId: $id }) }', { id });
/** A rep whose college is registered for a fair, with an invoice to a business office. */
async function invoiced(name = 'Fair of May') {
  const { id: collegeId, rep } = await app.college();
  const to = office();
  const input = {
    collegeId,
    fairIds: [await make('Fair', { name })],
    paymentType: 'invoice',
    purchaseOrderNumber: 'PO 77',
    billingContact: { name: 'Accounts', email: to },
  };
  const id = itOf(await app.signUp(rep, input))['id'];
  return { collegeId, rep, office: to, id };
}

describe('a rep who chooses an invoice', () => {
  test('has it emailed as a PDF, and so has the business office, each once', async () => {
    const { rep, office: to } = await invoiced();
    await aMinute();
    for (const recipient of [rep.email, to]) {
      const [mail, ...more] = got(recipient, 'Invoice');
      expect(more).toEqual([]);
      expect(mail?.text).toContain('$350.00');
      expect(mail?.text).toContain('ACH: First Bank, routing 021000021\nChecks: Quad Fairs');
      expect(mail?.html).toContain('Invoice for $350.00');
      expect(mail?.attachments).toHaveLength(1);
      const printed = await read(mail?.attachments[0]);
      for (const part of ['Invoice', 'Fair of May', '$350.00', 'PO 77', 'Tax ID: EIN 12-3456789'])
        expect(printed).toContain(part);
      expect(printed).toMatch(/Pay to\s+ACH: First Bank, routing 021000021\s+Checks: Quad Fairs/);
    }
    expect(got(rep.email, 'Invoice')[0]?.text).toContain(`We’ve sent it to ${to}`);
    await aMinute();
    expect(got(rep.email, 'Invoice')).toHaveLength(1);
    expect(got(to, 'Invoice')).toHaveLength(1);
  });

  test('gives the office a link that opens without an account, and changes with the payment', async () => {
    const { id, rep, office: to } = await invoiced();
    await aMinute();
    const [mail] = got(to, 'Invoice');
    const path = linkIn(mail);
    expect(linkIn(got(rep.email, 'Invoice')[0])).not.toBe(path);
    expect((await ofLink(path)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(await pdfOf(path)).toContain('Unpaid');
    await markPaid(id);
    expect(await pdfOf(path)).toContain(`Paid on ${today()}`);
    expect(itOf(await shownBy(tokenIn(path)))).toMatchObject({
      receipt: { paymentStatus: 'paid' },
      refund: null,
    });
    const token = tokenIn(path);
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [changed, token.toLowerCase(), token.slice(1), 'x', '%00']) {
      expect((await ofLink(`/billing/${wrong}`)).statusCode).toBe(404);
      expect((await shownBy(wrong)).data?.['it']).toBeNull();
    }
  });

  test('gets it although the mail server refuses the business office', async () => {
    const { rep, office: to } = await invoiced();
    app.server.refuse(to);
    await aMinute();
    expect(got(rep.email, 'Invoice')).toHaveLength(1);
    expect(got(to, 'Invoice')).toEqual([]);
  });

  test('gets one that replaces it when a fair is taken off', async () => {
    const { id: collegeId, rep } = await app.college();
    const fairIds = await app.fairs();
    await app.signUp(rep, { collegeId, fairIds, paymentType: 'invoice' });
    await aMinute();
    await app.withdraw(rep, await app.idAt(collegeId, fairIds[1]));
    await aMinute();
    const [first, second, ...more] = got(rep.email, 'Invoice');
    expect(more).toEqual([]);
    expect(first?.text).toContain('$600.00');
    expect(second?.text).toContain('$350.00');
    expect(second?.text).toContain('It replaces the invoice');
  });

  test('cannot have strangers written to without end', async () => {
    const { id: collegeId, rep } = await app.college();
    const strangers: string[] = [];
    for (let count = 0; count < 22; count += 1) {
      const to = office();
      strangers.push(to);
      const fairIds = [await make('Fair')];
      const input = { collegeId, fairIds, paymentType: 'invoice', billingContact: { email: to } };
      itOf(await app.signUp(rep, input));
    }
    await aMinute();
    expect(strangers.filter((to) => got(to, 'Invoice').length > 0)).toHaveLength(20);
  });
});

describe('a rep whose invoice or check has come', () => {
  test.each(['invoice', 'check'])('gets the receipt for the %s', async (paymentType) => {
    const { id: collegeId, rep } = await app.college();
    const to = office();
    const input = { collegeId, fairIds: [await make('Fair')], billingContact: { email: to } };
    const id = itOf(await app.signUp(rep, { ...input, paymentType }))['id'];
    await aMinute();
    expect(got(rep.email, 'Invoice')).toHaveLength(1);
    await markPaid(id);
    await markPaid(id);
    await aMinute();
    const [receipt, ...more] = got(rep.email, 'Receipt');
    expect(more).toEqual([]);
    expect(await read(receipt?.attachments[0])).toContain(`Paid on ${today()}`);
    // The billing contact is required for invoices only.
    expect(got(to, 'Receipt')).toHaveLength(paymentType === 'invoice' ? 1 : 0);
    // Doesn't repeat what the receipt says.
    expect((await app.mails(rep.email)).map(({ kind }) => kind)).not.toContain('exhibitor-settled');
  });
});

/** A rep who has paid for a fair by card, and the checkout. */
async function paidByCard() {
  const { id: collegeId, rep } = await app.college();
  const input = { collegeId, fairIds: [await make('Fair')], paymentType: 'card' };
  const paymentId = itOf(await app.signUp(rep, input))['id'];
  const checkout = itOf(await start(rep, { paymentId }));
  await app.visit(checkout['url'], 'pay');
  await app.tellAll();
  return { rep, collegeId, paymentId, checkoutId: String(checkout['id']) };
}
async function tellEverythingAgain(): Promise<void> {
  for (const message of await app.messages()) await app.tell(message);
  await app.jobs.runDue();
  await aMinute();
}

describe('a rep who pays by card', () => {
  test('gets the receipt for a fair, with its number, and once however often it is told', async () => {
    const { rep } = await paidByCard();
    await aMinute();
    await tellEverythingAgain();
    const [receipt, ...more] = got(rep.email, 'Receipt');
    expect(more).toEqual([]);
    const number = /^Receipt (\d{8}-[\dA-F]{6}): /.exec(receipt?.subject ?? '')?.[1] ?? '-';
    const printed = await read(receipt?.attachments[0]);
    for (const part of [number, `Paid on ${today()}`, '$350.00']) expect(printed).toContain(part);
    expect(got(rep.email, 'Invoice')).toEqual([]);
  });

  test('gets the receipt for a pack of credits', async () => {
    const { id: collegeId, rep } = await app.college();
    const checkout = itOf(await start(rep, { collegeId, packId: 'three' }));
    await app.visit(checkout['url'], 'pay');
    await app.tellAll();
    await aMinute();
    await tellEverythingAgain();
    const [receipt, ...more] = got(rep.email, 'Receipt');
    expect(more).toEqual([]);
    expect(receipt?.text).toContain('The 3 credits are in your account.');
    expect(await read(receipt?.attachments[0])).toContain('$900.00');
  });

  test('gets a document for each part that is refunded, once', async () => {
    const { rep, checkoutId } = await paidByCard();
    await aMinute();
    await refund(admin, { checkoutId, amountCents: 5000, key: 'first' });
    await refund(admin, { checkoutId, amountCents: 5000, key: 'first' });
    await app.tellAll();
    await aMinute();
    await refund(admin, { checkoutId, amountCents: 2500, key: 'second' });
    await app.tellAll();
    await aMinute();
    await tellEverythingAgain();
    const refunds = got(rep.email, 'Refund');
    expect(refunds).toHaveLength(2);
    const [first, second] = refunds;
    const printed = await read(first?.attachments[0]);
    for (const part of ['Refund', '$50.00', 'To the card that paid', 'Originally paid: $350.00'])
      expect(printed).toContain(part);
    expect(await read(second?.attachments[0])).toContain('$25.00');
    expect(second?.subject).not.toBe(first?.subject);
    const path = linkIn(first);
    expect(itOf(await shownBy(tokenIn(path)))['refund']).toEqual({
      cents: 5000,
      credits: 0,
      method: 'card',
      about: null,
    });
    expect(await pdfOf(path)).toContain('Total refunded');
  });
});

describe('a rep who spends credits', () => {
  test('gets a receipt in credits, and a document when they come back', async () => {
    const { id: collegeId, rep } = await app.college(5);
    const fairIds = [await make('Fair')];
    const paymentId = itOf(await spend(rep, collegeId, fairIds))['id'];
    itOf(await spend(rep, collegeId, fairIds));
    await aMinute();
    const [receipt, ...more] = got(rep.email, 'Receipt');
    expect(more).toEqual([]);
    expect(receipt?.text).toContain('used 1 credit for');
    expect(await read(receipt?.attachments[0])).toContain('1 credit');
    await refund(admin, { paymentId });
    await aMinute();
    const [back, ...others] = got(rep.email, 'Refund');
    expect(others).toEqual([]);
    expect(await read(back?.attachments[0])).toContain('As credits');
  });
});

test('a rep who leaves takes the emailed links along; the books stay', async () => {
  const { rep, id, office: to } = await invoiced();
  await aMinute();
  const mine = linkIn(got(rep.email, 'Invoice')[0]);
  const others = linkIn(got(to, 'Invoice')[0]);
  await exhibitorData.erase(pool, String(rep.id), rep.email);
  expect((await ofLink(mine)).statusCode).toBe(404);
  expect((await ofLink(others)).statusCode).toBe(200);
  const { rowCount } = await pool.query('select from college_payment where id = $1', [id]);
  expect(rowCount).toBe(1);
});

// The last test: it moves the clock by half a year.
describe('a link to a document', () => {
  test('ends after half a year, and shows until then that its invoice is void', async () => {
    const { rep, collegeId } = await invoiced();
    const other = await invoiced();
    await aMinute();
    const mine = linkIn(got(rep.email, 'Invoice')[0]);
    const others = linkIn(got(other.rep.email, 'Invoice')[0]);
    const { rows } = await pool.query('select id from fair_exhibitor where college_id = $1', [
      collegeId,
    ]);
    expect((await app.withdraw(rep, rows[0]?.id)).errors).toBeUndefined();
    expect(await pdfOf(mine)).toContain('Void. There’s nothing to pay.');
    expect((await ofLink(others)).statusCode).toBe(200);
    world.advance(180 * 86_400_000);
    expect((await ofLink(others)).statusCode).toBe(404);
    expect((await ofLink(mine)).statusCode).toBe(404);
    await aMinute();
    const { rowCount } = await pool.query(
      'select from billing_document_copy where lower(recipient) = $1',
      [other.rep.email],
    );
    expect(rowCount).toBe(0);
  });
});
