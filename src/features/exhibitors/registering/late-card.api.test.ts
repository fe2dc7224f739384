import { expect, test } from 'vitest';
import { guestServer } from '../../../../tests/support/test-guest-exhibitors.server.ts';
import { codeOf, itOf } from '../../../../tests/support/test-payments.server.ts';

const app = await guestServer();
const { records, database, visitor: guest } = app;
const { make } = records;

const pay = (proof: string) =>
  guest.call(
    'mutation ($proof: String!) { it: payExhibitorRegistration(proof: $proof) { id url } }',
    { proof },
  );

test('a guest whose college someone else has registered meanwhile is refused before the card is charged', async () => {
  const { fairId, collegeId, input } = await app.scene();
  const proof = await app.proof(guest, { ...input, paymentType: 'card' });
  const other = await make('FairExhibitor', { fairId, collegeId, paymentType: 'check' });
  const refused = await pay(proof);
  expect(codeOf(refused)).toBe('CONFLICT');
  expect(refused.errors?.[0]?.message).toMatch(
    /^Someone else has registered your college for .+ in the meantime/,
  );
  const { rows } = await database.pool.query(
    `select from checkout where subject = 'exhibitor' and state in ('made', 'open', 'paid')`,
  );
  expect(rows).toEqual([]);
  // Once that one is refunded, the college can register.
  await database.pool.query(`update fair_exhibitor set payment_status = 'refunded' where id = $1`, [
    other,
  ]);
  expect(itOf(await pay(proof))['url']).toMatch(/^http/);
});
