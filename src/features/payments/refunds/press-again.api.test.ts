import { expect, test } from 'vitest';
import { refundServer } from '../../../../tests/support/test-refunds.server.ts';
import { codeOf, itOf, refund } from '../../../../tests/support/test-payments.server.ts';

const app = await refundServer();
const { records, world } = app;
const { admin } = records;
const minute = 60_000;

const give = (input: Readonly<Record<string, unknown>>) =>
  admin.call('mutation ($input: GiveCreditsInput!) { it: giveCredits(input: $input) }', { input });

test('an admin who reloads after an error and refunds the same once more is asked first', async () => {
  const { checkoutId } = await app.paidPack();
  const part = { checkoutId, amountCents: 30_000 };
  itOf(await refund(admin, { ...part, key: 'first page' }));
  // The same form, sent again, is the same refund; the reloaded page has another key.
  expect(itOf(await refund(admin, { ...part, key: 'first page' }))['refundedCents']).toBe(30_000);
  const asked = await refund(admin, { ...part, key: 'second page' });
  expect(codeOf(asked)).toBe('CONFLICT');
  expect(asked.errors?.[0]?.extensions.fields).toHaveProperty('again');
  const meant = await refund(admin, { ...part, key: 'second page', again: true });
  expect(itOf(meant)['refundedCents']).toBe(60_000);
  const other = await refund(admin, { checkoutId, amountCents: 10_000, key: 'third page' });
  expect(itOf(other)['refundedCents']).toBe(70_000);
});

test('an admin who gives the same credits once more is asked first, and not a quarter of an hour later', async () => {
  const { id: collegeId } = await app.college();
  const gift = { collegeId, credits: 2, note: 'The hall was closed.' };
  expect((await give({ ...gift, key: 'first page' })).data).toEqual({ it: 2 });
  expect((await give({ ...gift, key: 'first page' })).data).toEqual({ it: 2 });
  expect(codeOf(await give({ ...gift, key: 'second page' }))).toBe('CONFLICT');
  expect(await app.credits(collegeId)).toBe(2);
  expect((await give({ ...gift, key: 'second page', again: true })).data).toEqual({ it: 4 });
  world.advance(15 * minute);
  expect((await give({ ...gift, key: 'third page' })).data).toEqual({ it: 6 });
});
