import { describe, expect, test } from 'vitest';
import { exhibitorServer } from '../../../../tests/support/test-exhibitors.server.ts';
import { codeOf, itOf, start } from '../../../../tests/support/test-payments.server.ts';
import type { Person } from '../../../../tests/support/test-server.server.ts';

const app = await exhibitorServer();
const { records, world, database } = app;
const { admin, make } = records;
const { pool } = database;

const payments = async (args: string, who: Person = admin) => {
  const answer = await who.call(
    `{ it: managePayments(${args}) { total items {
         id fair withdrawnAt mayGiveMoney mayGiveCredits receipt { id kind number buyer cents } } } }`,
  );
  return answer.errors ? codeOf(answer) : (itOf(answer)['items'] as Record<string, unknown>[]);
};
const found = async (args: string) => {
  const items = await payments(args);
  if (!Array.isArray(items)) throw new Error(String(items));
  return items;
};
const audit = async (action: string) => {
  const { rows } = await pool.query(
    'select subject_id as "subjectId", details from audit_entry where action = $1 order by id',
    [action],
  );
  return rows as { subjectId: string; details: unknown }[];
};
const signUp = async (who: Person, input: object) =>
  itOf(
    await who.call(
      'mutation ($input: SignUpForFairsInput!) { it: signUpForFairs(input: $input) { id } }',
      { input },
    ),
  )['id'];
const idAt = async (fairId: string) => {
  const { rows } = await pool.query<{ id: string }>(
    'select id from fair_exhibitor where fair_id = $1',
    [fairId],
  );
  return rows[0]?.id ?? '';
};
const close = (who: Person, exhibitorId: string) =>
  who.call('mutation ($exhibitorId: ID!) { it: closeWithdrawal(exhibitorId: $exhibitorId) }', {
    exhibitorId,
  });

describe('an admin who looks after money', () => {
  test('finds the invoices that have not come, by name and by number, until they are marked as paid', async () => {
    const { id: collegeId, rep } = await app.college();
    await pool.query(
      `update college set name = 'Quince College', name_lower = 'quince college' where id = $1`,
      [collegeId],
    );
    const id = await signUp(rep, {
      collegeId,
      fairIds: [await make('Fair')],
      paymentType: 'invoice',
    });
    const guests = await app.typed({ paymentType: 'check', name: 'Quince Institute' });
    await app.proof(app.guest(), guests);
    const both = await found('show: "awaiting", search: "quince", sort: "name"');
    expect(both.map(({ receipt }) => (receipt as { buyer: string[] }).buyer[0])).toEqual([
      'Quince College',
      'Quince Institute',
    ]);
    expect(both[0]).toMatchObject({ id, mayGiveMoney: false, mayGiveCredits: false });
    const { number } = both[0]?.['receipt'] as { number: string };
    expect(await found(`search: "${number}"`)).toMatchObject([{ id }]);

    await admin.call('mutation ($id: ID!) { it: markPaymentPaid(input: { paymentId: $id }) }', {
      id,
    });
    expect(await found('show: "awaiting", search: "quince"')).toHaveLength(1);
    expect(await found('show: "all", search: "quince college"')).toMatchObject([
      { id, mayGiveCredits: true, mayGiveMoney: false },
    ]);
    expect(await payments('show: "odd"')).toBe('BAD_USER_INPUT');
  });

  test('is written to when a guest withdraws who has paid, and writes down that the money is back', async () => {
    const { rows } = await pool.query<{ email: string }>(
      `select email from account where user_type = 'admin' and email_verified order by email`,
    );
    const mailed = rows[0]?.email;
    const typed = await app.typed({ paymentType: 'check', name: 'Medlar College' });
    await app.proof(app.guest(), typed);
    const exhibitorId = await idAt(String(typed['fairId']));
    await admin.call('mutation ($id: ID!) { it: markPaymentPaid(input: { exhibitorId: $id }) }', {
      id: exhibitorId,
    });
    const opened = await app.open(await app.token(typed['primaryContactEmail']));
    const gone = await app
      .stranger()
      .call('mutation ($proof: String!) { it: withdrawExhibitorRegistration(proof: $proof) }', {
        proof: itOf(opened)['proof'],
      });
    expect(gone.data).toEqual({ it: 'MONEY' });
    const mail = (await app.mails(mailed)).at(-1);
    expect(mail).toMatchObject({ kind: 'exhibitor-money-back' });
    expect(mail?.text).toContain('/admin/payments?show=withdrawn');
    expect(await found('show: "withdrawn", search: "medlar"')).toMatchObject([
      { id: exhibitorId, mayGiveMoney: false, mayGiveCredits: false },
    ]);

    const { rep } = await app.college();
    expect(codeOf(await close(rep, exhibitorId))).toBe('FORBIDDEN');
    for (const answer of await Promise.all([close(admin, exhibitorId), close(admin, exhibitorId)]))
      expect([undefined, 'NOT_FOUND']).toContain(codeOf(answer));
    expect(codeOf(await close(admin, exhibitorId))).toBe('NOT_FOUND');
    expect(codeOf(await close(admin, 'x'))).toBe('NOT_FOUND');
    expect(await found('show: "withdrawn", search: "medlar"')).toEqual([]);
    expect(await app.exhibitors(typed['fairId'])).toMatchObject([{ paymentStatus: 'refunded' }]);
    const kinds = (await app.mails(typed['primaryContactEmail'])).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'exhibitor-back')).toHaveLength(1);
    expect((await audit('closeWithdrawal')).map(({ subjectId }) => subjectId)).toEqual([
      exhibitorId,
    ]);
  });

  test('gives the part of a card back that one of several fairs cost, and the others stay', async () => {
    const { id: collegeId, rep } = await app.college();
    const fairIds = [await make('Fair', { price: 20_000 }), await make('Fair', { price: 30_000 })];
    const id = await signUp(rep, { collegeId, fairIds, paymentType: 'card' });
    const checkout = itOf(await start(rep, { paymentId: id }));
    await app.visit(checkout['url'], 'pay');
    await app.tellAll();
    const exhibitorId = await idAt(fairIds[0] ?? '');
    // As on a server that refunds in money.
    await pool.query(
      'update exhibitor_registration set withdrawn_at = $2 where exhibitor_id = $1',
      [exhibitorId, world.now()],
    );
    expect(await found('show: "withdrawn"')).toMatchObject([
      { id: exhibitorId, mayGiveMoney: true, receipt: { id, kind: 'payment', cents: 50_000 } },
    ]);
    await admin.call(
      'mutation ($id: ID!) { it: refundPayment(input: { paymentId: $id, amountCents: 20000, reason: "Withdrew", key: "a" }) { id } }',
      { id },
    );
    await app.tellAll();
    expect((await close(admin, exhibitorId)).data).toEqual({ it: true });
    const { rows } = await pool.query<{ left: string[]; status: string }>(
      'select fair_ids as left, payment_status as status from college_payment where id = $1',
      [id],
    );
    expect(rows).toEqual([{ left: [fairIds[1]], status: 'paid' }]);
    expect(await app.exhibitors(fairIds[1])).toMatchObject([{ paymentStatus: 'paid' }]);
    expect(await found('show: "withdrawn"')).toEqual([]);
  });

  test('sees the payments of one college alone', async () => {
    const [one, two] = [await app.college(), await app.college()];
    for (const { id: collegeId, rep } of [one, two])
      await signUp(rep, { collegeId, fairIds: [await make('Fair')], paymentType: 'invoice' });
    const [mine, ...more] = await found(`show: "all", collegeId: "${one.id}"`);
    expect(more).toEqual([]);
    const all = await found('show: "all"');
    expect(all.map(({ id }) => id)).toContain(mine?.['id']);
    expect(await found('show: "all", collegeId: "nonsense"')).toEqual([]);
  });

  test('gives a college credits with a reason, once for one press', async () => {
    const { id: collegeId } = await app.college();
    const input = { collegeId, credits: 2, note: ' The floor was down. ', key: 'page-1' };
    for (let press = 0; press < 2; press += 1)
      await admin.call('mutation ($input: GiveCreditsInput!) { it: giveCredits(input: $input) }', {
        input,
      });
    expect(await app.credits(collegeId)).toBe(2);
    expect(await audit('giveCredits')).toEqual([
      { subjectId: collegeId, details: { amount: 2, note: 'The floor was down.' } },
    ]);
    const long = await admin.call(
      'mutation ($input: GiveCreditsInput!) { it: giveCredits(input: $input) }',
      { input: { ...input, note: 'x'.repeat(501) } },
    );
    expect(codeOf(long)).toBe('BAD_USER_INPUT');
  });

  test('reads the reason for credits in the ledger, and a rep doesn’t', async () => {
    const { id: collegeId, rep } = await app.college();
    await admin.call('mutation ($input: GiveCreditsInput!) { giveCredits(input: $input) }', {
      input: { collegeId, credits: 2, note: 'It rained.' },
    });
    const ledger = async (who: Person) =>
      itOf(
        await who.call(
          'query ($id: ID!) { it: creditAccount(collegeId: $id) { entries { amount note } } }',
          { id: collegeId },
        ),
      )['entries'];
    expect(await ledger(admin)).toEqual([{ amount: 2, note: 'It rained.' }]);
    expect(await ledger(rep)).toEqual([{ amount: 2, note: null }]);
  });
});

test('no one but admins sees who owes what', async () => {
  const { rep } = await app.college();
  for (const who of [rep, await app.person('admin6x6'), await app.person('student')])
    expect(await payments('show: "all"', who)).toBe('FORBIDDEN');
});

describe('an admin who looks how far the booths are', async () => {
  const fairId = await make('Fair');
  const booth = async (name: string, flags: object) => {
    const collegeId = await make('College', { name });
    return make('FairBooth', { fairId, collegeId, ...flags });
  };
  const whole = { paid: true, boothReady: true, questionsAnswered: true, chatReady: true };
  const ash = await booth('Ash', {});
  await booth('Beech', { ...whole, chatReady: false });
  await booth('Cherry', whole);
  const dogwood = await booth('Dogwood', { ...whole, boothSent: true });
  const grid = async (args = '', who: Person = admin) => {
    const answer = await who.call(
      `{ it: manageReadiness(fairId: "${fairId}"${args}) { total items { name done isReady boothSent } } }`,
    );
    return (itOf(answer)['items'] as { name: string }[]).map(({ name }) => name);
  };

  test('sees what is missing, what can go on the floor, and what is there', async () => {
    expect(await grid()).toEqual(['Ash', 'Beech', 'Cherry', 'Dogwood']);
    expect(await grid(', show: "missing"')).toEqual(['Ash', 'Beech']);
    expect(await grid(', show: "ready"')).toEqual(['Cherry']);
    expect(await grid(', show: "sent"')).toEqual(['Dogwood']);
  });

  test('finds by name, and sorts by any step', async () => {
    expect(await grid(', search: "EEC"')).toEqual(['Beech']);
    expect(await grid(', sort: "done", descending: true')).toEqual([
      'Dogwood',
      'Cherry',
      'Beech',
      'Ash',
    ]);
    expect((await grid(', sort: "chatReady"'))[0]).toBe('Ash');
    const wrong = await admin.call(
      `{ it: manageReadiness(fairId: "${fairId}", show: "odd") { total } }`,
    );
    expect(codeOf(wrong)).toBe('BAD_USER_INPUT');
  });

  test('finds those selected, each with its registration, as many at once as are acted on', async () => {
    expect(await grid(`, ids: ["${ash}", "${dogwood}", "nonsense"]`)).toEqual(['Ash', 'Dogwood']);
    expect(await grid(', ids: []')).toEqual([]);
    expect(await grid(', limit: 3, page: 2')).toEqual(['Dogwood']);
    const { rows } = await pool.query<{ college: string }>(
      'select college_id as college from fair_booth where id = $1',
      [ash],
    );
    const exhibitorId = await make('FairExhibitor', { fairId, collegeId: rows[0]?.college });
    const answer = await admin.call(
      `{ it: manageReadiness(fairId: "${fairId}", limit: 2) { items { exhibitorId } } }`,
    );
    expect(itOf(answer)['items']).toEqual([{ exhibitorId }, { exhibitorId: null }]);
  });

  test('and a coordinator sees none of a booth fair', async () => {
    expect(await grid('', await app.person('admin6x6'))).toEqual([]);
  });
});
