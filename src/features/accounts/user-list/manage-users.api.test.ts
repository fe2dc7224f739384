import { describe, expect, test } from 'vitest';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';

const app = await testServer(new Date().toISOString());
const { pool } = app.database;
const admin = await app.person('admin');

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const manage = (args: string, who: Person = admin) =>
  who.call(`{ it: manageUsers(${args}) { total items { id email disabled approved } } }`);
const idsIn = async (args: string) =>
  (recordIn(await manage(args))['items'] as { id: string }[]).map(({ id }) => id);
const change = (
  act: string,
  people: readonly { readonly id: string | null }[],
  { by = admin, userType = null }: { by?: Person; userType?: string | null } = {},
) =>
  by.call(
    `mutation ($ids: [ID!]!, $act: String!, $userType: String) {
       it: changeUsers(ids: $ids, act: $act, userType: $userType) { count undo } }`,
    { ids: people.map(({ id }) => id), act, userType },
  );
const takeBack = (undo: unknown, by = admin) =>
  by.call('mutation ($undo: ID!) { it: undoChangedUsers(undo: $undo) { count } }', { undo });
const namedPerson = async (type: Parameters<typeof app.person>[0], name: string) => {
  const person = await app.person(type);
  await pool.query('update account set name = $2 where id = $1', [person.id, name]);
  return person;
};
const audit = async ({ id }: { readonly id: string | null }) => {
  const { rows } = await pool.query<{ action: string }>(
    'select action from audit_entry where subject_id = $1 order by at, id',
    [id],
  );
  return rows.map(({ action }) => action);
};

describe('an admin who looks at the table of users', () => {
  test('sorts, searches and filters it, page by page', async () => {
    const [cy, ann, bob] = [
      await namedPerson('student', 'Cy Wren'),
      await namedPerson('parent', 'ann Wren'),
      await namedPerson('counselor', 'Bob Wren'),
    ];
    await pool.query('update account set disabled_at = now() where id = $1', [cy.id]);
    await pool.query('update account set email_verified = false where id = $1', [ann.id]);
    const wren = 'search: "WREN"';
    expect(await idsIn(`${wren}, sort: "name"`)).toEqual([ann.id, bob.id, cy.id]);
    expect(await idsIn(`${wren}, sort: "name", descending: true`)).toEqual([cy.id, bob.id, ann.id]);
    expect(await idsIn(`${wren}, sort: "name", limit: 2, page: 2`)).toEqual([cy.id]);
    expect(await idsIn(`${wren}, userType: "parent"`)).toEqual([ann.id]);
    expect(await idsIn(`${wren}, state: "disabled"`)).toEqual([cy.id]);
    expect(await idsIn(`${wren}, state: "unconfirmed"`)).toEqual([ann.id]);
    for (const state of ['active', 'unapproved'])
      expect(await idsIn(`${wren}, state: "${state}"`)).toEqual([bob.id]);
    await change('approve', [bob]);
    expect(await idsIn(`${wren}, state: "approved"`)).toEqual([bob.id]);
    expect(await idsIn(`${wren}, state: "unapproved"`)).toEqual([]);
    expect(await idsIn(`ids: ["${bob.id}", "none"]`)).toEqual([bob.id]);
    expect(await idsIn('search: "100%"')).toEqual([]);
    for (const wrong of ['state: "asleep"', 'userType: "king"', 'sort: "password"', 'page: 0'])
      expect([wrong, codeOf(await manage(wrong))]).toEqual([wrong, 'BAD_USER_INPUT']);
    expect(codeOf(await manage('page: 1', bob))).toBe('FORBIDDEN');
  });
});

describe('an admin who selects several users', () => {
  test('disables them, not their own account, and undoes it', async () => {
    const [one, two, before] = [
      await app.person('student'),
      await app.person('parent'),
      await app.person('student'),
    ];
    await change('disable', [before]);
    const done = recordIn(await change('disable', [one, two, before, admin, { id: 'none' }]));
    expect(done).toEqual({ count: 2, undo: expect.any(String) });
    for (const person of [one, two])
      expect(codeOf(await person.call('{ me { sub } }'))).toBe('UNAUTHENTICATED');
    expect((await admin.call('{ me { sub } }')).errors).toBeUndefined();
    expect(await audit(one)).toEqual(['disableUser']);
    expect(await audit(admin)).toEqual([]);
    expect(codeOf(await takeBack(app.world.newId()))).toBe('NOT_FOUND');
    // Someone who was changed again since then is left alone.
    await change('enable', [two]);
    await change('disable', [two]);
    expect(recordIn(await takeBack(done['undo']))).toEqual({ count: 1 });
    expect(recordIn(await manage(`search: "${two.email}"`))['items']).toMatchObject([
      { disabled: true },
    ]);
    expect(recordIn(await manage(`search: "${one.email}"`))['items']).toMatchObject([
      { disabled: false },
    ]);
    expect(await audit(one)).toEqual(['disableUser', 'disableUser']);
    expect(recordIn(await takeBack(done['undo']))).toEqual({ count: 0 });
  });

  test('approves counselors and college staff alone, and undoes it', async () => {
    const people = [
      await app.person('counselor'),
      await app.person('college'),
      await app.person('student'),
    ];
    const done = recordIn(await change('approve', people));
    expect(done).toEqual({ count: 2, undo: expect.any(String) });
    expect(recordIn(await change('approve', people))).toEqual({ count: 0, undo: null });
    expect(recordIn(await takeBack(done['undo']))).toEqual({ count: 2 });
    expect(await audit(people[0]!)).toEqual(['approveUser', 'approveUser']);
    expect(await audit(people[2]!)).toEqual([]);
  });

  test('changes their type, which signs them out and can’t be undone together', async () => {
    const people = [await app.person('student'), await app.person('parent')];
    const done = await change('type', [...people, admin], { userType: 'parent' });
    expect(recordIn(done)).toEqual({ count: 1, undo: null });
    expect(await audit(people[0]!)).toEqual(['setUserType']);
    expect(codeOf(await people[0]!.call('{ me { sub } }'))).toBe('UNAUTHENTICATED');
    for (const userType of [null, 'king'])
      expect(codeOf(await change('type', people, { userType }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await change('delete', people))).toBe('BAD_USER_INPUT');
  });

  test('resets two-step sign-in of those who have it, who are told', async () => {
    const [has, hasNot] = [await app.person('student'), await app.person('student')];
    await pool.query('update account set two_factor_enabled = true where id = $1', [has.id]);
    await pool.query(
      `insert into two_factor (id, account_id, secret, backup_codes)
       values (gen_random_uuid(), $1, 'x', 'x')`,
      [has.id],
    );
    expect(recordIn(await change('secondFactor', [has, hasNot, admin]))).toEqual({
      count: 1,
      undo: null,
    });
    const { rowCount } = await pool.query('select from mail where recipient = $1', [has.email]);
    expect(rowCount).toBe(1);
    expect(await audit(has)).toEqual(['resetSecondFactor']);
  });

  test('emails those a new code who aren’t disabled', async () => {
    const [one, two] = [await app.person('student'), await app.person('parent')];
    await change('disable', [two]);
    const answer = await admin.call(
      'mutation ($ids: [ID!]!) { it: resendCodes(ids: $ids) { count } }',
      { ids: [one.id, two.id, admin.id, 'none', one.id] },
    );
    expect(recordIn(answer)).toEqual({ count: 1 });
    const { rows } = await pool.query<{ kind: string }>(
      'select kind from mail where recipient = any($1)',
      [[one.email, two.email, admin.email]],
    );
    expect(rows).toEqual([{ kind: 'reset-code' }]);
    expect(await audit(one)).toEqual(['resendCode']);
  });
});

test('of two admins who disable or change each other at once, one is left', async () => {
  const [ann, bob] = [await app.person('admin'), await app.person('admin')];
  const answers = await Promise.all([
    change('disable', [bob], { by: ann }),
    change('type', [ann], { by: bob, userType: 'student' }),
  ]);
  const { rows } = await pool.query(
    `select from account where id = any($1) and user_type = 'admin' and disabled_at is null`,
    [[ann.id, bob.id]],
  );
  expect(rows).toHaveLength(1);
  expect(answers.filter(({ errors }) => errors !== undefined)).toHaveLength(1);
});
