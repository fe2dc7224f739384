import { expect, test } from 'vitest';
import { itOf, paymentServer, refund, spend, start } from '../support/test-payments.server.ts';

const app = await paymentServer();
const { admin, make } = app.records;

const isPaid = async (boothId: string) =>
  itOf(await admin.call(`{ it: getFairBooth(id: "${boothId}") { paid } }`))['paid'];

test('a college that pays for a fair by card has its booth paid, until the money is back', async () => {
  const { id, rep } = await app.college();
  const fairs = [await make('Fair'), await make('Fair')] as const;
  const booths = [
    await make('FairBooth', { collegeId: id, fairId: fairs[0] }),
    await make('FairBooth', { collegeId: id, fairId: fairs[1] }),
  ] as const;
  const neighbor = await make('FairBooth', { fairId: fairs[0] });
  const paid = { collegeId: id, paymentType: 'card', fairIds: [fairs[0]] };
  const paymentId = await make('CollegePayment', paid);
  const checkout = itOf(await start(rep, { paymentId }));
  await app.visit(checkout['url'], 'pay');
  expect(await isPaid(booths[0])).toBe(false);
  await app.tellAll();
  expect(await isPaid(booths[0])).toBe(true);
  expect(await isPaid(booths[1])).toBe(false);
  expect(await isPaid(neighbor)).toBe(false);
  await refund(admin, { paymentId });
  expect(await isPaid(booths[0])).toBe(false);
});

test('a college that pays with credits has the booth that comes with the fair paid, too', async () => {
  const { id, rep } = await app.college(3);
  const fairId = await make('Fair');
  await spend(rep, id, [fairId]);
  const { items } = itOf(
    await admin.call(
      `{ it: listFairBooths(filter: { fairId: { eq: "${fairId}" } }) { items { collegeId paid } } }`,
    ),
  );
  expect(items).toEqual([{ collegeId: id, paid: true }]);
});

test('a college that has paid by invoice has a booth that is made later paid, too', async () => {
  const { id } = await app.college();
  const fairId = await make('Fair');
  const registered = { collegeId: id, fairId, paymentType: 'invoice' };
  const exhibitorId = await make('FairExhibitor', registered);
  await admin.call(`mutation { markPaymentPaid(input: { exhibitorId: "${exhibitorId}" }) }`);
  expect(await isPaid(await make('FairBooth', { collegeId: id, fairId }))).toBe(true);
});

test('a college whose registration is settled has its booth paid while any registration is', async () => {
  const { id } = await app.college();
  const fairId = await make('Fair');
  const boothId = await make('FairBooth', { collegeId: id, fairId });
  const registered = { collegeId: id, fairId, paymentType: 'invoice' };
  const first = await make('FairExhibitor', registered);
  expect(await isPaid(boothId)).toBe(false);
  await admin.call(`mutation { markPaymentPaid(input: { exhibitorId: "${first}" }) }`);
  expect(await isPaid(boothId)).toBe(true);
  const second = await make('CollegePayment', {
    collegeId: id,
    fairIds: [fairId],
    paymentStatus: 'waived',
  });
  const remove = (entityName: string, one: string) =>
    admin.call(`mutation { delete${entityName}(input: { id: "${one}" }) { id } }`);
  await remove('FairExhibitor', first);
  expect(await isPaid(boothId)).toBe(true);
  await remove('CollegePayment', second);
  expect(await isPaid(boothId)).toBe(false);
});

test('a booth that an admin has set to paid stays so when an open payment comes', async () => {
  const { id } = await app.college();
  const fairId = await make('Fair');
  const boothId = await make('FairBooth', { collegeId: id, fairId, paid: true });
  await make('CollegePayment', { collegeId: id, fairIds: [fairId] });
  expect(await isPaid(boothId)).toBe(true);
});
