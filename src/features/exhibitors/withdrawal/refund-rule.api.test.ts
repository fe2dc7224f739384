import { expect, test } from 'vitest';
import { exhibitorServer } from '../../../../tests/support/test-exhibitors.server.ts';
import type { Person } from '../../../../tests/support/test-server.server.ts';
import { codeOf, itOf, refund, start } from '../../../../tests/support/test-payments.server.ts';

const app = await exhibitorServer();
const { records, world, database, signUp, withdraw, idAt } = app;
const { admin, make } = records;

const told = async (who: Person, id: string) => {
  const { me } = (
    await who.call('{ me { exhibits { id refund isPartlyBack withdrawnAt paymentStatus } } }')
  ).data as { me: { exhibits: readonly Readonly<Record<string, unknown>>[] } };
  return me.exhibits.find((one) => one['id'] === id);
};

const near = (days: number) => new Date(world.now().getTime() + days * 86_400_000).toISOString();
const soon = () => ({ startTime: near(13), endTime: near(15), exhibitorDeadline: near(12) });

const ways = {
  'an invoice that is open': { paymentType: 'invoice' },
  'an invoice that is paid': { paymentType: 'invoice', marked: true },
  'a check of which a part is back': { paymentType: 'check', marked: true, part: true },
  'a card that is not charged yet': { paymentType: 'card' },
  'a card that was charged': { paymentType: 'card', charged: true },
  'a card of which a part is back': { paymentType: 'card', charged: true, part: true },
  credits: { paymentType: 'credit' },
  'nothing, for the fair is free': { paymentType: 'invoice', fair: { price: 0 } },
} as const;
const whens = { 'in time': {}, 'too late': { late: true } } as const;

test.each(
  Object.entries(ways).flatMap(([way, one]) =>
    Object.entries(whens).map(([when, other]) => [way, when, { ...one, ...other }] as const),
  ),
)('a rep who pays by %s is told before withdrawing (%s) what comes of it', async (_, __, one) => {
  const { id: collegeId, rep } = await app.college(2);
  const made = { late: false, marked: false, charged: false, part: false, fair: {}, ...one };
  const fairId = await make('Fair', { ...(made.late ? soon() : {}), ...made.fair });
  const input = { collegeId, fairIds: [fairId], paymentType: made.paymentType };
  const paymentId = String(itOf(await signUp(rep, input))['id']);
  if (made.marked)
    await admin.call(`mutation { markPaymentPaid(input: { paymentId: "${paymentId}" }) }`);
  if (made.charged) {
    await app.visit(itOf(await start(rep, { paymentId }))['url'], 'pay');
    await app.tellAll();
  }
  const amountCents = made.part ? 100 : 0;
  const way = made.charged ? 'CARD' : 'CHECK';
  if (made.part) await refund(admin, { paymentId, way, amountCents });
  if (made.part) await app.tellAll();
  const exhibitorId = String(await idAt(collegeId, fairId));
  const before = await told(rep, exhibitorId);
  const credits = await app.credits(collegeId);
  const answer = await withdraw(rep, exhibitorId);
  if (made.late) {
    expect(before).toMatchObject({ refund: 'TOO_LATE' });
    expect(codeOf(answer)).toBe('CONFLICT');
    return;
  }
  expect(before).toMatchObject({ isPartlyBack: made.part });
  expect(answer.data).toEqual({ it: before?.['refund'] });
  const gained = (await app.credits(collegeId)) - credits;
  const after = await told(rep, exhibitorId);
  switch (before?.['refund']) {
    case 'FREE':
      expect([gained, after]).toEqual([0, undefined]);
      break;
    case 'CREDITS':
      expect([gained, after]).toMatchObject([1, { paymentStatus: 'refunded' }]);
      break;
    default:
      expect(gained).toBe(0);
      expect(after?.['withdrawnAt']).not.toBeNull();
  }
});

test('a guest is told the same as the link decides: money, until there is a college', async () => {
  const guest = app.stranger();
  const typed = await app.typed({ paymentType: 'check' });
  await app.proof(guest, typed);
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from fair_exhibitor where fair_id = $1',
    [typed['fairId']],
  );
  const exhibitorId = rows[0]?.id;
  await admin.call(`mutation { markPaymentPaid(input: { exhibitorId: "${exhibitorId}" }) }`);
  await app.jobs.runDue();
  const proof = itOf(await app.open(await app.token(typed['primaryContactEmail'])))['proof'];
  const shown = await guest.call(
    'query ($proof: String!) { it: exhibitorRegistration(proof: $proof) { refund } }',
    { proof },
  );
  const gone = await guest.call(
    'mutation ($proof: String!) { it: withdrawExhibitorRegistration(proof: $proof) }',
    { proof },
  );
  expect(itOf(shown)['refund']).toBe(gone.data?.['it']);
});
