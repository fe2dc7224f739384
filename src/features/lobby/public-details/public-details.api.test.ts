import { expect, test } from 'vitest';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords, writing } from '../../../../tests/support/test-records.server.ts';
import { codeOf, fieldsOf } from '../../../../tests/support/test-registrations.server.ts';

const app = await testServer();
const { pool } = app.database;
const { admin, make } = await testRecords(app);
const coordinator = await app.person('admin6x6');

/** An exhibitor with its booth at a fair. */
async function exhibitorAt(fairType: 'booth' | '6x6') {
  const [fairId, collegeId] = [await make('Fair', { fairType }), await make('College')];
  const id = await make('FairExhibitor', { fairId, collegeId });
  return { id, boothId: await make('FairBooth', { fairId, collegeId }) };
}

const seenOf = async (entity: 'FairExhibitor' | 'FairBooth', id: string) =>
  recordIn(await admin.call(`{ it: get${entity}(id: "${id}") { updatedAt } }`))['updatedAt'];
const save = (who: Person, entity: 'FairExhibitor' | 'FairBooth', input: object, seen: unknown) =>
  who.call(
    `mutation ($input: Update${entity}Input!, $condition: Model${entity}ConditionInput) {
      it: update${entity}(input: $input, condition: $condition) { id } }`,
    { input, condition: { updatedAt: { eq: seen } } },
  );
const actsOn = async (id: string) =>
  (
    await pool.query(
      'select action, details, account_id as by from audit_entry where subject_id = $1 order by id desc limit 1',
      [id],
    )
  ).rows[0] as unknown;

test('an admin edits what visitors read; it is in the audit log by the names of fields alone', async () => {
  const { id, boothId } = await exhibitorAt('booth');
  const rep = await app.person('college');
  app.world.advance(1000);
  const booth = { id: boothId, about: 'By the lake.', applyUrl: 'https://lake.test.edu/apply' };
  const saved = await save(admin, 'FairBooth', booth, await seenOf('FairBooth', boothId));
  expect(saved.errors).toBeUndefined();
  expect(await actsOn(boothId)).toEqual({
    action: 'updateFairBooth',
    details: { fields: ['about', 'applyUrl'] },
    by: admin.id,
  });
  const name = { id, name: 'Lake College' };
  const named = await save(admin, 'FairExhibitor', name, await seenOf('FairExhibitor', id));
  expect(named.errors).toBeUndefined();
  expect(await actsOn(id)).toMatchObject({ action: 'updateFairExhibitor', by: admin.id });
  const read = await rep.call(`{ it: getFairBooth(id: "${boothId}") { about applyUrl } }`);
  expect(recordIn(read)).toEqual({ about: booth.about, applyUrl: booth.applyUrl });
});

test('what someone else saved in the meantime is not overwritten', async () => {
  const { id, boothId } = await exhibitorAt('booth');
  for (const [entity, one, input] of [
    ['FairBooth', boothId, { about: 'Mine.' }],
    ['FairExhibitor', id, { name: 'Mine' }],
  ] as const) {
    const seen = await seenOf(entity, one);
    app.world.advance(1000);
    expect((await save(admin, entity, { id: one, ...input }, seen)).errors).toBeUndefined();
    expect(codeOf(await save(admin, entity, { id: one, ...input }, seen))).toBe('CONFLICT');
  }
});

test('a link that is not secure and a name that is missing are said at their fields', async () => {
  const { id, boothId } = await exhibitorAt('booth');
  const link = { id: boothId, visitUrl: 'http://lake.test.edu' };
  expect(fieldsOf(await admin.call(writing('update', 'FairBooth'), { input: link }))).toEqual({
    visitUrl: expect.stringContaining('https') as unknown,
  });
  const unnamed = { id, name: '' };
  expect(
    fieldsOf(await admin.call(writing('update', 'FairExhibitor'), { input: unnamed })),
  ).toEqual({ name: 'Required.' });
});

test('a coordinator edits exhibitors of 6x6 fairs, and no booth', async () => {
  const six = await exhibitorAt('6x6');
  const other = await exhibitorAt('booth');
  const rename = (id: string) =>
    coordinator.call(writing('update', 'FairExhibitor'), { input: { id, name: 'Elm' } });
  expect(codeOf(await rename(six.id))).toBeUndefined();
  expect(codeOf(await rename(other.id))).toBe('NOT_FOUND');
  for (const { boothId } of [six, other]) {
    const input = { id: boothId, about: 'Elm.' };
    expect(codeOf(await coordinator.call(writing('update', 'FairBooth'), { input }))).toBe(
      'FORBIDDEN',
    );
  }
});
