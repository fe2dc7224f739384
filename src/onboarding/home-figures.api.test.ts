import { expect, test } from 'vitest';
import { testHouse } from '../test-house.server.ts';
import { recordIn, testRecords } from '../test-records.server.ts';

const house = await testHouse();
const { admin, make } = await testRecords(house);
const { pool } = house.database;

const figures = async () =>
  recordIn(
    await admin.call(
      '{ it: homeFigures { comingFairs newRegistrations openClaims unpaidInvoices } }',
    ),
  );
const hours = (n: number) => new Date(house.world.now().getTime() + n * 3_600_000).toISOString();
const fairAt = (start: number, said: object = {}) =>
  make('Fair', {
    startTime: hours(start),
    endTime: hours(start + 3),
    exhibitorDeadline: hours(start - 1),
    publishedAt: hours(-2000),
    ...said,
  });

test('an admin of an empty house has nothing to look after', async () => {
  expect(await figures()).toEqual({
    comingFairs: 0,
    newRegistrations: 0,
    openClaims: 0,
    unpaidInvoices: 0,
  });
});

test('fairs count that are published and still to come, or on', async () => {
  await fairAt(48);
  await fairAt(-1);
  await fairAt(-48);
  await fairAt(72, { cancelledAt: hours(-1) });
  await fairAt(96, { publishedAt: null });
  expect(await figures()).toMatchObject({ comingFairs: 2 });
});

test('registrations count for a week', async () => {
  const fairId = await fairAt(200);
  await make('FairAttendee', { fairId });
  const old = await make('FairAttendee', { fairId });
  await pool.query('update fair_attendee set created_at = $2 where id = $1', [
    old,
    hours(-7 * 24 - 1),
  ]);
  expect(await figures()).toMatchObject({ newRegistrations: 1 });
});

test('claims count until somebody has decided', async () => {
  const rep = await house.person('college');
  const collegeId = await make('College', { domain: 'people.test', status: 'active' });
  const claim = await rep.call('mutation ($id: ID!) { it: claimCollege(collegeId: $id) { id } }', {
    id: collegeId,
  });
  const { id } = recordIn(claim);
  expect(await figures()).toMatchObject({ openClaims: 1 });
  await rep.call('mutation ($id: ID!) { withdrawClaim(claimId: $id) { id } }', { id });
  expect(await figures()).toMatchObject({ openClaims: 0 });
});

test('an invoice counts once for all its fairs, and no longer when it is paid', async () => {
  const collegeId = await make('College');
  const [one, two] = [await fairAt(300), await fairAt(400)];
  const unpaid = { paymentType: 'invoice', paymentStatus: 'pending' };
  const paymentId = await make('CollegePayment', { collegeId, fairIds: [one, two], ...unpaid });
  for (const fairId of [one, two]) await make('FairExhibitor', { collegeId, fairId, ...unpaid });
  expect(await figures()).toMatchObject({ unpaidInvoices: 1 });
  await make('FairExhibitor', { fairId: one, paymentType: 'check', paymentStatus: 'pending' });
  await make('FairExhibitor', { fairId: one, paymentType: 'card', paymentStatus: 'pending' });
  expect(await figures()).toMatchObject({ unpaidInvoices: 2 });
  await pool.query(`update college_payment set payment_status = 'paid' where id = $1`, [paymentId]);
  expect(await figures()).toMatchObject({ unpaidInvoices: 1 });
});
