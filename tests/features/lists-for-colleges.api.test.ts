import { expect, test } from 'vitest';
import { testServer, type Person } from '../support/test-server.server.ts';
import { sharing } from '../support/test-sharing.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { pool } = app.database;
const { make, admin, college, student, share, withdraw, taken, ask } = await sharing(app);
const coordinator = await app.person('admin6x6');

await pool.query(`update account set name = 'Cora Coordinator' where id = $1`, [coordinator.id]);

const fairId = await make('Fair', { fairType: '6x6' });
const booths = await make('Fair', { fairType: 'booth' });

const exhibit = async (collegeId: string, at = fairId) =>
  make('FairExhibitor', { fairId: at, collegeId });
async function register(who: Awaited<ReturnType<typeof student>>, at = fairId, confirmed = true) {
  const id = await make('FairAttendee', {
    fairId: at,
    attendeeType: 'student',
    dob: '2009-05-04',
    email: who.email,
  });
  await pool.query('update fair_attendee set user_id = $2, confirmed_at = $3 where id = $1', [
    id,
    who.id,
    confirmed ? app.world.now() : null,
  ]);
}

const lists = async (who: Person, at = fairId) => {
  const { data } = await who.call(
    `{ it: sharedListsAtFair(fairId: "${at}") { collegeId name students takenAt takenBy } }`,
  );
  return data?.['it'] as {
    readonly collegeId: string;
    readonly students: number;
    readonly takenAt: string | null;
    readonly takenBy: string | null;
  }[];
};
const seen = async (who: Person, collegeId: string, at = fairId) => {
  const { data } = await who.call(
    `{ it: sharedStudentsAtFair(fairId: "${at}", collegeId: "${collegeId}") {
         total items { firstName email currentSchool groups } } }`,
  );
  return data?.['it'] as { total: number; items: Record<string, unknown>[] };
};
const takeOut = (who: Person, collegeId: string, at = fairId) =>
  who.call(
    `mutation { it: exportSharedStudentsAtFair(fairId: "${at}", collegeId: "${collegeId}") {
       items { id firstName currentSchool } gone { id outcome } } }`,
  );
interface List {
  readonly items: readonly { readonly id: string; readonly firstName: string }[];
  readonly gone: readonly object[];
}
const listOf = async (...given: Parameters<typeof takeOut>) =>
  (await takeOut(...given)).data?.['it'] as List;

test('a coordinator hands a college only those of the fair’s students who agreed, with only what they agreed to', async () => {
  const [elm, oak] = [await college({ name: 'Elm' }), await college({ name: 'Oak' })];
  await exhibit(elm.id);
  await exhibit(oak.id);
  const people = {
    agreed: await student({ firstName: 'Agreed', currentSchool: 'Hidden High' }),
    all: await student({ firstName: 'All', currentSchool: 'Open High' }),
    elsewhere: await student({ firstName: 'Elsewhere' }),
    never: await student({ firstName: 'Never' }),
    unconfirmed: await student({ firstName: 'Unconfirmed' }),
    back: await student({ firstName: 'Back' }),
  };
  for (const [name, one] of Object.entries(people)) {
    if (name !== 'elsewhere') await register(one, fairId, name !== 'unconfirmed');
    if (name === 'never') continue;
    await share(one, elm.id, { groups: name === 'all' ? ['contact', 'school'] : ['contact'] });
  }
  await withdraw(people.back, elm.id);

  expect(await lists(coordinator)).toMatchObject([
    { collegeId: elm.id, students: 2, takenAt: null },
    { collegeId: oak.id, students: 0, takenAt: null },
  ]);
  expect(await seen(coordinator, elm.id)).toMatchObject({
    total: 2,
    items: [
      { firstName: 'Agreed', currentSchool: null, groups: ['contact'] },
      { firstName: 'All', currentSchool: 'Open High', groups: ['contact', 'school'] },
    ],
  });
  expect(await seen(coordinator, oak.id)).toEqual({ total: 0, items: [] });

  const first = await listOf(coordinator, elm.id);
  expect(first.items.map(({ firstName }) => firstName)).toEqual(['Agreed', 'All']);
  expect(first.gone).toEqual([]);
  const { rows } = await pool.query(
    `select account_id as by, details ->> 'fairId' as at, details ->> 'listed' as listed
     from audit_entry where action = 'exportSharedStudentsAtFair' and subject_id = $1`,
    [elm.id],
  );
  expect(rows).toEqual([{ by: coordinator.id, at: fairId, listed: '2' }]);
  const took = { takenAt: app.world.now().toISOString(), takenBy: 'Cora Coordinator' };
  expect((await lists(admin))[0]).toMatchObject(took);

  // A student who stops sharing must leave the downloaded list: the next one says so.
  await withdraw(people.all, elm.id);
  const gone = [{ id: first.items[1]?.id, outcome: 'withdrawn' }];
  expect((await listOf(admin, elm.id)).gone).toEqual(gone);
  expect((await taken(elm.rep)).gone).toEqual(gone);
  const told = await ask(elm.rep, {}, 'exports { by byOrganizer listed }');
  expect(told.data?.['it']).toMatchObject({
    exports: [
      { by: 'Rita Rep', byOrganizer: false, listed: 3 },
      { by: null, byOrganizer: true, listed: 1 },
      { by: null, byOrganizer: true, listed: 2 },
    ],
  });
  const { data } = await people.agreed.call('{ it: myData }');
  expect((data?.['it'] as Record<string, unknown>)['lists_with_me']).toHaveLength(3);
});

test('a coordinator takes out nothing of a booth fair, nor for a college that does not exhibit; an admin does of any fair', async () => {
  const { id } = await college({ name: 'Ash' });
  const one = await student({ firstName: 'Booth' });
  await register(one, booths);
  await register(one);
  await share(one, id);
  expect((await takeOut(coordinator, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await seen(coordinator, id)).toEqual({ total: 0, items: [] });
  await exhibit(id, booths);
  expect(await lists(coordinator, booths)).toEqual([]);
  expect(await seen(coordinator, id, booths)).toEqual({ total: 0, items: [] });
  const refused = await takeOut(coordinator, id, booths);
  expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await listOf(admin, id, booths)).items).toMatchObject([{ firstName: 'Booth' }]);
  const { rows } = await pool.query(
    `select account_id as by, details ->> 'fairId' as at from audit_entry
     where action = 'exportSharedStudentsAtFair' and subject_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ by: admin.id, at: booths }]);
  // A student who shares, but did not register for this fair, is not on its list.
  const elsewhere = await student({ firstName: 'Elsewhere' });
  await share(elsewhere, id);
  expect(await lists(admin, booths)).toMatchObject([{ collegeId: id, students: 1 }]);
  expect((await listOf(admin, id, booths)).items).toMatchObject([{ firstName: 'Booth' }]);
});

test('a college that withdrew, or was refunded, has no list', async () => {
  const { id } = await college({ name: 'Fir' });
  const exhibitor = await exhibit(id);
  expect((await lists(coordinator)).map(({ collegeId }) => collegeId)).toContain(id);
  await pool.query(`update fair_exhibitor set payment_status = 'refunded' where id = $1`, [
    exhibitor,
  ]);
  expect((await lists(coordinator)).map(({ collegeId }) => collegeId)).not.toContain(id);
  expect((await takeOut(coordinator, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
