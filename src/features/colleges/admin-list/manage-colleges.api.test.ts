import { describe, expect, test } from 'vitest';
import { exhibitorServer } from '../../../../tests/support/test-exhibitors.server.ts';
import { eventually } from '../../../platform/testing/eventually.ts';
import { codeOf, itOf } from '../../../../tests/support/test-payments.server.ts';

const app = await exhibitorServer();
const { records, world, database } = app;
const { admin, make } = records;
const { pool } = database;

interface Page {
  readonly total: number;
  readonly drafts: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

const found = async (args: string): Promise<Page> => {
  const answer = await admin.call(
    `{ it: manageColleges(${args}) { total drafts
         items { id name status reps fairs upcomingFairs unpaid kinds } } }`,
  );
  if (answer.errors) throw new Error(codeOf(answer));
  return answer.data?.['it'] as Page;
};
const names = async (args: string) => (await found(args)).items.map(({ name }) => name);
const college = (name: string, said: object = {}) =>
  make('College', { name, city: 'Marfa', state: 'TX', postalCode: '79843', ...said });
const setStatus = async (ids: readonly string[], status: string) =>
  itOf(
    await admin.call(
      'mutation ($ids: [ID!]!, $status: String!) { it: setCollegeStatus(ids: $ids, status: $status) { id changed approved } }',
      { ids, status },
    ),
  ) as { id: string | null; changed: number; approved: number };
const undo = (id: string) =>
  admin.call('mutation ($id: ID!) { it: undoCollegeStatus(id: $id) { restored left } }', { id });
const statusOf = async (id: string) =>
  (await pool.query<{ status: string }>('select status from college where id = $1', [id])).rows[0]
    ?.status;

describe('an admin who looks for a college', () => {
  test('finds it in spite of a typing mistake, whether it is active, a draft or closed', async () => {
    const closed = await college('Thistlewood College');
    await college('Thistlewood Institute');
    const draft = await college('Thistlewood Academy');
    await pool.query(`update college set status = 'closed' where id = $1`, [closed]);
    await pool.query(`update college set status = 'draft' where id = $1`, [draft]);
    // The directory receives new colleges from the outbox.
    await eventually(async () =>
      expect(await names('search: "thistelwood", sort: "name"')).toEqual([
        'Thistlewood Academy',
        'Thistlewood College',
        'Thistlewood Institute',
      ]),
    );
    expect(await names('search: "thistelwood", status: "closed"')).toEqual(['Thistlewood College']);
    expect((await found('search: "thistelwood colege"')).items[0]).toMatchObject({
      name: 'Thistlewood College',
    });
    expect((await found('status: "active"')).drafts).toBe(1);
  });

  test('finds it by its web domain and its federal number', async () => {
    const id = await college('Palmetto College');
    await pool.query(
      `update college set domain = 'palmetto.test.edu', unit_id = 123459 where id = $1`,
      [id],
    );
    expect(await names('search: "palmetto.test"')).toEqual(['Palmetto College']);
    expect(await names('search: "123459"')).toEqual(['Palmetto College']);
    expect(await names('search: "12345"')).toEqual([]);
  });

  test('narrows the list by place, kind, reps, fairs and what is unpaid', async () => {
    const { id: collegeId, rep } = await app.college();
    await pool.query(
      `update college set name = 'Quartz College', name_lower = 'quartz college', state = 'NV' where id = $1`,
      [collegeId],
    );
    await make('CollegeProfile', { collegeId, collegeType: ['tribal', '2-year'] });
    const fairId = await make('Fair');
    expect(await names('state: "NV", exhibits: true')).toEqual([]);
    await rep.call(
      'mutation ($input: SignUpForFairsInput!) { it: signUpForFairs(input: $input) { id } }',
      { input: { collegeId, fairIds: [fairId], paymentType: 'invoice' } },
    );
    expect((await found('state: "NV"')).items).toEqual([
      expect.objectContaining({
        name: 'Quartz College',
        reps: 1,
        fairs: 1,
        upcomingFairs: 1,
        unpaid: 1,
        kinds: ['tribal', '2-year'],
      }),
    ]);
    for (const filter of [
      'kind: "tribal"',
      'hasReps: true',
      'exhibits: true',
      `fairId: "${fairId}"`,
      'unpaid: true',
    ]) {
      expect(await names(`state: "NV", ${filter}`), filter).toEqual(['Quartz College']);
    }
    for (const filter of ['kind: "HBCU"', 'hasReps: false', 'exhibits: false', 'unpaid: false']) {
      expect(await names(`state: "NV", ${filter}`), filter).toEqual([]);
    }
  });

  test('is told what is no filter and no order', async () => {
    for (const wrong of [
      'state: "XX"',
      'kind: "odd"',
      'status: "odd"',
      'fairId: "1"',
      'sort: "x"',
    ]) {
      const answer = await admin.call(`{ it: manageColleges(${wrong}) { total } }`);
      expect(codeOf(answer), wrong).toBe('BAD_USER_INPUT');
    }
  });
});

describe('an admin who closes colleges', () => {
  test('closes several at once, and undoes it but for the one that changed again meanwhile', async () => {
    const [one, other] = [await college('Ash College'), await college('Birch College')];
    const { id, changed } = await setStatus([one, other, one], 'closed');
    expect(changed).toBe(2);
    expect(await statusOf(one)).toBe('closed');
    await pool.query(`update college set status = 'active' where id = $1`, [other]);
    expect(itOf(await undo(String(id)))).toEqual({ restored: 1, left: ['Birch College'] });
    expect(await statusOf(one)).toBe('active');
    expect(codeOf(await undo(String(id)))).toBe('NOT_FOUND');
    const { rows } = await pool.query(
      `select action, details from audit_entry where subject_id = $1 and action like '%CollegeStatus'
       order by at, id`,
      [one],
    );
    expect(rows).toEqual([
      { action: 'setCollegeStatus', details: { status: 'closed' } },
      { action: 'undoCollegeStatus', details: { status: 'active' } },
    ]);
  });

  test('closes hundreds at once, each with a record of its own, and undoes it', async () => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into college (id, name, name_lower, city, state, status)
       select gen_random_uuid(), 'Quince College ' || n, 'quince college ' || n, 'Marfa', 'TX',
         case when n % 3 = 0 then 'closed' else 'active' end
       from generate_series(1, 1200) n returning id`,
    );
    const ids = rows.map(({ id }) => id);
    const count = async (status: string) =>
      (await pool.query('select from college where id = any ($1) and status = $2', [ids, status]))
        .rowCount;
    const { id, changed } = await setStatus(ids, 'closed');
    expect([changed, await count('closed')]).toEqual([800, 1200]);
    const { rowCount } = await pool.query(
      `select from audit_entry where action = 'setCollegeStatus' and subject_id = any ($1)`,
      [ids],
    );
    expect(rowCount).toBe(800);
    expect(itOf(await undo(String(id)))).toEqual({ restored: 800, left: [] });
    expect([await count('active'), await count('closed')]).toEqual([800, 400]);
  });

  test('cannot undo it after a day', async () => {
    const one = await college('Cedar College');
    const { id } = await setStatus([one], 'closed');
    world.advance(86_400_001);
    expect(codeOf(await undo(String(id)))).toBe('NOT_FOUND');
    expect(await statusOf(one)).toBe('closed');
  });

  test('approves the drafts among those that are made active, and their reps are told', async () => {
    const draft = await college('Dogwood College');
    await pool.query(`update college set status = 'draft' where id = $1`, [draft]);
    expect(await setStatus([draft], 'active')).toEqual({ id: null, changed: 1, approved: 1 });
    expect(await statusOf(draft)).toBe('active');
  });
});
