import { expect, test } from 'vitest';
import { eventually } from '../../../platform/testing/eventually.ts';
import { exhibitorServer } from '../../../../tests/support/test-exhibitors.server.ts';
import type { Person } from '../../../../tests/support/test-server.server.ts';
import { codeOf, itOf } from '../../../../tests/support/test-payments.server.ts';

const app = await exhibitorServer();
const { records, world, database } = app;
const { admin, make } = records;
const { pool } = database;

const signUp = (who: Person, collegeId: string, fairIds: readonly string[]) =>
  who.call('mutation ($input: SignUpForFairsInput!) { it: signUpForFairs(input: $input) { id } }', {
    input: { collegeId, fairIds, paymentType: 'invoice' },
  });
const named = async (name: string, said: object = {}) => {
  const { id, rep } = await app.college();
  const all = {
    name,
    name_lower: name.toLowerCase(),
    slug: name.toLowerCase().replaceAll(' ', '-'),
    ...said,
  };
  for (const [column, value] of Object.entries(all))
    await pool.query(`update college set ${column} = $2 where id = $1`, [id, value]);
  return { id, rep };
};
const merge = (keptId: string, goneId: string) =>
  admin.call(
    'mutation ($keptId: ID!, $goneId: ID!) { it: mergeColleges(keptId: $keptId, goneId: $goneId) }',
    { keptId, goneId },
  );
const undo = (id: unknown) =>
  admin.call('mutation ($id: ID!) { it: undoCollegeMerge(id: $id) }', { id });
const preview = async (keptId: string, goneId: string) =>
  itOf(
    await admin.call(
      `query ($keptId: ID!, $goneId: ID!) { it: collegeMergePreview(keptId: $keptId, goneId: $goneId) {
         kept { name } gone { name } reps booths exhibitors payments savedBy credits bothAt consents isPaying } }`,
      { keptId, goneId },
    ),
  );
/** Everything that references either college, and their data. */
const snapshot = async (ids: readonly string[]) => {
  const all: Record<string, unknown> = {};
  for (const table of [
    'college_rep',
    'fair_booth',
    'fair_exhibitor',
    'college_payment',
    'college_claim',
    'sharing',
  ])
    all[table] = (
      await pool.query(
        `select id, college_id from ${table} where college_id = any ($1::uuid[]) order by id`,
        [ids],
      )
    ).rows;
  all['saved'] = (
    await pool.query(
      'select * from saved_college where college_id = any ($1::uuid[]) order by college_id, account_id',
      [ids],
    )
  ).rows;
  all['college'] = (
    await pool.query(
      `select id, status, unit_id, slug, fair_credits, a.aliases from college
       left join college_alias a on a.college_id = id where id = any ($1::uuid[]) order by id`,
      [ids],
    )
  ).rows;
  return all;
};

test('an admin merges a double, sees before what goes where, and undoes it as it was', async () => {
  const kept = await named('Alder College');
  const gone = await named('Alder Colege', { unit_id: 123_457, domain: 'alder.test' });
  const [shared, own] = [await make('Fair', { name: 'Both Fair' }), await make('Fair')];
  await signUp(kept.rep, kept.id, [shared]);
  await signUp(gone.rep, gone.id, [shared, own]);
  const [one, other] = [await app.person('student'), await app.person('student')];
  for (const [who, id] of [
    [one, kept.id],
    [one, gone.id],
    [other, gone.id],
  ] as const)
    await pool.query('insert into saved_college values ($1, $2, null, $3)', [
      who.id,
      id,
      world.now(),
    ]);
  await pool.query(
    'insert into sharing (id, account_id, college_id, created_at) values ($1, $2, $3, $4)',
    [world.newId(), one.id, gone.id, world.now()],
  );
  await pool.query('update college set fair_credits = 3 where id = $1', [gone.id]);
  await pool.query('update college set fair_credits = 2 where id = $1', [kept.id]);
  const before = await snapshot([kept.id, gone.id]);

  expect(await preview(kept.id, gone.id)).toMatchObject({
    kept: { name: 'Alder College' },
    gone: { name: 'Alder Colege' },
    reps: 1,
    savedBy: 2,
    credits: 3,
    bothAt: ['Both Fair'],
    consents: 1,
    isPaying: false,
  });
  const id = (await merge(kept.id, gone.id)).data?.['it'];
  expect(await snapshot([kept.id, gone.id])).not.toEqual(before);
  const { rows: reps } = await pool.query('select college_id from college_rep where user_id = $1', [
    gone.rep.id,
  ]);
  expect(reps).toEqual([{ college_id: kept.id }]);
  const { rows: booths } = await pool.query<{ college_id: string; fair_id: string }>(
    'select college_id, fair_id from fair_booth where fair_id = any ($1::uuid[])',
    [[shared, own]],
  );
  const at = (fair: string) =>
    booths.filter((booth) => booth.fair_id === fair).map((booth) => booth.college_id);
  expect(at(own)).toEqual([kept.id]);
  expect(at(shared).toSorted()).toEqual([kept.id, gone.id].toSorted());
  const { rows: colleges } = await pool.query(
    `select status, unit_id, fair_credits, a.aliases from college
     left join college_alias a on a.college_id = id where id = any ($1::uuid[]) order by status`,
    [[kept.id, gone.id]],
  );
  expect(colleges).toEqual([
    { status: 'active', unit_id: 123_457, fair_credits: 5, aliases: ['Alder Colege'] },
    { status: 'closed', unit_id: null, fair_credits: 0, aliases: null },
  ]);
  const { rows: saved } = await pool.query(
    'select account_id from saved_college where college_id = $1',
    [kept.id],
  );
  expect(saved).toHaveLength(2);
  // The duplicate's address leads to the remaining college.
  await eventually(async () =>
    expect(
      itOf(await app.stranger().call('{ it: collegeBySlug(slug: "alder-colege") { slug } }')),
    ).toEqual({ slug: 'alder-college' }),
  );
  expect(codeOf(await merge(kept.id, gone.id))).toBe('CONFLICT');

  expect((await undo(id)).data?.['it']).toBe(true);
  expect(await snapshot([kept.id, gone.id])).toEqual(before);
  expect(codeOf(await undo(id))).toBe('NOT_FOUND');
  const { rows: audit } = await pool.query(
    `select action from audit_entry where subject_id = $1 and action like '%Merge%' or
       subject_id = $1 and action like 'merge%' order by at, id`,
    [kept.id],
  );
  expect(audit).toEqual([{ action: 'mergeColleges' }, { action: 'undoCollegeMerge' }]);
});

test('an admin cannot undo a merge after a day, nor one whose college was merged again', async () => {
  const [first, second, third] = [
    await named('Beech College'),
    await named('Beech Colleg'),
    await named('Beech Colege'),
  ];
  const one = (await merge(second.id, third.id)).data?.['it'];
  const other = (await merge(first.id, second.id)).data?.['it'];
  expect(codeOf(await undo(one))).toBe('NOT_FOUND');
  await eventually(async () =>
    expect(
      itOf(await app.stranger().call('{ it: collegeBySlug(slug: "beech-colege") { slug } }')),
    ).toEqual({ slug: 'beech-college' }),
  );
  expect((await undo(other)).data?.['it']).toBe(true);
  world.advance(86_400_001);
  expect(codeOf(await undo(one))).toBe('NOT_FOUND');
});

test('an admin is shown colleges that may be the same, and refused what is no pair', async () => {
  const [one, other] = [
    await named('Cypress College'),
    await named('Cypress College', { slug: 'cypress-2' }),
  ];
  const { data } = await admin.call('{ it: collegePairs { one { id } other { id } } }');
  expect(data?.['it']).toContainEqual({
    one: { id: [one.id, other.id].toSorted()[0] },
    other: { id: [one.id, other.id].toSorted()[1] },
  });
  expect(codeOf(await merge(one.id, one.id))).toBe('BAD_USER_INPUT');
  expect(codeOf(await merge(one.id, world.newId()))).toBe('BAD_USER_INPUT');
});

test('an admin waits with a merge while a card payment is under way', async () => {
  const [one, other] = [await named('Dogwood College'), await named('Dogwood Colege')];
  await pool.query(
    `insert into checkout (id, subject, subject_id, college_id, lines, amount_cents, currency, state,
       return_path, provider, created_at, expires_at, updated_at)
     values ($1, 'pack', 'pack', $2, '[]', 100, 'usd', 'open', '/', 'test', $3, $3, $3)`,
    [world.newId(), other.id, world.now()],
  );
  expect(codeOf(await merge(one.id, other.id))).toBe('CONFLICT');
});
