import { expect, test } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import {
  testRecords,
  writing,
  type EntityName,
} from '../../../../tests/support/test-records.server.ts';
import { collegesAtFair } from './colleges-at-fair.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);

const at = async (fairId: string) => (await collegesAtFair(app.database.pool, fairId)).sort();
const change = async (entityName: EntityName, id: string, changes: object) => {
  const { errors } = await admin.call(writing('update', entityName), { input: { id, ...changes } });
  expect(errors).toBeUndefined();
};

test('a visitor sees who has a booth or is registered, and no one once the fair is cancelled', async () => {
  const fairId = await make('Fair');
  const withBooth = await make('College');
  const registered = await make('College');
  await make('FairBooth', { fairId, collegeId: withBooth });
  await make('FairExhibitor', { fairId, collegeId: registered });
  await make('FairExhibitor', { fairId });
  expect(await at(fairId)).toEqual([withBooth, registered].sort());
  expect(await at(fairId.toUpperCase())).toHaveLength(2);
  await change('Fair', fairId, { cancelledAt: '2026-11-20T00:00:00.000Z' });
  expect(await at(fairId)).toEqual([]);
  await change('Fair', fairId, { cancelledAt: null, publishedAt: null });
  expect(await at(fairId)).toEqual([]);
  expect(await at('nonsense')).toEqual([]);
});

test.each(['failed', 'refunded'])(
  'a visitor does not see a college whose payment has %s, until another one counts',
  async (paymentStatus) => {
    const fairId = await make('Fair');
    const collegeId = await make('College');
    await make('FairBooth', { fairId, collegeId });
    const payment = await make('CollegePayment', { collegeId, fairIds: [fairId] });
    expect(await at(fairId)).toEqual([collegeId]);
    await change('CollegePayment', payment, { paymentStatus });
    expect(await at(fairId)).toEqual([]);
    await make('CollegePayment', { collegeId, fairIds: [fairId] });
    expect(await at(fairId)).toEqual([collegeId]);
  },
);

test('a visitor does not see an exhibitor whose registration was refunded', async () => {
  const fairId = await make('Fair');
  const collegeId = await make('College');
  const exhibitor = await make('FairExhibitor', { fairId, collegeId, paymentStatus: 'paid' });
  expect(await at(fairId)).toEqual([collegeId]);
  await change('FairExhibitor', exhibitor, { paymentStatus: 'refunded' });
  expect(await at(fairId)).toEqual([]);
});
