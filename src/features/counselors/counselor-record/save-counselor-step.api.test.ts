import { describe, expect, test } from 'vitest';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { federalData } from '../../../platform/testing/federal-data.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords, writing } from '../../../../tests/support/test-records.server.ts';
import { importSchools } from '../school-list/import-schools.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;

const place = { address1: '1 Elm St', city: 'Amherst', state: 'MA', postalCode: '01002' };
const choose = (who: Person, chosen: { schoolId?: unknown; school?: object }) =>
  who.call(
    `mutation ($schoolId: ID, $school: NewSchoolInput) {
       it: chooseMySchool(schoolId: $schoolId, school: $school) {
         id firstName lastName confirmedAt counselorSchool { id name } } }`,
    chosen,
  );
const find = async (who: Person, search: string) => {
  const answer = await who.call(
    'query ($search: String!) { findSchools(search: $search) { id name city state } }',
    { search },
  );
  return answer.data?.['findSchools'] as { id: string; name: string; city: string }[];
};
const save = (who: Person, input: object) =>
  who.call(
    `mutation ($input: CounselorInput!) {
       it: saveCounselor(input: $input) { firstName phone contactVisible confirmedAt } }`,
    { input },
  );
const self = async (who: Person) =>
  recordIn(await who.call('{ it: me { setupComplete college_id counselor { id firstName } } }'));
const named = async (name: string) => {
  const { rows } = await app.database.pool.query(
    'select id from counselor_school where name = $1',
    [name],
  );
  return rows.length;
};

describe('a counselor who sets up', () => {
  test('picks the school of the list, says who it is, and is done', async () => {
    const schoolId = await make('CounselorSchool', { name: 'Hopkins Academy', city: 'Hadley' });
    const teacher = await app.person('counselor');
    expect(await self(teacher)).toMatchObject({ setupComplete: false, college_id: null });
    const [found] = await find(teacher, 'hop');
    expect(found).toMatchObject({ id: schoolId, city: 'Hadley' });
    const chosen = recordIn(await choose(teacher, { schoolId }));
    expect(chosen).toMatchObject({ firstName: 'counselor', counselorSchool: { id: schoolId } });
    const me = { firstName: 'Grace', lastName: 'Hopper', phone: '413-555-0111' };
    expect(recordIn(await save(teacher, me))).toEqual({
      firstName: 'Grace',
      phone: '413-555-0111',
      contactVisible: false,
      confirmedAt: null,
    });
    expect(await self(teacher)).toMatchObject({
      setupComplete: true,
      college_id: null,
      counselor: { firstName: 'Grace' },
    });
  });

  test('finds a school by its name in full, which the list abbreviates, and by its state', async () => {
    const teacher = await app.person('counselor');
    const names = ['Evanston Twp High School', 'Saint Agnes HS', 'Mt Vernon H S'];
    for (const name of names)
      await make('CounselorSchool', { name, city: 'Evanston', state: 'IL' });
    const first = async (search: string) => (await find(teacher, search)).map(({ name }) => name);
    expect(await first('Evanston Township High School')).toEqual([names[0]]);
    expect(await first('evanston township')).toEqual([names[0]]);
    expect(await first('St. Agnes High School')).toEqual([names[1]]);
    expect(await first('Mount Vernon High School, Illinois')).toEqual([names[2]]);
    expect(await first('evanston illinois')).toHaveLength(3);
    expect(await first('evanston ohio')).toEqual([]);
  });

  test('enters a school that is in no list, and the colleague who does the same lands there', async () => {
    const [one, other] = [await app.person('counselor'), await app.person('counselor')];
    const school = { ...place, name: 'École Sainte-Thérèse' };
    const first = recordIn(await choose(one, { school }));
    const again = await choose(other, { school: { ...school, name: 'école sainte-thérèse ' } });
    expect(recordIn(again)['counselorSchool']).toEqual(first['counselorSchool']);
    expect(await find(other, 'thérèse')).toHaveLength(1);
    // Its name and town are enough.
    const { name, city, state } = { name: 'Prairie High', ...place };
    const short = await choose(await app.person('counselor'), { school: { name, city, state } });
    expect(recordIn(short)['counselorSchool']).toMatchObject({ name: 'Prairie High' });
  });

  test('does so on two devices at once, and there is one counselor at one school', async () => {
    for (let round = 0; round < 3; round += 1) {
      const people = [await app.person('counselor'), await app.person('counselor')];
      const school = { ...place, name: `Twin School ${round}` };
      const answers = await Promise.all(
        [0, 1, 0, 1, 0, 1].map((who) => choose(people[who]!, { school })),
      );
      expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
      expect(new Set(answers.map((answer) => recordIn(answer)['id'])).size).toBe(2);
      expect(await named(school.name)).toBe(1);
    }
  });

  test('changes the mind: what was entered by mistake is gone, unless a colleague is there', async () => {
    const [one, other] = [await app.person('counselor'), await app.person('counselor')];
    const right = await make('CounselorSchool', { name: 'Right School' });
    await choose(one, { school: { ...place, name: 'Wrong School' } });
    await choose(other, { school: { ...place, name: 'Wrong School' } });
    const { id } = recordIn(await choose(one, { schoolId: right }));
    expect(recordIn(await choose(one, { schoolId: right }))['id']).toBe(id);
    expect(await named('Wrong School')).toBe(1);
    const lone = await app.person('counselor');
    await choose(lone, { school: { ...place, name: 'Mistaken School' } });
    await choose(lone, { schoolId: right });
    expect(await named('Mistaken School')).toBe(0);
  });

  test('keeps the school at which someone has confirmed who it is', async () => {
    const teacher = await app.person('counselor');
    const [here, there] = [await make('CounselorSchool'), await make('CounselorSchool')];
    const { id } = recordIn(await choose(teacher, { schoolId: here }));
    await admin.call(`mutation { confirmCounselor(counselorId: "${String(id)}") { id } }`);
    expect(codeOf(await choose(teacher, { schoolId: there }))).toBe('CONFLICT');
    expect(recordIn(await choose(teacher, { schoolId: here }))['confirmedAt']).not.toBeNull();
  });

  test('does not give another name or place to a school at which someone is confirmed', async () => {
    const [one, other] = [await app.person('counselor'), await app.person('counselor')];
    const school = { ...place, name: 'Evening Tutoring' };
    const own = recordIn(await choose(one, { school }));
    const { id } = own['counselorSchool'] as { id: string };
    const change = (changes: object, who = one) =>
      who.call(writing('update', 'CounselorSchool', 'name city address1'), {
        input: { id, ...changes },
      });
    const confirm = (counselorId: unknown, confirmed: boolean) =>
      admin.call(
        'mutation ($id: ID!, $yes: Boolean!) { confirmCounselor(counselorId: $id, confirmed: $yes) { id } }',
        { id: counselorId, yes: confirmed },
      );
    const mayRename = async (who = one) =>
      recordIn(await who.call('{ it: me { mayRenameSchool } }'))['mayRenameSchool'];
    // What was typed wrong can be put right as long as no one has looked at it.
    expect(await mayRename()).toBe(true);
    expect(recordIn(await change({ name: 'Evening Lessons' }))['name']).toBe('Evening Lessons');
    const colleague = recordIn(await choose(other, { schoolId: id }));
    for (const confirmed of [own['id'], colleague['id']]) {
      await confirm(confirmed, true);
      expect(await mayRename()).toBe(false);
      for (const changes of [{ name: 'Lincoln High' }, { city: 'X' }, { state: 'NY' }])
        expect([changes, codeOf(await change(changes))]).toEqual([changes, 'CONFLICT']);
      expect(codeOf(await one.call(writing('delete', 'CounselorSchool'), { input: { id } }))).toBe(
        'CONFLICT',
      );
      expect(
        recordIn(await change({ name: 'Evening Lessons', city: 'Amherst', address1: '2 Elm St' })),
      ).toEqual({ name: 'Evening Lessons', city: 'Amherst', address1: '2 Elm St' });
      await confirm(confirmed, false);
    }
    await confirm(own['id'], true);
    expect(codeOf(await change({ name: 'X' }, other))).toBe('FORBIDDEN');
    expect(recordIn(await change({ name: 'Evening School' }, admin))['name']).toBe(
      'Evening School',
    );
    await confirm(own['id'], false);
    expect(recordIn(await change({ city: 'Hadley' }))['city']).toBe('Hadley');
    expect([await mayRename(), await mayRename(other), await mayRename(admin)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('is told what is wrong, and begins with the school', async () => {
    const teacher = await app.person('counselor');
    const me = { firstName: 'Grace', lastName: 'Hopper', phone: '413-555-0111' };
    expect(codeOf(await save(teacher, me))).toBe('CONFLICT');
    expect(fieldsOf(await choose(teacher, {}))).toEqual({ schoolId: 'Required.' });
    for (const schoolId of ['none', '00000000-0000-7000-8000-000000000000'])
      expect(fieldsOf(await choose(teacher, { schoolId }))).toEqual({
        schoolId: 'Please choose an existing record.',
      });
    const school = { ...place, name: '', postalCode: '12' };
    expect(fieldsOf(await choose(teacher, { school }))).toEqual({
      name: 'Required.',
      postalCode: 'Please enter a valid postal code.',
    });
    expect(await self(teacher)).toMatchObject({ setupComplete: false, counselor: null });
  });
});

describe('someone who looks for a school', () => {
  test('finds it by letters of name, city and state, in any order, from three letters on', async () => {
    const ada = await app.person('student');
    await make('CounselorSchool', { name: 'Zebulon Pike High', city: 'Xenia', state: 'OH' });
    await make('CounselorSchool', { name: 'North Zebulon High', city: 'Troy', state: 'OH' });
    await make('CounselorSchool', { name: 'ثانوية النور', city: 'Dearborn', state: 'MI' });
    expect((await find(ada, 'zeb')).map(({ name }) => name)).toEqual([
      'Zebulon Pike High',
      'North Zebulon High',
    ]);
    expect(await find(ada, 'xenia zebu, OH')).toHaveLength(1);
    expect(await find(ada, 'النور')).toHaveLength(1);
    for (const none of ['', 'ze', ' z e ', '%%%', '___', '\\\\\\', 'zeb\u0000ulonx'])
      expect([none, await find(ada, none)]).toEqual([none, []]);
  });

  const list = federalData('highschools_nces2022_names.csv.gz');
  test(`is answered from ${list ? 'the federal list' : 'the list'} by the index`, async () => {
    const { pool } = app.database;
    if (list) await importSchools(app.database, app.world, { file: list });
    await pool.query('analyze counselor_school');
    const ada = await app.person('student');
    for (const search of ['hig', 'lin', 'lincoln', 'amherst high ma', 'st. mary', 'xyz'])
      expect((await find(ada, search)).length).toBeLessThanOrEqual(10);
    if (!list) return;
    expect((await find(ada, 'lin'))[0]!.name).toMatch(/^Lin/);
    // Whether it takes it is the planner's business: freshly filled, the index may look dear.
    const plan = await transaction(pool, async (tx) => {
      await tx.query('set local enable_seqscan = off');
      const { rows } = await tx.query(
        `explain select id from counselor_school
         where lower(name || ' ' || city || ' ' || state) like '%lincoln%'`,
      );
      return JSON.stringify(rows);
    });
    expect(plan).toContain('counselor_school_search');
  });
});
