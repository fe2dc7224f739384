import { describe, expect, test } from 'vitest';
import { guestServer } from '../../../../tests/support/test-guest-exhibitors.server.ts';
import { itOf } from '../../../../tests/support/test-payments.server.ts';

const app = await guestServer();
const { pool } = app.database;
const { scene, registerAndPay, entryIn, enter, repsOf, firstAt } = app;
const { press, decide, linkFor, personAt } = app;

describe('the money of someone who registers a college without an account and withdraws', () => {
  const withdraw = async (fairId: string, email: string) => {
    await linkFor(fairId, email);
    const opened = itOf(await app.open(await app.token(email)));
    return app.visitor.call(
      'mutation ($proof: String!) { it: withdrawExhibitorRegistration(proof: $proof) }',
      { proof: opened['proof'] },
    );
  };
  const waits = async (fairId: string) =>
    pool.query(
      `select from exhibitor_registration r join fair_exhibitor e on e.id = r.exhibitor_id
       where e.fair_id = $1 and r.withdrawn_at is not null and r.money_back_at is null`,
      [fairId],
    );

  test('goes back the way it came, though the registration belongs to the college by now', async () => {
    const { collegeId, fairId, email, input } = await scene();
    await app.rep(collegeId);
    await registerAndPay(input);
    await press(await entryIn(email));
    expect((await withdraw(fairId, email)).data).toEqual({ it: 'MONEY' });
    expect((await waits(fairId)).rowCount).toBe(1);
    expect(await app.credits(collegeId)).toBe(0);
  });

  test('goes back also where a rep of the college withdraws, who is told so before', async () => {
    const { collegeId, fairId, input } = await scene();
    const rep = await app.rep(collegeId);
    await registerAndPay(input);
    const { me } = (await rep.call('{ me { exhibits { id refund } } }')).data as {
      me: { exhibits: readonly { id: string; refund: string }[] };
    };
    expect(me.exhibits).toMatchObject([{ refund: 'MONEY' }]);
    expect((await app.withdraw(rep, me.exhibits[0]?.id)).data).toEqual({ it: 'MONEY' });
    expect((await waits(fairId)).rowCount).toBe(1);
    expect(await app.credits(collegeId)).toBe(0);
  });

  test('goes back where the payment alone makes the contact a rep, and is credits of whom the college has approved', async () => {
    const guest = await scene();
    const paid = await personAt(guest.email);
    await registerAndPay(guest.input);
    await enter(await entryIn(guest.email));
    const left = await app.withdraw(paid, await firstAt(guest.fairId));
    expect(left.data).toEqual({ it: 'MONEY' });
    expect(await repsOf(guest.collegeId)).toEqual([]);

    const { collegeId, fairId, email, input } = await scene();
    const contact = await personAt(email);
    const rep = await app.rep(collegeId);
    await registerAndPay(input);
    await press(await entryIn(email));
    itOf(await decide(rep, 'approve', email));
    expect((await app.withdraw(contact, await firstAt(fairId))).data).toEqual({ it: 'CREDITS' });
    expect(await app.credits(collegeId)).toBe(1);
  });
});
