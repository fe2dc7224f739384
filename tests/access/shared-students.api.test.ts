import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../src/features/accounts/delete-account.server.ts';
import { erasers } from '../../src/features/onboarding/personal-data/all-personal-data.server.ts';
import { presentQuestion } from '../../src/features/students/sharing-wordings.ts';
import { testServer, type Answer } from '../support/test-server.server.ts';
import { recordIn, writing } from '../support/test-records.server.ts';
import {
  academics,
  contact,
  demographics,
  home,
  nothing,
  phone,
  school,
} from '../support/shared-details.ts';
import { sharing } from '../support/test-sharing.server.ts';

const app = await testServer();
const {
  admin,
  make,
  link,
  college,
  repOf,
  student,
  share,
  withdraw,
  ask,
  page,
  seen,
  takeOut,
  taken,
} = await sharing(app);
const { pool } = app.database;

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

const spring = await make('Fair', {
  name: 'Spring Fair',
  publishedAt: app.world.now().toISOString(),
});
const autumn = await make('Fair', {
  name: 'Autumn Fair',
  publishedAt: app.world.now().toISOString(),
});

const everything = { groups: ['contact', 'school', 'academics', 'demographics'], texts: true };

/** A student who has shared everything. */
async function openBook() {
  const ada = await student({
    address1: '1 Elm St',
    address2: 'Flat 2',
    city: 'Amherst',
    state: 'MA',
    country: 'US',
    postalCode: '01002',
    phone: '413-555-0177',
    dob: '2010-03-04',
    currentSchool: 'Elm High',
    schoolGrade: '11th',
    graduationYear: 2028,
    entryDate: 'Fall 2028',
    gender: 'Woman',
  });
  await make('StudentCollegePreferences', {
    studentId: ada.studentId,
    owner: ada.id,
    majors: ['History'],
    campusSize: [],
    campusSetting: ['town'],
    collegeType: ['public'],
    onlineCoursePct: 40,
  });
  const registered = {
    fairId: spring,
    userId: ada.id,
    attendeeType: 'student',
    dob: '2010-03-04',
    confirmedAt: app.world.now().toISOString(),
  };
  await make('FairAttendee', { ...registered, gpaScore: 3.1, gpaScale: 4, satScore: 1100 });
  app.world.advance(1000);
  await make('FairAttendee', {
    ...registered,
    fairId: autumn,
    gpaScore: 3.6,
    gpaScale: 4,
    actScore: 28,
    demographics: { ethnicity: ['White', 'Asian'], firstGeneration: false, heardFrom: 'A friend' },
  });
  await pool.query(`update fair_attendee set created_at = $2 where fair_id = $1`, [
    autumn,
    app.world.now(),
  ]);
  return ada;
}

describe('a college', () => {
  test('sees exactly the groups to which a student said yes, with where, when and under which words', async () => {
    const { id, rep } = await college();
    const ada = await openBook();
    const at = app.world.now().toISOString();
    await share(ada, id, { groups: ['contact'], action: 'asked', fairId: spring });
    const { total, items } = await page(rep);
    expect(total).toBe(1);
    expect(items).toEqual([
      {
        ...contact(ada),
        ...nothing,
        id: expect.any(String) as unknown,
        groups: ['contact'],
        takenBack: [],
        texts: false,
        agreedAt: at,
        action: 'asked',
        fairId: spring,
        fairName: 'Spring Fair',
        wordingVersion: presentQuestion.version,
      },
    ]);
    const groups = { school, academics, demographics };
    for (const [group, shared] of Object.entries(groups)) {
      await share(ada, id, { groups: ['contact', group], action: 'profile' });
      const [one] = (await page(rep)).items;
      expect(one).toMatchObject({ ...contact(ada), ...nothing, ...shared });
      // The first yes is when and where the student agreed.
      expect(one).toMatchObject({ groups: ['contact', group], agreedAt: at, fairId: spring });
    }
    await share(ada, id, { ...everything, action: 'profile' });
    const [whole] = (await page(rep)).items;
    expect(whole).toMatchObject({
      ...contact(ada),
      ...phone,
      ...school,
      ...academics,
      ...demographics,
    });
    expect(whole).toMatchObject({ ...everything, takenBack: [] });
    expect(JSON.stringify(whole)).not.toContain('A friend');
  });

  test.each([1, 2])(
    'keeps what a yes under version %i of the words shared at once, until the student answers anew',
    async (wordingVersion) => {
      const { id, rep } = await college();
      const ada = await openBook();
      await share(ada, id, { wordingVersion });
      expect((await page(rep)).items).toMatchObject([{ ...contact(ada), ...phone, ...home }]);
      // Today's words name less with a yes, and the background anew.
      await share(ada, id, { groups: ['contact', 'school'], action: 'profile' });
      expect((await page(rep)).items).toMatchObject([
        { ...contact(ada), ...nothing, ...school, groups: ['contact', 'school'] },
      ]);
      await share(ada, id, { groups: ['contact', 'demographics'], texts: true, action: 'profile' });
      expect((await page(rep)).items).toMatchObject([
        { ...contact(ada), ...phone, ...demographics, texts: true },
      ]);
    },
  );

  test('hears what a student told when registering where the record says nothing of it', async () => {
    const { id, rep } = await college();
    const ada = await student();
    const own = { userId: ada.id, attendeeType: 'student', dob: '2010-03-04' };
    await make('FairAttendee', {
      ...own,
      fairId: spring,
      confirmedAt: app.world.now().toISOString(),
      schoolName: 'Oak High',
      schoolGrade: '12th',
      collegeStart: 'Fall 2027',
      majors: ['Biology'],
      demographics: { gender: 'Man', ethnicity: [] },
    });
    // Registered by or as someone else: not the student's own word.
    await make('FairAttendee', { fairId: autumn, userId: ada.id, schoolGrade: '9th' });
    app.world.advance(1000);
    const unconfirmed = await make('FairAttendee', {
      ...own,
      fairId: await make('Fair'),
      gpaScore: 1.2,
      schoolGrade: '9th',
      majors: ['Welding'],
      demographics: { gender: 'Woman', ethnicity: ['White'] },
    });
    await share(ada, id, everything);
    expect((await page(rep)).items).toMatchObject([
      {
        currentSchool: 'Oak High',
        schoolGrade: '12th',
        entryDate: 'Fall 2027',
        majors: ['Biology'],
        gpaScore: null,
        gender: 'Man',
        ethnicity: [],
        firstGeneration: null,
      },
    ]);
    expect((await taken(rep)).items).toMatchObject([{ gpaScore: null, majors: ['Biology'] }]);
    const { errors } = await ada.call(
      'mutation ($id: ID!) { it: confirmMyRegistration(id: $id) { id } }',
      { id: unconfirmed },
    );
    expect(errors).toBeUndefined();
    expect((await page(rep)).items).toMatchObject([{ gpaScore: 1.2, majors: ['Welding'] }]);
  });

  test('sees no one who was never asked, said no, shares with another, or only registered', async () => {
    const [elm, oak] = [await college(), await college()];
    const [yes, no, other] = [await student(), await student(), await student()];
    await share(yes, elm.id);
    await share(no, elm.id, { groups: [] });
    await share(other, oak.id);
    await make('FairAttendee', { fairId: spring, userId: (await student()).id });
    expect((await page(elm.rep)).items).toMatchObject([{ email: yes.email }]);
    expect((await page(oak.rep)).items).toMatchObject([{ email: other.email }]);
  });

  test('knows a student by an id of its own, by which two colleges find out nothing together', async () => {
    const [elm, oak] = [await college(), await college()];
    const ada = await student();
    await share(ada, elm.id);
    await share(ada, oak.id);
    const ids = [elm, oak].map(async ({ rep }) => (await page(rep)).items[0]?.['id']);
    const [one, another] = await Promise.all(ids);
    expect(one).not.toBe(another);
    expect([one, another]).not.toContain(ada.studentId);
    expect([one, another]).not.toContain(ada.id);
  });

  test('loses a student, or a group, on the next look once it is taken back', async () => {
    const { id, rep } = await college();
    const ada = await openBook();
    await share(ada, id, everything);
    await share(ada, id, { groups: ['contact', 'school'], texts: true, action: 'profile' });
    expect((await page(rep)).items).toMatchObject([
      {
        ...contact(ada),
        ...nothing,
        ...phone,
        ...school,
        takenBack: ['academics', 'demographics'],
      },
    ]);
    await withdraw(ada, id);
    expect(await page(rep)).toEqual({ total: 0, items: [] });
    await share(ada, id);
    expect(await seen(rep)).toEqual(['Ada']);
    await deleteAccount(pool, app.world, erasers, ada.id ?? '');
    expect(await seen(rep)).toEqual([]);
  });

  test('sees no one who is deleted by an admin, or younger than thirteen after all', async () => {
    const { id, rep } = await college();
    const [gone, child] = [await student(), await student()];
    for (const one of [gone, child]) await share(one, id);
    await admin.call(writing('update', 'Student'), {
      input: { id: gone.studentId, deleted: true },
    });
    await pool.query(`update student set dob = '2013-11-22' where id = $1`, [child.studentId]);
    expect(await seen(rep)).toEqual([]);
    app.world.advance(2 * 86_400_000);
    expect((await page(rep)).items).toMatchObject([{ email: child.email }]);
  });

  test('finds students by name, address or school, by nothing that is not shared', async () => {
    const { id, rep } = await college();
    const zoe = await student({ firstName: 'Zoe', lastName: 'Ash', currentSchool: 'Pine High' });
    const bea = await student({ firstName: 'Bea', lastName: 'Zed', currentSchool: 'Pine High' });
    await share(zoe, id, { groups: ['contact', 'school'], fairId: spring });
    app.world.advance(60_000);
    await share(bea, id, { groups: ['contact'], fairId: autumn });
    expect(await seen(rep)).toEqual(['Zoe', 'Bea']);
    expect(await seen(rep, { sort: 'agreedAt', descending: true })).toEqual(['Bea', 'Zoe']);
    expect(await seen(rep, { search: 'ZOE ash' })).toEqual(['Zoe']);
    expect(await seen(rep, { search: bea.email })).toEqual(['Bea']);
    expect(await seen(rep, { search: 'pine' })).toEqual(['Zoe']);
    expect(await seen(rep, { search: '%' })).toEqual([]);
    expect(codeOf(await ask(rep, { sort: 'currentSchool' }))).toBe('BAD_USER_INPUT');
  });

  test('picks one fair, and is told at which fairs there is anyone', async () => {
    const { id, rep } = await college();
    const [zoe, bea, eve] = [
      await student({ firstName: 'Zoe' }),
      await student({ firstName: 'Bea' }),
      await student({ firstName: 'Eve' }),
    ];
    await share(zoe, id, { fairId: spring });
    app.world.advance(60_000);
    await share(bea, id, { fairId: autumn });
    await share(eve, id);
    expect(await seen(rep, { fairId: autumn })).toEqual(['Bea']);
    for (const fairId of [id, 'none']) expect(await seen(rep, { fairId })).toEqual([]);
    const { fairs } = recordIn(await ask(rep, {}, 'fairs { id name count }'));
    expect(fairs).toEqual([
      { id: autumn, name: 'Autumn Fair', count: 1 },
      { id: spring, name: 'Spring Fair', count: 1 },
    ]);
  });

  test('turns pages that hold everyone once', async () => {
    const { id, rep } = await college();
    const ids: string[] = [];
    for (let n = 0; n < 30; n += 1) ids.push((await student()).studentId);
    await pool.query(
      `insert into sharing (id, account_id, college_id, created_at)
       select gen_random_uuid(), user_id, $2, $3 from student where id = any($1)`,
      [ids, id, app.world.now()],
    );
    await pool.query(
      `insert into sharing_entry (sharing_id, place, at, outcome, topics, action, wording_id, wording_version)
       select id, 1, $2, 'given', '{contact}', 'saved', 'sharing-question', 1
       from sharing where college_id = $1`,
      [id, app.world.now()],
    );
    const [one, two, three] = [
      await page(rep),
      await page(rep, { page: 2 }),
      await page(rep, { page: 3 }),
    ];
    expect([one.total, one.items.length, two.items.length, three.items.length]).toEqual([
      30, 25, 5, 0,
    ]);
    const all = [...one.items, ...two.items].map((item) => item['id']);
    expect(new Set(all).size).toBe(30);
    expect(codeOf(await ask(rep, { page: 0 }))).toBe('BAD_USER_INPUT');
    expect((await taken(rep)).items).toHaveLength(30);
  });
});

describe('someone who asks for the students of a college', () => {
  test('and is its rep no longer sees nothing from that moment on, with the same session', async () => {
    const { id, rep } = await college();
    const colleague = await repOf(id);
    await share(await student(), id);
    expect(await seen(colleague)).toEqual(['Ada']);
    await rep.call('mutation ($id: ID!) { endLink(link: COLLEGE_REP, id: $id) }', {
      id: colleague.repId,
    });
    expect(await page(colleague)).toEqual({ total: 0, items: [] });
    expect(codeOf(await takeOut(colleague))).toBe('CONFLICT');
    expect(recordIn(await ask(colleague, {}, 'exports { id } fairs { id }'))).toEqual({
      exports: [],
      fairs: [],
    });
    expect(await seen(rep)).toEqual(['Ada']);
  });

  test('while it is a draft, is closed, or has not confirmed him, sees nothing', async () => {
    const { id, rep } = await college();
    await share(await student(), id);
    for (const status of ['draft', 'closed']) {
      await admin.call(writing('update', 'College'), { input: { id, status } });
      expect(await seen(rep)).toEqual([]);
      expect(codeOf(await takeOut(rep))).toBe('CONFLICT');
    }
    await admin.call(writing('update', 'College'), { input: { id, status: 'active' } });
    expect(await seen(rep)).toEqual(['Ada']);
    await pool.query('update college_rep set confirmed_at = null where id = $1', [rep.repId]);
    expect(await seen(rep)).toEqual([]);
  });

  test('and is of no college, a student, a parent, a counselor or an admin, gets no name', async () => {
    const { id } = await college();
    const ada = await student();
    await share(ada, id);
    expect(await page(await app.person('college'))).toEqual({ total: 0, items: [] });
    const parent = await app.person('parent');
    await link(parent, ada.studentId);
    const people = [ada, parent, await app.person('counselor'), admin];
    for (const who of people) {
      expect(codeOf(await ask(who))).toBe('FORBIDDEN');
      expect(codeOf(await takeOut(who))).toBe('FORBIDDEN');
    }
    for (const who of [app.guest(), app.stranger()])
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(codeOf(await ask(who)));
  });
});
