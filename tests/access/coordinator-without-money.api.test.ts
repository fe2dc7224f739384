import { expect, test } from 'vitest';
import { testServer } from '../support/test-server.server.ts';
import { testRecords } from '../support/test-records.server.ts';

const app = await testServer();
const { make } = await testRecords(app);
const coordinator = await app.person('admin6x6');

test('a coordinator looks after no money, and puts no booth on the floor', async () => {
  const fairId = await make('Fair', { fairType: '6x6' });
  const id = await make('FairExhibitor', { fairId: await make('Fair') });
  for (const call of [
    `markPaymentPaid(input: { exhibitorId: "${id}" })`,
    `refundPayment(input: { exhibitorId: "${id}" }) { id }`,
    `giveCredits(input: { collegeId: "${id}", credits: 1 })`,
    `closeWithdrawal(exhibitorId: "${id}")`,
    `approveCollege(collegeId: "${id}") { id }`,
    `publishFair(fairId: "${fairId}") { id }`,
    `cancelFair(fairId: "${fairId}") { id }`,
    `updateFair(input: { id: "${fairId}", name: "Mine" }) { id }`,
  ]) {
    const { errors, data } = await coordinator.call(`mutation { it: ${call} }`);
    expect([errors?.[0]?.extensions.code ?? 'done', data?.['it'] ?? null]).toEqual([
      expect.stringMatching(/^(?:FORBIDDEN|NOT_FOUND)$/),
      null,
    ]);
  }
});
