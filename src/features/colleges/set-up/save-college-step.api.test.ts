import { describe, expect, test } from 'vitest';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { lastToken, mailsTo } from '../../../../tests/support/test-mail.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer(undefined, { env: { BRAND_CONTACT_EMAIL: 'hello@fairs.test' } });
const { admin, make } = await testRecords(app);

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;

const institution = {
  name: 'Willow College',
  boothUrl: 'https://www.people.test/',
  address1: '1 Elm St',
  city: 'Amherst',
  state: 'MA',
  postalCode: '01002',
};
const steps = {
  Profile: {
    majors: ['History', 'Mathematics'],
    accreditedMajors: [],
    campusSize: ['1,000-4,999'],
    campusSetting: ['town'],
    collegeType: ['public', '4-year'],
    applyUrl: 'https://people.test/apply',
  },
  Rep: { firstName: 'Rae', lastName: 'Pine', phone: '413-555-0133' },
  Booth: { boothUrl: 'https://people.test/visit', description: 'A small college under willows.' },
} as const;
type Step = keyof typeof steps;

const start = (who: Person, input: object = institution) =>
  who.call(
    `mutation ($input: StartCollegeInput!) {
       it: startCollege(input: $input) { collegeId claim { id status } } }`,
    { input },
  );
const save = (who: Person, step: Step, input: object = steps[step]) =>
  who.call(
    `mutation ($input: SaveCollege${step}Input!) {
       it: saveCollege${step}(input: $input) { id setupStep } }`,
    { input },
  );
const self = async (who: Person) =>
  recordIn(
    await who.call(`{ it: me { college_id setupComplete claims { status } college {
      status setupStep owner description collegeReps { items { userId firstName phone } }
      collegeProfile { majors accreditedMajors onlineCoursePct } } } }`),
  );
const find = async (who: Person, search?: string) => {
  const answer = await who.call(
    'query ($search: String) { collegesToClaim(search: $search) { id name yours } }',
    { search },
  );
  return answer.data?.['collegesToClaim'] as { id: string; name: string; yours: boolean }[];
};

describe('a college that is in no directory', () => {
  test('is entered, filled in step by step, and complete after the fourth', async () => {
    const rae = await app.person('college');
    expect(await self(rae)).toMatchObject({ college_id: 'TBD', setupComplete: true });
    const { collegeId, claim } = recordIn(await start(rae, { ...institution, name: 'Alone' }));
    expect(claim).toBeNull();
    expect(await self(rae)).toMatchObject({
      college_id: collegeId,
      setupComplete: false,
      college: { status: 'draft', setupStep: 1, owner: rae.id },
    });
    for (const [index, step] of (Object.keys(steps) as Step[]).entries())
      expect(recordIn(await save(rae, step))).toEqual({ id: collegeId, setupStep: index + 2 });
    expect(await self(rae)).toMatchObject({
      setupComplete: true,
      college: {
        description: 'A small college under willows.',
        collegeReps: { items: [{ userId: rae.id, firstName: 'Rae', phone: '413-555-0133' }] },
        collegeProfile: { majors: ['History', 'Mathematics'], accreditedMajors: [] },
      },
    });
    expect((await mailsTo(app, 'hello@fairs.test')).at(-1)).toMatchObject({
      subject: 'Alone is waiting for approval',
    });
  });

  test('is entered by two colleagues at once, and is one: the other claims it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const people = [await app.person('college'), await app.person('college')];
      const college = { ...institution, name: `Twin College ${round}` };
      const answers = await Promise.all(people.map((who) => start(who, college)));
      const [one, other] = answers.map(recordIn);
      expect(one!['collegeId']).toBe(other!['collegeId']);
      expect([one!['claim'], other!['claim']].filter((claim) => claim !== null)).toMatchObject([
        { status: 'open' },
      ]);
    }
  });

  test('is entered once by someone who presses on two devices', async () => {
    const rae = await app.person('college');
    const twice = await Promise.all(
      [1, 2, 3].map((n) => start(rae, { ...institution, name: `Q${n}` })),
    );
    expect(twice.flatMap(({ errors }) => errors ?? [])).toHaveLength(2);
    const { rows } = await app.database.pool.query('select from college where owner = $1', [
      rae.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('stands beside a draft of the same name that someone from elsewhere has entered', async () => {
    const squatter = await app.person('college');
    const college = { ...institution, name: 'Wanted College' };
    await start(squatter, { ...college, boothUrl: 'https://elsewhere.test/' });
    const rae = await app.person('college');
    expect(recordIn(await start(rae, college))['claim']).toBeNull();
    // A college of the directory can't be entered a second time.
    await make('College', { ...college, name: 'Known College', domain: 'known.test' });
    expect(fieldsOf(await start(rae, college))).toBeUndefined();
    const bob = await app.person('college');
    expect(fieldsOf(await start(bob, { ...college, name: 'known college' }))).toEqual({
      name: 'This college is already in the directory. Find it there and ask to represent it.',
    });
  });

  test('is told field by field what is wrong', async () => {
    const rae = await app.person('college');
    expect(fieldsOf(await start(rae, { ...institution, name: '', postalCode: '1' }))).toEqual({
      name: 'Required.',
      postalCode: 'Please enter a valid postal code.',
    });
    for (const step of Object.keys(steps) as Step[])
      expect(codeOf(await save(rae, step))).toBe('CONFLICT');
    await start(rae, { ...institution, name: 'Wrong Inputs' });
    expect(fieldsOf(await save(rae, 'Profile', { ...steps.Profile, majors: [] }))).toEqual({
      majors: 'Please choose at least one.',
    });
    expect(fieldsOf(await save(rae, 'Booth', { ...steps.Booth, description: ' ' }))).toEqual({
      description: 'Required.',
    });
    expect(fieldsOf(await save(rae, 'Rep', { ...steps.Rep, phone: '' }))).toEqual({
      phone: 'Required.',
    });
    expect(await self(rae)).toMatchObject({ college: { setupStep: 1 } });
  });
});

describe('a rep who looks for the college', () => {
  test('sees those of their own email domain first, and what the directory finds by three letters', async () => {
    const mine = await make('College', { name: 'Zephyr College', domain: 'zephyr.test' });
    const other = await make('College', { name: 'Zephyr Hills University', domain: 'hills.test' });
    const rae = await app.person('college');
    await app.database.pool.query('update account set email = $2 where id = $1', [
      rae.id,
      'rae@math.zephyr.test',
    ]);
    expect(await find(rae)).toEqual([{ id: mine, name: 'Zephyr College', yours: true }]);
    await expect
      .poll(async () => (await find(rae, 'zep')).map(({ id }) => id))
      .toEqual([mine, other]);
    expect((await find(rae, 'zep')).map(({ yours }) => yours)).toEqual([true, false]);
    expect(await find(rae, 'hi')).toHaveLength(1);
  });

  test('finds the draft of a colleague and claims it; who shares a mailbox host finds nothing', async () => {
    const rae = await app.person('college');
    const { collegeId } = recordIn(await start(rae, { ...institution, name: 'Drafted College' }));
    const bob = await app.person('college');
    expect(await find(bob)).toContainEqual({ id: collegeId, name: 'Drafted College', yours: true });
    const eve = await app.person('college');
    const set = 'update account set email = $2 where id = $1';
    await app.database.pool.query(set, [eve.id, 'eve@gmail.com']);
    const gmail = { ...institution, name: 'Mail College', boothUrl: 'https://gmail.com' };
    expect(recordIn(await start(eve, gmail))['claim']).toBeNull();
    const mallory = await app.person('college');
    await app.database.pool.query(set, [mallory.id, 'mallory@gmail.com']);
    expect(await find(mallory)).toEqual([]);
  });
});

test('two reps save the same step at once, and there is one profile', async () => {
  const rae = await app.person('college');
  const { collegeId } = recordIn(await start(rae, { ...institution, name: 'Busy College' }));
  const bob = await app.person('college');
  await make('CollegeRep', { collegeId, userId: bob.id });
  const answers = await Promise.all(
    [rae, bob, rae, bob].flatMap((who) => [
      save(who, 'Profile'),
      save(who, 'Rep'),
      save(who, 'Booth'),
    ]),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  for (const who of [rae, bob])
    expect(await self(who)).toMatchObject({ setupComplete: true, college: { setupStep: 4 } });
});

test('a rep invites a colleague, takes it back, invites again, and the colleague comes and goes', async () => {
  const rae = await app.person('college');
  const { collegeId } = recordIn(await start(rae, { ...institution, name: 'Inviting College' }));
  const bob = await app.person('college');
  const invite = () =>
    rae.call(
      `mutation { createCollegeRepUser(userEmail: "${bob.email}", collegeId: "${String(collegeId)}") }`,
    );
  const waiting = async (who: Person) =>
    (await who.call('{ repInvitations { email } }')).data?.['repInvitations'];
  const withdraw = (who: Person) =>
    who.call(`mutation { withdrawRepInvitation(userEmail: "${bob.email}") }`);
  const accept = async () => {
    const token = await lastToken(app, bob.email, 'rep-invitation');
    return bob.call('mutation ($token: String) { acceptInvitation(token: $token) }', { token });
  };
  await app.database.pool.query(`update college set status = 'active' where id = $1`, [collegeId]);
  await invite();
  expect(await waiting(rae)).toEqual([{ email: bob.email }]);
  expect(await waiting(bob)).toEqual([]);
  expect(codeOf(await withdraw(bob))).toBe('CONFLICT');
  expect((await withdraw(rae)).errors).toBeUndefined();
  expect(codeOf(await withdraw(rae))).toBe('NOT_FOUND');
  expect(codeOf(await accept())).toBe('NOT_FOUND');
  await invite();
  expect((await accept()).errors).toBeUndefined();
  expect(await waiting(rae)).toEqual([]);
  expect(await self(bob)).toMatchObject({ college_id: collegeId, setupComplete: false });
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select id from college_rep where user_id = $1',
    [bob.id],
  );
  await rae.call(`mutation { endLink(link: COLLEGE_REP, id: "${rows[0]!.id}") }`);
  expect(await self(bob)).toMatchObject({ college_id: 'TBD', college: null });
  expect(codeOf(await save(bob, 'Booth'))).toBe('CONFLICT');
});

test('the steps of a college follow its reps: without one it has begun with none', async () => {
  const rae = await app.person('college');
  const { collegeId } = recordIn(await start(rae, { ...institution, name: 'Left College' }));
  for (const step of Object.keys(steps) as Step[]) await save(rae, step);
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select id from college_rep where user_id = $1',
    [rae.id],
  );
  await rae.call(`mutation { endLink(link: COLLEGE_REP, id: "${rows[0]!.id}") }`);
  const read = `{ it: getCollege(id: "${String(collegeId)}") { setupStep } }`;
  expect(recordIn(await admin.call(read))).toEqual({ setupStep: 0 });
});
