import { expect, test } from 'vitest';
import { documentServer, linkIn } from '../../../../tests/support/test-documents.server.ts';
import type { Person } from '../../../../tests/support/test-server.server.ts';
import { itOf, refund } from '../../../../tests/support/test-payments.server.ts';

const app = await documentServer();
const { aMinute, got, pdfOf, fairs, idAt } = app;
const { admin, make } = app.records;
const sums = 'partialRefund { paidCents refundedCents paidCredits refundedCredits currency }';

const exhibitsOf = async (who: Person) => {
  const { me } = (await who.call(`{ me { exhibits { id ${sums} } } }`)).data as {
    me: { exhibits: readonly { id: string; partialRefund: unknown }[] };
  };
  return me.exhibits;
};
const managed = async (who: Person, fairId: unknown) =>
  itOf(
    await who.call(
      `query ($fairId: ID!) { it: manageExhibitors(fairId: $fairId) { items { isPartlyBack ${sums} } } }`,
      { fairId },
    ),
  )['items'];
const markPaid = (input: object) =>
  admin.call('mutation ($input: MarkPaymentPaidInput!) { it: markPaymentPaid(input: $input) }', {
    input,
  });

test('a rep whose payment for two fairs was partly refunded sees how much of how much, and so do admins', async () => {
  const { id: collegeId, rep } = await app.college();
  const two = await fairs();
  const paymentId = itOf(await app.signUp(rep, { collegeId, fairIds: two, paymentType: 'check' }))[
    'id'
  ];
  await markPaid({ paymentId });
  expect((await exhibitsOf(rep)).map((one) => one.partialRefund)).toEqual([null, null]);
  await refund(admin, { paymentId, way: 'CHECK', amountCents: 5_000 });
  const partly = {
    paidCents: 60_000,
    refundedCents: 5_000,
    paidCredits: null,
    refundedCredits: 0,
    currency: 'usd',
  };
  expect((await exhibitsOf(rep)).map((one) => one.partialRefund)).toEqual([partly, partly]);
  expect(await managed(admin, two[0])).toEqual([{ isPartlyBack: true, partialRefund: partly }]);
  // Coordinators see that it was refunded, but no amount.
  expect(await managed(await app.person('admin6x6'), two[1])).toEqual([
    { isPartlyBack: true, partialRefund: null },
  ]);
  const detail = await admin.call(
    `query ($id: ID!) { it: exhibitorCollege(exhibitorId: $id) { ${sums} } }`,
    { id: await idAt(collegeId, two[0]) },
  );
  expect(itOf(detail)).toEqual({ partialRefund: partly });
  const ofFair = await admin.call(
    `query ($fairId: ID!) { it: refundsOfFair(fairId: $fairId) {
       refundedCents sums { paidCents refundedCents } } }`,
    { fairId: two[0] },
  );
  expect(ofFair.data?.['it']).toEqual([
    { refundedCents: 5_000, sums: { paidCents: 60_000, refundedCents: 5_000 } },
  ]);
  // A full refund is not partial any longer.
  await refund(admin, { paymentId, way: 'CHECK' });
  expect((await exhibitsOf(rep)).map((one) => one.partialRefund)).toEqual([null, null]);
});

test('a rep who paid with credits and has some back sees it in the fairs, on home and on the receipt', async () => {
  const { id: collegeId, rep } = await app.college(3);
  const fairIds = [await make('Fair'), await make('Fair'), await make('Fair')];
  const paymentId = itOf(await app.signUp(rep, { collegeId, fairIds, paymentType: 'credit' }))[
    'id'
  ];
  await aMinute();
  await refund(admin, { paymentId, credits: 1 });
  const partly = { paidCents: null, refundedCents: 0, paidCredits: 3, refundedCredits: 1 };
  expect((await exhibitsOf(rep))[0]?.partialRefund).toEqual({ ...partly, currency: 'usd' });
  const { me } = (await rep.call('{ me { receipts { credits refundedCredits refundedCents } } }'))
    .data as { me: { receipts: unknown } };
  expect(me.receipts).toEqual([{ credits: 3, refundedCredits: 1, refundedCents: 0 }]);
  expect(await pdfOf(linkIn(got(rep.email, 'Receipt')[0]))).toContain(
    '1 credit of 3 credits refunded',
  );
});

test('a guest who paid and has a part back sees how much of how much', async () => {
  const input = await app.typed({ paymentType: 'check' });
  const guest = app.stranger();
  await app.proof(guest, input);
  const email = input['primaryContactEmail'];
  const proof = String(itOf(await app.open(await app.token(email)))['proof']);
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select id from fair_exhibitor where fair_id = $1',
    [input['fairId']],
  );
  await markPaid({ exhibitorId: rows[0]?.id });
  const seen = async () =>
    itOf(
      await guest.call(
        `query ($proof: String!) { it: exhibitorRegistration(proof: $proof) { ${sums} } }`,
        { proof },
      ),
    );
  expect(await seen()).toEqual({ partialRefund: null });
  await refund(admin, { exhibitorId: rows[0]?.id, way: 'TRANSFER', amountCents: 2_500 });
  expect(await seen()).toMatchObject({
    partialRefund: { paidCents: 35_000, refundedCents: 2_500, paidCredits: null },
  });
});
