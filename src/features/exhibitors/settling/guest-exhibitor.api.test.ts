import { describe, expect, onTestFinished, test } from 'vitest';
import { guestServer } from '../../../../tests/support/test-guest-exhibitors.server.ts';
import { codeOf, itOf } from '../../../../tests/support/test-payments.server.ts';
import { lockFair } from './lock-fair.server.ts';

const app = await guestServer();
const { records, database, world, visitor: guest } = app;
const { scene, rounds, registerAndPay, entryIn, enter, repsOf, assign, firstAt } = app;
const { admin, make } = records;

describe('someone who registers a college without an account and pays', () => {
  test('gets the college, the booth, and a link that makes them its rep', async () => {
    const { collegeId, fairId, email, input } = await scene();
    await registerAndPay(input);
    expect(await app.exhibitors(fairId)).toMatchObject([{ collegeId, booth: true }]);
    const { rows } = await database.pool.query(
      'select paid from fair_booth where fair_id = $1 and college_id = $2',
      [fairId, collegeId],
    );
    expect(rows).toEqual([{ paid: true }]);
    const kinds = (await app.mails(email)).map(({ kind }) => kind);
    // The receipt is printed while the booth email is written: either may come first.
    expect(kinds.toSorted()).toEqual([
      'billing-receipt',
      'exhibitor-registered',
      'exhibitor-settled',
    ]);
    expect(await repsOf(collegeId)).toEqual([]);
    const token = await entryIn(email);
    expect(await enter(token)).toBe(200);
    expect(await repsOf(collegeId)).toEqual([email]);
    expect(await enter(token)).not.toBe(200);
  });

  test('gets that link at once, and once', async () => {
    const { email, input } = await scene();
    await app.jobs.runDue();
    await app.registerAndOnlyPay(input);
    // The clock stands still: no schedule has come round.
    await app.jobs.runDue();
    expect(await entryIn(email)).toBeDefined();
    await rounds();
    const kinds = (await app.mails(email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'exhibitor-settled')).toHaveLength(1);
  });

  test('gets it at a fair of sessions without a booth', async () => {
    const { collegeId, fairId, email, input } = await scene({ fair: { fairType: '6x6' } });
    await registerAndPay(input);
    expect(await app.exhibitors(fairId)).toMatchObject([{ collegeId, booth: false }]);
    expect(await enter(await entryIn(email))).toBe(200);
    expect(await repsOf(collegeId)).toEqual([email]);
  });

  test('gets it when an admin marks the invoice as paid, and not before', async () => {
    const { collegeId, fairId, input } = await scene();
    await app.proof(guest, { ...input, paymentType: 'invoice' });
    await rounds();
    expect(await app.exhibitors(fairId)).toMatchObject([{ collegeId: null, booth: false }]);
    const exhibitorId = await firstAt(fairId);
    await admin.call('mutation ($id: ID!) { it: markPaymentPaid(input: { exhibitorId: $id }) }', {
      id: exhibitorId,
    });
    await rounds();
    expect(await app.exhibitors(fairId)).toMatchObject([{ collegeId, booth: true }]);
  });

  test('from a free mail host gets nothing of a college until an admin says so', async () => {
    const { collegeId, fairId, email, input } = await scene({ email: `dana-${world.newId()}` });
    await registerAndPay(input);
    expect(await app.exhibitors(fairId)).toMatchObject([{ collegeId: null, booth: false }]);
    expect(await entryIn(email)).toBeUndefined();
    const told = await app.mails(admin.email);
    expect(told.at(-1)).toMatchObject({ kind: 'exhibitor-doubt' });
    const exhibitorId = await firstAt(fairId);
    expect(told.at(-1)?.text).toContain(`/admin/fairs/${fairId}/exhibitors/${exhibitorId}`);

    // Bound, but without access: that takes a separate email.
    await assign({ exhibitorId, collegeId, inviteContact: false });
    expect(await app.exhibitors(fairId)).toMatchObject([{ collegeId, booth: true }]);
    expect(await entryIn(email)).toBeUndefined();
    await assign({ exhibitorId, collegeId, inviteContact: true });
    expect(await enter(await entryIn(email))).toBe(200);
    expect(await repsOf(collegeId)).toEqual([email]);
  });

  test('is no rep by a free place, however good the address: students have such addresses, too', async () => {
    const { collegeId, fairId, email, input } = await scene({ fair: { price: 0 } });
    await app.proof(guest, input);
    await rounds();
    expect(await app.exhibitors(fairId)).toMatchObject([{ collegeId: null, booth: false }]);
    await app.open(await app.token(email));
    await rounds();
    expect(await app.exhibitors(fairId)).toMatchObject([{ collegeId, booth: true }]);
    expect(await entryIn(email)).toBeUndefined();
    expect(await repsOf(collegeId)).toEqual([]);
  });

  test('loses the invitation with the address that it was for', async () => {
    const { fairId, collegeId, email, input } = await scene();
    await registerAndPay(input);
    const first = await entryIn(email);
    await database.pool.query(
      `update fair_exhibitor set primary_contact_email = 'other@gmail.test' where fair_id = $1`,
      [fairId],
    );
    expect(await enter(first)).toBe(200);
    expect(await repsOf(collegeId)).toEqual([]);
  });

  test('of a draft gets nothing: it has no booth and invites no one', async () => {
    const { collegeId, fairId, email, input } = await scene();
    await database.pool.query(`update college set status = 'draft' where id = $1`, [collegeId]);
    await registerAndPay(input);
    expect(await app.exhibitors(fairId)).toMatchObject([{ collegeId: null, booth: false }]);
    expect(await entryIn(email)).toBeUndefined();
    const refused = await assign({
      exhibitorId: await firstAt(fairId),
      collegeId,
      inviteContact: true,
    });
    expect(codeOf(refused)).toBe('BAD_USER_INPUT');
  });
});

describe('a college', () => {
  const rep = (collegeId: string) => app.rep(collegeId);

  test('that a guest has paid for is not charged again when its rep comes', async () => {
    const { collegeId, fairId, input } = await scene();
    await registerAndPay(input);
    const by = await rep(collegeId);
    for (const paymentType of ['invoice', 'card', 'credit'])
      expect(codeOf(await app.signUp(by, { collegeId, fairIds: [fairId], paymentType }))).toBe(
        'CONFLICT',
      );
    expect(codeOf(await app.register(by, await app.typed({ fairId })))).toBe('CONFLICT');
    expect(await app.exhibitors(fairId)).toHaveLength(1);
  });

  test('that someone in doubt has paid for is not charged again either', async () => {
    const { collegeId, fairId, input } = await scene({ email: 'consultant' });
    await database.pool.query('update college set postal_code = $2 where id = $1', [
      collegeId,
      input['postalCode'],
    ]);
    await registerAndPay(input);
    const answer = await app.signUp(await rep(collegeId), {
      collegeId,
      fairIds: [fairId],
      paymentType: 'invoice',
    });
    expect(codeOf(answer)).toBe('CONFLICT');
    expect(answer.errors?.[0]?.message).toMatch(/already registered this college/);
  });

  test('takes the place of a guest who has not paid, and the guest is told', async () => {
    const { collegeId, fairId, email, input } = await scene();
    await app.proof(guest, { ...input, paymentType: 'invoice' });
    const by = await rep(collegeId);
    itOf(await app.signUp(by, { collegeId, fairIds: [fairId], paymentType: 'invoice' }));
    expect(await app.exhibitors(fairId)).toMatchObject([{ collegeId, booth: true }]);
    expect((await app.mails(email)).at(-1)).toMatchObject({ kind: 'exhibitor-overtaken' });
  });

  test.each(['signUpForFairs by invoice', 'signUpForFairs by credit', 'registerExhibitor'])(
    'is not kept away by a guest who only begins to pay (%s)',
    async (call) => {
      const { collegeId, fairId, email, input } = await scene();
      const by = await rep(collegeId);
      await database.pool.query('update college set fair_credits = 5 where id = $1', [collegeId]);
      const proof = await app.proof(guest, input);
      const page = itOf(
        await guest.call(
          'mutation ($proof: String!) { it: payExhibitorRegistration(proof: $proof) { url } }',
          { proof },
        ),
      );
      const paymentType = call.split(' ').at(-1) ?? '';
      itOf(
        call.startsWith('signUp')
          ? await app.signUp(by, { collegeId, fairIds: [fairId], paymentType })
          : await app.register(by, await app.typed({ fairId })),
      );
      expect((await app.mails(email)).at(-1)).toMatchObject({ kind: 'exhibitor-overtaken' });
      // The guest's page has expired: no one is charged for a removed registration.
      await app.visit(page['url'], 'pay');
      await app.tellAll();
      expect(await app.exhibitors(fairId)).toMatchObject([{ collegeId, booth: true }]);
      const { rows } = await database.pool.query<{ state: string }>(
        'select state from checkout where college_id is null order by created_at desc limit 1',
      );
      expect(rows).toEqual([{ state: 'expired' }]);
    },
  );

  test('that is signed up while the money of a guest comes waits for nothing of the guest', async () => {
    const { fairId, input } = await scene();
    await app.proof(guest, { ...input, paymentType: 'invoice' });
    const exhibitorId = await firstAt(fairId);
    // The state its rep has reached: the fair is locked, and the guest is not removed yet.
    const rival = await database.pool.connect();
    onTestFinished(() => rival.release());
    await rival.query('begin');
    await lockFair(rival, fairId);
    await admin.call('mutation ($id: ID!) { it: markPaymentPaid(input: { exhibitorId: $id }) }', {
      id: exhibitorId,
    });
    const settling = rounds();
    await expect
      .poll(async () => {
        const { rows } = await database.pool.query<{ n: number }>(
          `select count(*)::int as n from pg_locks l
           where l.locktype = 'advisory' and not l.granted
             and l.database = (select oid from pg_database where datname = current_database())`,
        );
        return rows[0]?.n;
      })
      .toBe(1);
    const held = await rival.query(
      'select from exhibitor_registration where exhibitor_id = $1 for update nowait',
      [exhibitorId],
    );
    expect(held.rowCount).toBe(1);
    await rival.query('rollback');
    await settling;
    expect(await app.exhibitors(fairId)).toMatchObject([{ booth: true }]);
  });

  test.each(['registerExhibitor', 'createFairExhibitor'])(
    'that its rep has registered is not registered again by a guest (%s)',
    async (call) => {
      const { collegeId, fairId, email, input } = await scene();
      itOf(
        await app.signUp(await rep(collegeId), {
          collegeId,
          fairIds: [fairId],
          paymentType: 'invoice',
        }),
      );
      const answer =
        call === 'registerExhibitor'
          ? await app.register(guest, input)
          : await app
              .guest()
              .call(
                'mutation ($input: CreateFairExhibitorInput!) { it: createFairExhibitor(input: $input) { id name } }',
                { input },
              );
      expect(answer.errors).toBeUndefined();
      expect(await app.exhibitors(fairId)).toHaveLength(1);
      expect((await app.mails(email)).at(-1)).toMatchObject({ kind: 'exhibitor-taken' });
    },
  );

  test('is registered once by two guests under names that are written in two ways', async () => {
    const { domain, fairId, name, input } = await scene();
    await app.proof(guest, input);
    await app.proof(guest, {
      ...(await app.typed({ fairId })),
      name: `The ${name.replace('College', 'Coll.')}`,
      postalCode: '05401',
      state: 'VT',
      primaryContactEmail: `other@${domain}`,
    });
    expect(await app.exhibitors(fairId)).toHaveLength(1);
  });

  test('is registered once when guests, reps and admins come at the same moment', async () => {
    const { collegeId, fairId, domain, input } = await scene();
    const reps = [await rep(collegeId), await rep(collegeId)];
    await Promise.all([
      ...['a', 'b', 'c'].map((who) =>
        app.register(guest, { ...input, primaryContactEmail: `${who}@${domain}` }),
      ),
      ...reps.map((by) => app.signUp(by, { collegeId, fairIds: [fairId], paymentType: 'invoice' })),
      admin.call(
        'mutation ($input: CreateFairExhibitorInput!) { createFairExhibitor(input: $input) { id } }',
        { input: { ...input, collegeId } },
      ),
    ]);
    const all = await app.exhibitors(fairId);
    expect(all.filter((one) => one['collegeId'] === collegeId)).toHaveLength(1);
    // A guest who came first but has not paid is notified when the money comes, and is repairable.
    expect(all.length).toBeLessThanOrEqual(2);
  });
});

describe('an admin', () => {
  test('moves a registration to the right college, with its booth, and the wrong rep goes', async () => {
    const wrong = await scene();
    const right = await scene();
    await registerAndPay(wrong.input);
    await enter(await entryIn(wrong.email));
    const exhibitorId = await firstAt(wrong.fairId);
    await database.pool.query(`update fair_booth set about = 'Ours' where fair_id = $1`, [
      wrong.fairId,
    ]);
    const moved = await assign({ exhibitorId, collegeId: right.collegeId, inviteContact: false });
    expect(moved.errors).toBeUndefined();
    expect(await app.exhibitors(wrong.fairId)).toMatchObject([{ collegeId: right.collegeId }]);
    const { rows } = await database.pool.query(
      'select college_id, about, paid from fair_booth where fair_id = $1',
      [wrong.fairId],
    );
    expect(rows).toEqual([{ college_id: right.collegeId, about: 'Ours', paid: true }]);
    expect(await repsOf(wrong.collegeId)).toEqual([]);
    expect(await repsOf(right.collegeId)).toEqual([]);
  });

  test('sees which colleges it may be and what agrees, and no one else does', async () => {
    const { collegeId, fairId, input } = await scene();
    await app.proof(guest, { ...input, paymentType: 'invoice' });
    const query = `query ($id: ID!) { it: exhibitorCollege(exhibitorId: $id) {
      collegeId canAssign isRep colleges { id sameName sameHost sameState isRegistered } } }`;
    const id = await firstAt(fairId);
    const seen = itOf(await admin.call(query, { id }));
    expect(seen).toMatchObject({
      collegeId: null,
      canAssign: true,
      isRep: false,
      colleges: [
        { id: collegeId, sameName: true, sameHost: true, sameState: true, isRegistered: false },
      ],
    });
    const by = await app.rep(collegeId);
    for (const who of [by, guest, await app.person('admin6x6')]) {
      expect((await who.call(query, { id })).errors?.[0]).toBeDefined();
      const answer = await assign({ exhibitorId: id, collegeId, inviteContact: true }, who);
      expect(answer.errors?.[0]).toBeDefined();
    }
    expect(await app.exhibitors(fairId)).toMatchObject([{ collegeId: null }]);
  });

  test('does not bind a second registration to a college that has one', async () => {
    const { collegeId, fairId, input } = await scene({ email: 'agency' });
    await registerAndPay(input);
    await make('FairExhibitor', { fairId, collegeId });
    const exhibitorId = await firstAt(fairId);
    const answer = await assign({ exhibitorId, collegeId, inviteContact: true });
    expect(codeOf(answer)).toBe('CONFLICT');
  });
});
