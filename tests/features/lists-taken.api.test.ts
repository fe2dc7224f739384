import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../src/features/accounts/delete-account.server.ts';
import { erasers } from '../../src/features/onboarding/personal-data/all-personal-data.server.ts';
import { testServer } from '../support/test-server.server.ts';
import { recordIn, writing } from '../support/test-records.server.ts';
import { sharing } from '../support/test-sharing.server.ts';

const app = await testServer();
const { admin, make, college, repOf, student, share, withdraw, ask, taken } = await sharing(app);
const { pool } = app.database;

const spring = await make('Fair', {
  name: 'Spring Fair',
  publishedAt: app.world.now().toISOString(),
});
describe('a list that a college takes out', () => {
  test('names who agreed, and after it each one who took it back or was erased by the id alone', async () => {
    const { id, rep } = await college();
    const [stays, back, erased, never] = [
      await student({ firstName: 'Stays' }),
      await student({ firstName: 'Back' }),
      await student({ firstName: 'Erased' }),
      await student({ firstName: 'Never' }),
    ];
    for (const one of [stays, back, erased]) await share(one, id);
    const first = await taken(rep);
    expect(first.gone).toEqual([]);
    const idOf = (name: string) =>
      first.items.find(({ firstName }) => firstName === name)?.['id'] as string;

    // Someone who agreed and stopped sharing between two lists was on neither: no one must be told.
    await share(never, id);
    await withdraw(never, id);
    await withdraw(back, id);
    await deleteAccount(pool, app.world, erasers, erased.id ?? '');
    const second = await taken(rep);
    expect(second.items).toEqual(first.items.filter((one) => one['id'] === idOf('Stays')));
    const gone = [
      { id: idOf('Back'), outcome: 'withdrawn' },
      { id: idOf('Erased'), outcome: 'erased' },
    ].sort((one, other) => (one.id < other.id ? -1 : 1));
    expect(second.gone).toEqual(gone);

    // It is repeated until the student agrees again, also on the list of a single fair.
    expect((await taken(rep)).gone).toEqual(gone);
    expect(await taken(rep, spring)).toEqual({ items: [], gone });
    await share(back, id, { fairId: spring });
    const last = await taken(rep, spring);
    expect(last.items).toMatchObject([{ id: idOf('Back'), fairName: 'Spring Fair' }]);
    expect(last.gone).toEqual([{ id: idOf('Erased'), outcome: 'erased' }]);
  });

  test('says nothing to another college, nor of its lists', async () => {
    const [elm, oak] = [await college(), await college()];
    const ada = await student();
    await share(ada, elm.id);
    await share(ada, oak.id);
    await taken(elm.rep);
    await withdraw(ada, elm.id);
    await withdraw(ada, oak.id);
    expect(await taken(oak.rep)).toEqual({ items: [], gone: [] });
    expect((await taken(elm.rep)).gone).toHaveLength(1);
  });

  test('says of who is hidden by an admin that it is over, too', async () => {
    const { id, rep } = await college();
    const ada = await student();
    await share(ada, id);
    await taken(rep);
    await admin.call(writing('update', 'Student'), {
      input: { id: ada.studentId, deleted: true },
    });
    expect(await taken(rep)).toMatchObject({ items: [], gone: [{ outcome: 'withdrawn' }] });
  });

  test('is written down for good: by whom, when, how many; student and rep find it in their data', async () => {
    const { id, rep } = await college({ name: 'Log College' });
    const colleague = await repOf(id);
    const ada = await student();
    await share(ada, id, { fairId: spring });
    const at = app.world.now().toISOString();
    await taken(rep, spring);
    app.world.advance(60_000);
    await withdraw(ada, id);
    const later = app.world.now().toISOString();
    await taken(colleague);
    const { exports } = recordIn(await ask(rep, {}, 'exports { at by fairName listed gone }'));
    expect(exports).toEqual([
      { at: later, by: 'Rita Rep', fairName: null, listed: 0, gone: 1 },
      { at, by: 'Rita Rep', fairName: 'Spring Fair', listed: 1, gone: 0 },
    ]);
    expect(recordIn(await ada.call('{ it: myData }'))['lists_with_me']).toMatchObject([
      { college: 'Log College', outcome: 'shared' },
      { college: 'Log College', outcome: 'withdrawn' },
    ]);
    expect(recordIn(await rep.call('{ it: myData }'))['lists_i_took']).toMatchObject([
      { college: 'Log College', listed: 1, gone: 0 },
    ]);
    for (const table of ['sharing_export', 'sharing_export_line'])
      await expect(pool.query(`delete from ${table}`)).rejects.toThrow(/stays in the log/);
    await rep.call('mutation ($id: ID!) { endLink(link: COLLEGE_REP, id: $id) }', {
      id: colleague.repId,
    });
    const [last] = recordIn(await ask(rep, {}, 'exports { by }'))['exports'] as readonly object[];
    expect(last).toEqual({ by: null });
  });

  test('is refused for what is no fair, and nothing is written down', async () => {
    const { rep } = await college();
    const { errors } = await rep.call('mutation { exportSharedStudents(fairId: "spring") { id } }');
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { fairId: expect.any(String) },
    });
    expect(recordIn(await ask(rep, {}, 'exports { at }'))['exports']).toEqual([]);
  });

  test('is whole or not at all, and no one is lost between a list and a student who takes it back', async () => {
    const { id, rep } = await college();
    const people = await Promise.all([1, 2, 3, 4].map(() => student()));
    for (const one of people) await share(one, id);
    const [lists] = await Promise.all([
      Promise.all([taken(rep), taken(rep), taken(rep)]),
      Promise.all(people.map((one) => withdraw(one, id))),
    ]);
    const named = new Set(lists.flatMap(({ items }) => items.map((one) => one['id'])));
    const { items, gone } = await taken(rep);
    expect(items).toEqual([]);
    expect(new Set(gone.map((one) => one['id']))).toEqual(named);
  });

  test('is taken thirty times an hour at most, and a colleague is not held up by it', async () => {
    const { id, rep } = await college();
    const other = await repOf(id);
    for (let times = 0; times < 30; times += 1) await taken(rep);
    const asks = 'mutation { exportSharedStudents { id } }';
    const refused = await rep.call(asks);
    expect(refused.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await other.call(asks)).errors).toBeUndefined();
    app.world.advance(3_600_000);
    expect((await rep.call(asks)).errors).toBeUndefined();
  });
});
