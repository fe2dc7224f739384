import { describe, expect, test } from 'vitest';
import {
  guestServer,
  type GuestScene,
} from '../../../../tests/support/test-guest-exhibitors.server.ts';
import { itOf, refund } from '../../../../tests/support/test-payments.server.ts';

const app = await guestServer();
const { records, database, world } = app;
const { scene, rounds, registerAndPay, entryIn, enter, repsOf, assign, firstAt } = app;
const { press, openClaims, decide, linkFor, personAt } = app;
const { admin } = records;
const { pool } = database;

/** Fields of every rep's record that the server sets. */
const repAddress = 'ada@mail.test';
const newestTo = async (email: unknown) => (await app.mails(email)).at(-1);

/** Someone who is a rep, the only one, through the payment alone. */
async function onlyRep(): Promise<GuestScene & { exhibitorId: string }> {
  const made = await scene();
  await registerAndPay(made.input);
  await enter(await entryIn(made.email));
  expect(await repsOf(made.collegeId)).toEqual([made.email]);
  return { ...made, exhibitorId: await firstAt(made.fairId) };
}

const refundAll = async (exhibitorId: string) => {
  const { rows } = await pool.query<{ id: string }>(
    `select id from checkout where subject_id = $1 and state = 'paid'`,
    [exhibitorId],
  );
  expect((await refund(admin, { checkoutId: rows[0]?.id })).errors).toBeUndefined();
  await app.tellAll();
};

describe('someone at the domain of a college who pays by card', () => {
  test('is no rep where the college has one: the rep decides, and sets up the booth meanwhile', async () => {
    const { collegeId, fairId, email, input } = await scene();
    const rep = await app.rep(collegeId);
    await registerAndPay(input);
    expect(await app.exhibitors(fairId)).toMatchObject([{ collegeId, booth: true }]);
    expect(await newestTo(rep.email)).toMatchObject({ kind: 'exhibitor-for-reps' });
    const { me } = (await rep.call('{ me { exhibits { id } } }')).data as {
      me: { exhibits: readonly { id: string }[] };
    };
    expect(me.exhibits).toEqual([{ id: await firstAt(fairId) }]);
    const told = (await app.mails(email)).findLast(({ kind }) => kind.startsWith('exhibitor-'));
    expect(told?.kind).toBe('exhibitor-settled');
    expect(told?.text).toMatch(/confirmation\?enter=[\w-]+&ask=1/);
    expect(told?.text).not.toContain('signs you in as a rep');

    const opened = await press(await entryIn(email));
    expect(opened).toMatchObject({ exhibit: 'claim' });
    expect((await app.open(String(opened['link']))).errors).toBeUndefined();
    expect(await repsOf(collegeId)).toEqual([repAddress]);
    expect(await newestTo(rep.email)).toMatchObject({ kind: 'college-claim' });
    // While it is pending, the registration's link is sent, and no second claim is filed.
    await linkFor(fairId, email);
    expect(await entryIn(email)).toBeUndefined();
    expect(await app.token(email)).not.toBe('');
    itOf(await decide(rep, 'approve', email));
    expect((await repsOf(collegeId)).toSorted()).toEqual([repAddress, email].toSorted());
    // A rep whom the college has approved stays, whatever becomes of the payment.
    await refundAll(await firstAt(fairId));
    expect(await repsOf(collegeId)).toContain(email);
  });

  test('asks once: whom the college has refused gets no second claim by another email', async () => {
    const { collegeId, fairId, email, input } = await scene();
    const rep = await app.rep(collegeId);
    await registerAndPay(input);
    const first = await entryIn(email);
    await linkFor(fairId, email);
    const second = await entryIn(email);
    expect(await press(first)).toMatchObject({ exhibit: 'claim' });
    world.advance(60_000);
    itOf(await decide(rep, 'reject', email));
    expect(await press(second)).toMatchObject({ exhibit: 'none' });
    expect(await openClaims(rep)).toEqual([]);
    await linkFor(fairId, email);
    expect(await entryIn(email)).toBeUndefined();
    expect(await repsOf(collegeId)).toEqual([repAddress]);
  });

  test.each([
    ['credits', 'update college set fair_credits = 3 where id = $1'],
    [
      'students who share with it',
      `insert into sharing (id, account_id, college_id, created_at)
       select gen_random_uuid(), id, $1, now() from account where user_type = 'student' limit 1`,
    ],
  ])('is no rep where the college has %s: an admin decides', async (_, sql) => {
    const { collegeId, email, input } = await scene();
    await app.person('student');
    await pool.query(sql, [collegeId]);
    await registerAndPay(input);
    expect(await press(await entryIn(email))).toMatchObject({ exhibit: 'claim' });
    expect(await repsOf(collegeId)).toEqual([]);
    itOf(await decide(admin, 'approve', email));
    expect(await repsOf(collegeId)).toEqual([email]);
  });

  test('is no rep either where the college got one while the email was lying there', async () => {
    const { collegeId, email, input } = await scene();
    await registerAndPay(input);
    const token = await entryIn(email);
    await app.rep(collegeId);
    expect(await press(token)).toMatchObject({ exhibit: 'claim' });
    expect(await repsOf(collegeId)).toEqual([repAddress]);
  });

  test('is the only one of two who open their links at the same moment', async () => {
    const { collegeId, domain, email, input, name } = await scene();
    await registerAndPay(input);
    const other = await app.typed({
      name,
      state: 'VT',
      primaryContactEmail: `eve@${domain}`,
    });
    await registerAndPay(other);
    const tokens = [await entryIn(email), await entryIn(`eve@${domain}`)];
    const opened = await Promise.all(tokens.map(press));
    expect(opened.map(({ exhibit }) => exhibit).sort()).toEqual(['claim', 'rep']);
    expect(await repsOf(collegeId)).toHaveLength(1);
  });
});

test('whom an admin invites, and then does not, has no way in by either email', async () => {
  const { collegeId, fairId, email, input } = await scene({ email: `dana-${world.newId()}` });
  await registerAndPay(input);
  const exhibitorId = await firstAt(fairId);
  await assign({ exhibitorId, collegeId, inviteContact: true });
  const taken = await entryIn(email);
  await assign({ exhibitorId, collegeId, inviteContact: false });
  expect(await entryIn(email)).toBeUndefined();
  expect((await newestTo(email))?.text).not.toContain('signs you in as a rep');
  expect(await enter(taken)).not.toBe(200);
  expect(await repsOf(collegeId)).toEqual([]);
});

describe('a rep by a payment alone', () => {
  const undone: Readonly<Record<string, (made: { exhibitorId: string }) => Promise<unknown>>> = {
    'is refunded': ({ exhibitorId }) => refundAll(exhibitorId),
    'is withdrawn for money': ({ exhibitorId }) =>
      pool.query('update exhibitor_registration set withdrawn_at = $2 where exhibitor_id = $1', [
        exhibitorId,
        world.now(),
      ]),
    'is deleted by an admin': ({ exhibitorId: id }) =>
      admin.call(
        'mutation ($input: DeleteFairExhibitorInput!) { deleteFairExhibitor(input: $input) { id } }',
        { input: { id } },
      ),
  };

  test.each(Object.entries(undone))(
    'is one no longer once the registration %s, and is told so',
    async (_, undo) => {
      const made = await onlyRep();
      await undo(made);
      expect(await repsOf(made.collegeId)).toEqual([]);
      await rounds();
      await rounds();
      const told = (await app.mails(made.email)).filter(
        ({ kind }) => kind === 'exhibitor-rep-ended',
      );
      expect(told).toHaveLength(1);
    },
  );

  test('does not come back by a link from before', async () => {
    const { collegeId, fairId, email, input } = await scene();
    await registerAndPay(input);
    const token = await entryIn(email);
    await refundAll(await firstAt(fairId));
    expect(await press(token)).toMatchObject({ exhibit: 'none' });
    expect(await repsOf(collegeId)).toEqual([]);
  });

  test('takes along whom they brought', async () => {
    const made = await scene();
    const rep = await personAt(made.email);
    const friend = await personAt(`friend@${made.domain}`);
    await registerAndPay(made.input);
    await enter(await entryIn(made.email));
    const id = made.collegeId;
    itOf(
      await friend.call('mutation ($id: ID!) { it: claimCollege(collegeId: $id) { id } }', { id }),
    );
    expect(itOf(await decide(rep, 'approve', `friend@${made.domain}`))).toEqual({
      status: 'approved',
    });
    expect(await repsOf(made.collegeId)).toHaveLength(2);
    await refundAll(await firstAt(made.fairId));
    expect(await repsOf(made.collegeId)).toEqual([]);
  });

  test('stays one whom an admin has confirmed, or who has paid for another fair', async () => {
    const confirmed = await onlyRep();
    const { exhibitorId, collegeId } = confirmed;
    await assign({ exhibitorId, collegeId, inviteContact: true });
    await refundAll(exhibitorId);
    expect(await repsOf(collegeId)).toEqual([confirmed.email]);

    const twice = await scene();
    await registerAndPay(twice.input);
    const second = await app.typed({
      name: twice.name,
      state: 'VT',
      primaryContactEmail: twice.email,
    });
    await registerAndPay(second);
    await enter(await entryIn(twice.email));
    const first = await firstAt(twice.fairId);
    const other = await firstAt(String(second['fairId']));
    await refundAll(first);
    expect(await repsOf(twice.collegeId)).toEqual([twice.email]);
    await refundAll(other);
    expect(await repsOf(twice.collegeId)).toEqual([]);
  });
});

describe('a registration whose contact was corrected to a colleague', () => {
  test('leaves no one at the wrong college when an admin moves it', async () => {
    const made = await scene();
    const { collegeId, fairId, domain, email, input } = made;
    await registerAndPay(input);
    const entry = await entryIn(email);
    await assign({ exhibitorId: await firstAt(fairId), collegeId, inviteContact: true });
    await enter(await entryIn(email));
    expect(entry).toBeDefined();
    await pool.query('update fair_exhibitor set primary_contact_email = $2 where fair_id = $1', [
      fairId,
      `bo@${domain}`,
    ]);
    // The admin invites the colleague, too.
    await assign({ exhibitorId: await firstAt(fairId), collegeId, inviteContact: true });
    await enter(await entryIn(`bo@${domain}`));
    expect((await repsOf(collegeId)).toSorted()).toEqual([`bo@${domain}`, email]);
    const right = await scene();
    const moved = await assign({
      exhibitorId: await firstAt(fairId),
      collegeId: right.collegeId,
      inviteContact: false,
    });
    expect(moved.errors).toBeUndefined();
    expect(await repsOf(collegeId)).toEqual([]);
    expect(await repsOf(right.collegeId)).toEqual([]);
  });

  test('asks for the colleague, who is no rep by it', async () => {
    const { collegeId, fairId, domain, email } = await onlyRep();
    await pool.query('update fair_exhibitor set primary_contact_email = $2 where fair_id = $1', [
      fairId,
      `bo@${domain}`,
    ]);
    await linkFor(fairId, `bo@${domain}`);
    expect(await press(await entryIn(`bo@${domain}`))).toMatchObject({ exhibit: 'claim' });
    expect(await repsOf(collegeId)).toEqual([email]);
  });
});
