import { expect, test } from 'vitest';
import { deleteAccount } from '../../src/features/accounts/delete-account.server.ts';
import { erasers } from '../../src/features/onboarding/personal-data/all-personal-data.server.ts';
import { testServer, type Answer, type Person } from '../support/test-server.server.ts';
import { recordIn, writing } from '../support/test-records.server.ts';
import { sharing } from '../support/test-sharing.server.ts';

const app = await testServer();
const { admin, make, college, repOf, student, share, withdraw, ask } = await sharing(app);
const spring = await make('Fair', {
  name: 'Spring Fair',
  publishedAt: app.world.now().toISOString(),
});

type Layout = 'plain' | 'slate' | 'scanner';

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const takeOut = (who: Person, layout: Layout, fairId: string | null = null) =>
  who.call(
    `mutation ($layout: LeadLayout!, $fairId: ID) {
       it: exportLeads(layout: $layout, fairId: $fairId) { columns rows } }`,
    { layout, fairId },
  );
/** The rows of a file, each cell by its column. */
const rowsOf = async (who: Person, layout: Layout, fairId: string | null = null) => {
  const { columns, rows } = recordIn(await takeOut(who, layout, fairId));
  return (rows as (string | null)[][]).map((row) =>
    Object.fromEntries(row.map((cell, place) => [(columns as string[])[place] ?? '', cell])),
  );
};
const plansOf = async (who: Person, fairId: string | null = null) => {
  const answer = await who.call(
    `query ($fairId: ID) { it: leadExportPlans(fairId: $fairId) {
       layout rows gone merged empty { column reason } problems { name problem } } }`,
    { fairId },
  );
  return answer.data?.['it'] as Record<string, unknown>[];
};
const exportsOf = async (who: Person) =>
  recordIn(await ask(who, {}, 'exports { listed gone }'))['exports'];

test('a rep looks at what each file will contain, which records nothing, and then takes it', async () => {
  const { id, rep } = await college();
  await share(await student(), id, { groups: ['contact', 'school'] });
  const plans = await plansOf(rep);
  expect(plans).toMatchObject([
    { layout: 'plain', rows: 1, gone: 0, merged: 0, problems: [] },
    { layout: 'slate', rows: 1, gone: 0, merged: 0, problems: [] },
    { layout: 'scanner', rows: 1, gone: 0, merged: 0, problems: [] },
  ]);
  expect(plans[2]?.['empty']).toContainEqual({ column: 'GPA', reason: 'notShared' });
  expect(plans[2]?.['empty']).toContainEqual({ column: 'Rating', reason: 'notNoted' });
  expect(await exportsOf(rep)).toEqual([]);
  expect(await rowsOf(rep, 'scanner')).toMatchObject([{ 'First Name': 'Ada', Status: 'shared' }]);
  expect(await exportsOf(rep)).toEqual([{ listed: 1, gone: 0 }]);
});

test('a student has the same id in every file, and is a tombstone in each one after stopping', async () => {
  const { id, rep } = await college();
  const [ada, bo] = [await student(), await student({ firstName: 'Bo' })];
  await share(ada, id, { fairId: spring });
  await share(bo, id);
  const [first] = await rowsOf(rep, 'plain', spring);
  const record = first?.['recordId'];
  await rep.call(
    `mutation ($id: ID!) { saveLead(id: $id, version: 0, input: { rating: hot, notes: "Choir" }) { version } }`,
    { id: record },
  );
  expect(await rowsOf(rep, 'slate', spring)).toMatchObject([
    { 'Record ID': record, Rating: 'hot', Notes: 'Choir', Rep: 'Rita Rep', Interactions: '1' },
  ]);
  expect(await rowsOf(rep, 'scanner', spring)).toMatchObject([{ ID: record, Rating: 'hot' }]);
  await withdraw(ada, id);
  expect(await plansOf(rep, spring)).toMatchObject([
    { rows: 0, gone: 1 },
    { rows: 0, gone: 1 },
    { rows: 0, gone: 1 },
  ]);
  const filled = (row: Record<string, string | null> | undefined) =>
    Object.values(row ?? {}).filter((cell) => cell !== null);
  for (const layout of ['plain', 'slate', 'scanner'] as const) {
    const [row, ...others] = await rowsOf(rep, layout, spring);
    expect(others).toEqual([]);
    expect(filled(row).toSorted()).toEqual([record, 'withdrawn'].toSorted());
  }
  await deleteAccount(app.database.pool, app.world, erasers, ada.id ?? '');
  expect((await rowsOf(rep, 'plain')).map(({ status }) => status)).toEqual(['shared', 'erased']);
});

test('texts are allowed only where there is a number to send them to', async () => {
  const { id, rep } = await college();
  await share(await student({ phone: '413-555-0177' }), id, { texts: true });
  await share(await student({ firstName: 'Bo' }), id, { texts: true });
  const rows = await rowsOf(rep, 'plain');
  expect(rows.map(({ firstName, texts }) => [firstName, texts])).toEqual([
    ['Ada', 'true'],
    ['Bo', 'false'],
  ]);
});

test('files hold only what is shared, and go to reps of an open college alone', async () => {
  const { id, rep } = await college();
  await share(await student({ currentSchool: 'Elm High' }), id, { groups: ['contact'] });
  expect(await rowsOf(rep, 'plain')).toMatchObject([{ currentSchool: null }]);
  const other = await college();
  expect(await rowsOf(other.rep, 'plain')).toEqual([]);
  const left = await repOf(id);
  await rep.call('mutation ($id: ID!) { endLink(link: COLLEGE_REP, id: $id) }', { id: left.repId });
  expect(await plansOf(left)).toEqual([]);
  expect(codeOf(await takeOut(left, 'plain'))).toBe('CONFLICT');
  for (const who of [admin, await student()])
    expect(codeOf(await takeOut(who, 'slate'))).toBe('FORBIDDEN');
  await admin.call(writing('update', 'College'), { input: { id, status: 'closed' } });
  expect(codeOf(await takeOut(rep, 'plain'))).toBe('CONFLICT');
});
