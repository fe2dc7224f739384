import { describe, expect, test } from 'vitest';
import { codeOf, itOf, spend } from '../../../../tests/support/test-payments.server.ts';
import { testRecords, writing } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { enterCredits } from '../credit-ledger.server.ts';
import { payerData } from '../personal-data.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);
const { world, database } = app;
const { pool } = database;

async function college(fairCredits?: number, said: object = {}) {
  const id = await make('College', {
    ...(fairCredits === undefined ? {} : { fairCredits }),
    ...said,
  });
  return { id, rep: await repOf(id) };
}
async function repOf(collegeId: string): Promise<Person> {
  const rep = await app.person('college');
  const id = await make('CollegeRep', { collegeId, userId: rep.id });
  await pool.query('update college_rep set confirmed_at = $2 where id = $1', [id, world.now()]);
  return rep;
}
const fairs = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await make('Fair'));
  return ids;
};
const account = async (who: Person, collegeId: string) =>
  who.call(
    `query ($id: ID!) { it: creditAccount(collegeId: $id) { credits entries { amount reason balance reference } checkouts { id } } }`,
    { id: collegeId },
  );
const give = (input: object) =>
  admin.call('mutation ($input: GiveCreditsInput!) { it: giveCredits(input: $input) }', { input });
const sums = async (collegeId: string) => {
  const { rows } = await pool.query(
    `select coalesce(fair_credits, 0) as credits,
       (select coalesce(sum(amount), 0)::int from credit_entry where college_id = c.id) as entries
     from college c where id = $1`,
    [collegeId],
  );
  return rows[0];
};

describe('a rep who pays with credits', () => {
  test('signs the college up for several fairs at once', async () => {
    const { id, rep } = await college(3);
    const fairIds = await fairs(2);
    expect(itOf(await spend(rep, id, fairIds))).toMatchObject({
      paymentStatus: 'paid',
      paymentType: 'credit',
      fairs: expect.arrayContaining(fairIds.map((fair) => ({ id: fair }))) as unknown,
    });
    expect(itOf(await account(rep, id))).toMatchObject({
      credits: 1,
      entries: [
        { amount: -2, reason: 'SPENT', balance: 1 },
        { amount: 3, reason: 'SET_BY_ADMIN', balance: 3 },
      ],
    });
  });

  test('pays once when the call is repeated, and not again for a part of it', async () => {
    const { id, rep } = await college(5);
    const fairIds = await fairs(2);
    const first = itOf(await spend(rep, id, fairIds));
    expect(itOf(await spend(rep, id, [...fairIds].reverse()))['id']).toBe(first['id']);
    const [paid = ''] = fairIds;
    expect(codeOf(await spend(rep, id, [paid, ...(await fairs(1))]))).toBe('CONFLICT');
    expect(await sums(id)).toEqual({ credits: 3, entries: 3 });
  });

  test('is told when there are too few, and nothing is spent', async () => {
    const { id, rep } = await college(1);
    const answer = await spend(rep, id, await fairs(2));
    expect(codeOf(answer)).toBe('CONFLICT');
    expect(answer.errors?.[0]?.message).toMatch(/^This takes 2 credits, and College \d+ has 1\.$/);
    expect(await sums(id)).toEqual({ credits: 1, entries: 1 });
  });

  test('cannot pay for fairs that are hidden, cancelled, closed or invented', async () => {
    const { id, rep } = await college(9);
    const hidden = await make('Fair', { publishedAt: null });
    const cancelled = await make('Fair', { cancelledAt: '2026-11-01T00:00:00.000Z' });
    const closed = await make('Fair', { exhibitorDeadline: '2026-11-20T00:00:00.000Z' });
    for (const fair of [hidden, cancelled, closed, world.newId(), 'x'])
      expect(codeOf(await spend(rep, id, [fair, ...(await fairs(1))]))).toBe('BAD_USER_INPUT');
    const many = Array.from({ length: 101 }, () => world.newId());
    for (const list of [[], many])
      expect(codeOf(await spend(rep, id, list))).toBe('BAD_USER_INPUT');
    // An admin can let someone in late.
    expect(itOf(await spend(admin, id, [closed]))).toMatchObject({ paymentStatus: 'paid' });
  });

  test('spends nothing of another college, of a draft, or after leaving', async () => {
    const { id } = await college(3);
    const other = await college(3);
    expect(codeOf(await spend(other.rep, id, await fairs(1)))).toBe('NOT_FOUND');
    expect((await account(other.rep, id)).data).toEqual({ it: null });
    const draft = await college(3, { status: 'draft' });
    expect(codeOf(await spend(draft.rep, draft.id, await fairs(1)))).toBe('CONFLICT');
    await pool.query('delete from college_rep where user_id = $1', [other.rep.id]);
    expect(codeOf(await spend(other.rep, other.id, await fairs(1)))).toBe('NOT_FOUND');
  });
});

describe('many at once', () => {
  test('of two reps who spend the last credit one gets it', async () => {
    const { id, rep } = await college(1);
    const colleague = await repOf(id);
    const [one, other] = [await fairs(1), await fairs(1)];
    const answers = await Promise.all([spend(rep, id, one), spend(colleague, id, other)]);
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
    expect(await sums(id)).toEqual({ credits: 0, entries: 0 });
  });

  test('two reps who pay for the same fair pay once', async () => {
    const { id, rep } = await college(2);
    const colleague = await repOf(id);
    const fairIds = await fairs(1);
    const answers = await Promise.all([spend(rep, id, fairIds), spend(colleague, id, fairIds)]);
    expect(new Set(answers.map((answer) => itOf(answer)['id'])).size).toBe(1);
    expect(await sums(id)).toEqual({ credits: 1, entries: 1 });
  });

  test('fifty who spend twenty credits in two processes spend twenty', async () => {
    const { id } = await college(20);
    const neighbor = await app.neighbor();
    const pools = [pool, neighbor.database.pool];
    const spent = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        enterCredits(pools[n % 2]!, world, {
          collegeId: id,
          amount: -1,
          reason: 'spent',
          reference: `${id} ${n}`,
          accountId: null,
        }),
      ),
    );
    await neighbor.close();
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const balances = spent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(balances.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    expect(await sums(id)).toEqual({ credits: 0, entries: 0 });
  });
});

describe('an admin', () => {
  test('gives credits once with one key, and lets some expire', async () => {
    const { id, rep } = await college();
    const gift = { collegeId: id, credits: 4, key: 'welcome' };
    expect((await give(gift)).data).toEqual({ it: 4 });
    expect((await give(gift)).data).toEqual({ it: 4 });
    // A lost response, and a different number entered since: must not report those as given.
    expect(codeOf(await give({ ...gift, credits: 6 }))).toBe('CONFLICT');
    expect((await give({ collegeId: id, credits: 3, reason: 'EXPIRED' })).data).toEqual({ it: 1 });
    expect(codeOf(await give({ collegeId: id, credits: 2, reason: 'EXPIRED' }))).toBe('CONFLICT');
    for (const credits of [0, -1, 1001])
      expect(codeOf(await give({ collegeId: id, credits }))).toBe('BAD_USER_INPUT');
    expect(itOf(await account(rep, id))['entries']).toMatchObject([
      { amount: -3, reason: 'EXPIRED', balance: 1 },
      { amount: 4, reason: 'GIVEN', balance: 4 },
    ]);
    const { rows } = await pool.query(
      `select details from audit_entry where action = 'giveCredits' and subject_id = $1 order by id`,
      [id],
    );
    expect(rows).toEqual([{ details: { amount: 4 } }, { details: { amount: -3 } }]);
  });

  test('takes credits away with a reason, no more than there are', async () => {
    const { id, rep } = await college();
    await give({ collegeId: id, credits: 4 });
    const taking = { collegeId: id, reason: 'TAKEN' };
    expect(codeOf(await give({ ...taking, credits: 1, note: ' ' }))).toBe('BAD_USER_INPUT');
    const note = 'Given twice by mistake.';
    expect((await give({ ...taking, credits: 3, note, key: 'take' })).data).toEqual({ it: 1 });
    expect((await give({ ...taking, credits: 3, note, key: 'take' })).data).toEqual({ it: 1 });
    expect(codeOf(await give({ ...taking, credits: 2, note }))).toBe('CONFLICT');
    expect(itOf(await account(rep, id))).toMatchObject({
      credits: 1,
      entries: [
        { amount: -3, reason: 'TAKEN', balance: 1 },
        { amount: 4, reason: 'GIVEN', balance: 4 },
      ],
    });
    const { rows } = await pool.query(
      `select reason, taken, note from credit_entry where college_id = $1 and amount < 0`,
      [id],
    );
    // A process of the previous release reads it as expired.
    expect(rows).toEqual([{ reason: 'expired', taken: true, note }]);
  });

  test('who sets the number itself leaves an entry that says so', async () => {
    const { id, rep } = await college(2);
    const set = async (fairCredits: number | null) =>
      admin.call(writing('update', 'College', 'fairCredits'), { input: { id, fairCredits } });
    expect(itOf(await set(7))).toEqual({ fairCredits: 7 });
    expect(itOf(await set(7))).toEqual({ fairCredits: 7 });
    await set(null);
    await set(1);
    expect(itOf(await account(rep, id))).toMatchObject({ credits: 1 });
    const { rows } = await pool.query(
      'select amount, balance, reason from credit_entry where college_id = $1 order by place',
      [id],
    );
    const reason = 'set by admin';
    expect(rows).toEqual([
      { amount: 2, balance: 2, reason },
      { amount: 5, balance: 7, reason },
      { amount: -7, balance: 0, reason },
      { amount: 1, balance: 1, reason },
    ]);
    expect(await sums(id)).toEqual({ credits: 1, entries: 1 });
  });
});

test('a rep downloads what he did, and the books keep it without him when he leaves', async () => {
  const { id, rep } = await college(2);
  const paid = itOf(await spend(rep, id, await fairs(1)));
  const told = await rep.call('{ it: myData }');
  expect(itOf(told)).toMatchObject({
    credit_entry: [{ college_id: id, amount: -1, reason: 'spent', reference: paid['id'] }],
  });
  await deleteAccount(pool, world, [payerData.erase], rep.id ?? '');
  const { rows } = await pool.query(
    `select account_id, amount from credit_entry where college_id = $1 and reason = 'spent'`,
    [id],
  );
  expect(rows).toEqual([{ account_id: null, amount: -1 }]);
  expect(await sums(id)).toEqual({ credits: 1, entries: 1 });
});

describe('the ledger', () => {
  test('keeps every entry as it was made', async () => {
    const { id } = await college(2);
    await expect(
      pool.query('update credit_entry set amount = 9 where college_id = $1', [id]),
    ).rejects.toThrow('further entry');
    await expect(
      pool.query('delete from credit_entry where college_id = $1', [id]),
    ).rejects.toThrow('further entry');
  });

  test('forgets who did it when the account goes, and nothing else', async () => {
    const { id, rep } = await college(2);
    await spend(rep, id, await fairs(1));
    await pool.query('delete from college_rep where user_id = $1', [rep.id]);
    await pool.query('delete from session where account_id = $1', [rep.id]);
    await pool.query('delete from account where id = $1', [rep.id]);
    const { rows } = await pool.query(
      `select account_id, amount from credit_entry where college_id = $1 and reason = 'spent'`,
      [id],
    );
    expect(rows).toEqual([{ account_id: null, amount: -1 }]);
  });
});

describe('a payment', () => {
  const create = (who: Person, collegeId: string, fairIds: readonly string[]) =>
    who.call(writing('create', 'CollegePayment'), {
      input: { collegeId, paymentType: 'invoice', fairIds },
    });

  test('is for fairs that exist, are published and not cancelled', async () => {
    const { id, rep } = await college();
    const hidden = await make('Fair', { publishedAt: null });
    const cancelled = await make('Fair', { cancelledAt: '2026-11-01T00:00:00.000Z' });
    for (const who of [rep, admin])
      for (const fair of [hidden, cancelled, world.newId(), 'nonsense']) {
        const answer = await create(who, id, [fair]);
        expect(codeOf(answer)).toBe('BAD_USER_INPUT');
        expect(answer.errors?.[0]?.extensions.fields).toEqual({
          ...(fair === 'nonsense'
            ? { 'fairIds.0': 'Please choose an existing record.' }
            : { fairIds: 'Please choose fairs that are published.' }),
        });
      }
    expect(itOf(await create(rep, id, await fairs(2)))).toHaveProperty('id');
  });

  test('stays when a fair of it is cancelled, and can still be settled', async () => {
    const { id } = await college();
    const [fair = ''] = await fairs(1);
    const paymentId = String(itOf(await create(admin, id, [fair]))['id']);
    await admin.call(writing('update', 'Fair'), {
      input: { id: fair, cancelledAt: '2026-11-20T00:00:00.000Z' },
    });
    const keep = { id: paymentId, paymentStatus: 'failed', fairIds: [fair] };
    expect(itOf(await admin.call(writing('update', 'CollegePayment'), { input: keep }))).toEqual({
      id: paymentId,
    });
    const more = { id: paymentId, fairIds: [fair, world.newId()] };
    expect(codeOf(await admin.call(writing('update', 'CollegePayment'), { input: more }))).toBe(
      'BAD_USER_INPUT',
    );
  });
});
