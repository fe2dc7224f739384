import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { exhibitorServer } from '../../../../tests/support/test-exhibitors.server.ts';
import { codeOf, itOf, refund, start } from '../../../../tests/support/test-payments.server.ts';
import type { Person } from '../../../../tests/support/test-server.server.ts';

const app = await exhibitorServer();
const { records, world } = app;
const { admin, make } = records;

const fields = `id kind number seller { legalName } buyer billTo purchaseOrderNumber
  lines { name quantity cents } credits cents refundedCents currency paymentType paymentStatus
  createdAt paidAt dueAt`;
const mine = async (who: Person) => {
  const { data } = await who.call(`{ it: myReceipts { ${fields} } }`);
  return (data?.['it'] ?? []) as readonly Record<string, unknown>[];
};
const one = async (who: Person, id: unknown) =>
  (await who.call(`query ($id: ID!) { it: receipt(id: $id) { ${fields} } }`, { id })).data?.['it'];
const ofGuest = (proof: string) =>
  app
    .stranger()
    .call(`query ($proof: String!) { it: exhibitorReceipt(proof: $proof) { ${fields} } }`, {
      proof,
    });
const signUp = (who: Person, input: object) =>
  who.call('mutation ($input: SignUpForFairsInput!) { it: signUpForFairs(input: $input) { id } }', {
    input,
  });
const markPaid = (id: unknown) =>
  admin.call('mutation ($id: ID!) { it: markPaymentPaid(input: { paymentId: $id }) }', { id });

async function fetchPdf(url: string, headers: Record<string, string> = {}) {
  const answer = await app.fastify.inject({ url, headers });
  if (answer.statusCode !== 200) return { status: answer.statusCode, text: '' };
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  const read = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
  return { status: 200, text: read.text };
}
const pdfFor = ({ token }: Person, id: unknown) =>
  fetchPdf(
    `/api/receipts/${String(id)}`,
    token === null ? {} : { authorization: `Bearer ${token}` },
  );
const cookie = (proof: string) => ({ cookie: `quad.exhibitor=${proof}` });

describe('an invoice', () => {
  // It is noon of Nov 21 in UTC.
  test.each([
    ['is due within thirty days', '2027-02-01T18:00:00.000Z', '2026-12-21T12:00:00.000Z'],
    // Dec 1 in Chicago.
    ['is due the day before its fair', '2026-12-02T00:00:00.000Z', '2026-11-30T12:00:00.000Z'],
    ['is never due before tomorrow', '2026-11-22T18:00:00.000Z', '2026-11-22T12:00:00.000Z'],
  ])('%s', async (_, startTime, dueAt) => {
    const { id: collegeId, rep } = await app.college();
    const endTime = new Date(Date.parse(startTime) + 3_600_000).toISOString();
    const times = { startTime, endTime, timeZone: 'America/Chicago' };
    const exhibitorDeadline = new Date(Date.parse(startTime) - 60_000).toISOString();
    const fairIds = [await make('Fair', { ...times, exhibitorDeadline })];
    itOf(await signUp(rep, { collegeId, fairIds, paymentType: 'invoice' }));
    expect(await mine(rep)).toMatchObject([{ dueAt }]);
  });
});

describe('a rep who has asked for an invoice for two fairs', async () => {
  const { id: collegeId, rep } = await app.college();
  await app.database.pool.query('update college set name = $2 where id = $1', [
    collegeId,
    'Université جامعة Żółć',
  ]);
  const fairIds = [
    await make('Fair', { name: 'Fair of Spring', price: 12_345 }),
    await make('Fair', { name: 'Talks of May', fairType: '6x6' }),
  ];
  const billing = { purchaseOrderNumber: 'PO 77', billingContact: { name: 'Ada Moreno' } };
  const input = { collegeId, fairIds, paymentType: 'invoice', ...billing };
  const id = itOf(await signUp(rep, input))['id'];

  test('has it in the list, computed by us, to be paid within thirty days', async () => {
    const [invoice, ...others] = await mine(rep);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      id,
      kind: 'payment',
      cents: 37_345,
      refundedCents: 0,
      currency: 'usd',
      credits: null,
      paymentType: 'invoice',
      paymentStatus: 'pending',
      purchaseOrderNumber: 'PO 77',
      billTo: 'Ada Moreno',
      paidAt: null,
      dueAt: '2026-12-21T12:00:00.000Z',
      lines: [
        { name: 'Fair of Spring', quantity: 1, cents: 12_345 },
        { name: 'Talks of May', quantity: 1, cents: 25_000 },
      ],
    });
    expect(invoice?.['number']).toMatch(/^20261121-[\dA-F]{6}$/);
    expect(await one(rep, id)).toEqual(invoice);
  });

  test('has the same on paper, and so has an admin', async () => {
    const [invoice] = await mine(rep);
    for (const who of [rep, admin]) {
      const { text } = await pdfFor(who, id);
      for (const part of [
        'Invoice',
        String(invoice?.['number']),
        'Université',
        'Żółć',
        'PO 77',
        'Ada Moreno',
        'Fair of Spring',
        '$123.45',
        'Talks of May',
        '$250.00',
        '$373.45',
        'Unpaid',
        'December 21, 2026',
        'No tax is included or added.',
      ])
        expect(text).toContain(part);
      // The PDF font has no Arabic: the page prints in a browser, which has.
      expect(text).toContain('Université \ufffd\ufffd\ufffd\ufffd\ufffd Żółć');
      expect(text.replaceAll(/\s/g, '')).toContain(`/app/fairs/signup/receipts/${String(id)}and`);
      // Neither is configured here.
      expect(text).not.toMatch(/Pay to|Tax ID/);
    }
  });

  test('shares it with no one: others are told that there is no such thing', async () => {
    const { rep: other } = await app.college();
    const student = await app.person('student');
    for (const who of [other, student, app.guest(), app.stranger()]) {
      expect((await pdfFor(who, id)).status).toBe(404);
      expect((await one(who, id)) ?? null).toBeNull();
    }
    expect(await mine(other)).toEqual([]);
    for (const wrong of [world.newId(), 'x', '%00'])
      expect((await pdfFor(rep, wrong)).status).toBe(404);
  });

  test('has a receipt with the day once an admin has the money', async () => {
    world.advance(3 * 86_400_000);
    await markPaid(id);
    expect(await one(rep, id)).toMatchObject({
      paymentStatus: 'paid',
      paidAt: '2026-11-24T12:00:00.000Z',
      dueAt: null,
    });
    const { text } = await pdfFor(rep, id);
    expect(text).toMatch(/^.*Receipt.*Paid on November 24, 2026/s);
  });

  test('keeps what a fair cost when it costs something else by now', async () => {
    await app.database.pool.query('update fair set price = 99900 where id = $1', [fairIds[0]]);
    expect(await one(rep, id)).toMatchObject({
      cents: 37_345,
      lines: [{ cents: null }, { cents: null }],
    });
  });
});

test('a rep finds what a card paid with what went back, what credits paid, and the packs', async () => {
  const { id: collegeId, rep } = await app.college();
  const pack = itOf(await start(rep, { collegeId, packId: 'three' }));
  await app.visit(pack['url'], 'pay');
  await app.tellAll();
  const fairs = [await make('Fair', { price: 10_000 }), await make('Fair')];
  const [first, second] = fairs;
  const byCard = itOf(await signUp(rep, { collegeId, fairIds: [first], paymentType: 'card' }));
  const checkout = itOf(await start(rep, { paymentId: byCard['id'] }));
  await app.visit(checkout['url'], 'pay');
  await app.tellAll();
  await refund(admin, { paymentId: byCard['id'], amountCents: 2500 });
  await app.tellAll();
  await signUp(rep, { collegeId, fairIds: [second], paymentType: 'credit' });

  const receipts = await mine(rep);
  expect(receipts).toHaveLength(3);
  expect(receipts.find(({ kind }) => kind === 'pack')).toMatchObject({
    cents: 90_000,
    credits: 3,
    paymentType: 'card',
    paymentStatus: 'paid',
    lines: [{ name: 'Three fairs', quantity: 1, cents: 90_000 }],
  });
  expect(receipts.find(({ id }) => id === byCard['id'])).toMatchObject({
    cents: 10_000,
    refundedCents: 2500,
    paymentStatus: 'paid',
    credits: null,
  });
  expect(receipts.find(({ paymentType }) => paymentType === 'credit')).toMatchObject({
    cents: 0,
    credits: 1,
    paymentStatus: 'paid',
    lines: [{ cents: null }],
  });
  const { text } = await pdfFor(rep, byCard['id']);
  expect(text).toContain('-$25.00');
  await refund(admin, { paymentId: byCard['id'] });
  await app.tellAll();
  expect(await one(rep, byCard['id'])).toMatchObject({
    refundedCents: 10_000,
    paymentStatus: 'refunded',
  });
});

describe('a guest who has signed up', async () => {
  const input = await app.typed({ paymentType: 'check' });
  const made = await app.proof(app.guest(), input);

  test('has no receipt before the link of the mail was opened: another might have typed the address', async () => {
    expect(codeOf(await ofGuest(made))).toBe('NOT_FOUND');
    expect((await fetchPdf('/fair-x/receipt.pdf', cookie(made))).status).toBe(404);
  });

  test('has the invoice by the link, with where the check goes, and the PDF of it', async () => {
    const opened = await app.open(await app.token(input['primaryContactEmail']));
    const proof = String(itOf(opened)['proof']);
    expect(itOf(await ofGuest(proof))).toMatchObject({
      kind: 'exhibitor',
      paymentType: 'check',
      paymentStatus: 'pending',
      cents: 35_000,
      lines: [{ quantity: 1, cents: 35_000 }],
    });
    const { text } = await fetchPdf('/fair-x/receipt.pdf', cookie(proof));
    for (const part of [String(input['name']), '$350.00', 'Make checks out to'])
      expect(text).toContain(part);

    world.advance(2 * 3_600_000);
    expect((await fetchPdf('/fair-x/receipt.pdf', cookie(proof))).status).toBe(404);
  });

  test('is no one with a proof that is forged, or none', async () => {
    for (const headers of [{}, cookie('x'), cookie('x.y'), cookie(`${made}x`)])
      expect((await fetchPdf('/fair-x/receipt.pdf', headers)).status).toBe(404);
  });
});
