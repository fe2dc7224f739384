import { expect, test } from 'vitest';
import { testServer, type Answer } from '../../../../tests/support/test-server.server.ts';
import { mailsTo } from '../../../../tests/support/test-mail.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { pool } = app.database;
const { admin, make } = await testRecords(app);
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

async function counselor(lastName: string) {
  const person = await app.person('counselor');
  const counselorSchoolId = await make('CounselorSchool', { name: `${lastName} High` });
  const id = await make('Counselor', { counselorSchoolId, userId: person.id, lastName });
  return { ...person, counselorId: id };
}
const confirm = (ids: readonly string[], who = admin) =>
  who.call('mutation ($ids: [ID!]!) { it: confirmCounselors(ids: $ids) { count undo } }', { ids });
const undo = (key: unknown) =>
  admin.call('mutation ($undo: ID!) { it: undoConfirmedCounselors(undo: $undo) { count } }', {
    undo: key,
  });
const waiting = async (search: string) => {
  const { data } = await admin.call(
    'query ($search: String) { it: waitingCounselors(search: $search, sort: "school") { total items { school } } }',
    { search },
  );
  return data?.['it'];
};
const audit = async (id: string) => {
  const { rows } = await pool.query(
    `select details -> 'confirmed' as confirmed from audit_entry
     where action = 'confirmCounselor' and subject_id = $1 order by id`,
    [id],
  );
  return rows;
};

test('an admin confirms several counselors, who get the email, and undoes it but for one', async () => {
  const [ann, bob, cyd] = [
    await counselor('Ash'),
    await counselor('Bay'),
    await counselor('Cedar'),
  ];
  const ids = [ann, bob, cyd].map(({ counselorId }) => counselorId);
  expect(await waiting('bay high')).toEqual({ total: 1, items: [{ school: 'Bay High' }] });
  const { undo: key, count } = recordIn(await confirm([...ids, app.world.newId(), 'none']));
  expect(count).toBe(3);
  expect((await mailsTo(app, bob.email)).map(({ kind }) => kind)).toEqual(['counselor-confirmed']);
  expect(await waiting('bay high')).toEqual({ total: 0, items: [] });
  expect(recordIn(await confirm(ids))).toEqual({ count: 0, undo: null });

  // One of them is confirmed again meanwhile: that stays.
  const again = (yes: boolean) =>
    admin.call(
      'mutation ($id: ID!, $yes: Boolean!) { confirmCounselor(counselorId: $id, confirmed: $yes) { id } }',
      { id: cyd.counselorId, yes },
    );
  await again(false);
  app.world.advance(1_000);
  await again(true);
  expect(recordIn(await undo(key))).toEqual({ count: 2 });
  expect(recordIn(await bob.call('{ it: me { approved } }'))).toEqual({ approved: false });
  expect(recordIn(await cyd.call('{ it: me { approved } }'))).toEqual({ approved: true });
  expect(await audit(ann.counselorId)).toEqual([{ confirmed: true }, { confirmed: false }]);
  expect(codeOf(await undo(app.world.newId()))).toBe('NOT_FOUND');
  expect(codeOf(await confirm(ids, ann))).toBe('FORBIDDEN');
  expect(codeOf(await confirm(ids, await app.person('admin6x6')))).toBe('FORBIDDEN');
});
