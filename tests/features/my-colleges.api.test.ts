import { beforeAll, describe, expect, test } from 'vitest';
import { sample } from '../../src/features/colleges/federal-files/federal-files.fixture.server.ts';
import { importColleges } from '../../src/features/colleges/federal-import/import-colleges.server.ts';
import { eventually } from '../../src/platform/testing/eventually.ts';
import { testServer, type Answer, type Person } from '../support/test-server.server.ts';
import { testRecords } from '../support/test-records.server.ts';

const app = await testServer();
const { make, link } = await testRecords(app);

const files = { file: sample.hd2024, completions: sample.completions, online: sample.online };
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

interface Point {
  readonly kind: string;
  readonly values: readonly string[];
  readonly number: number | null;
}
interface Mine {
  readonly college: { readonly id: string; readonly slug: string; readonly state: string };
  readonly match: {
    readonly percent: number | null;
    readonly reasons: readonly Point[];
    readonly misses: readonly Point[];
  } | null;
  readonly isSaved: boolean;
  readonly isSavedByStudent: boolean;
}
interface Page {
  readonly items: readonly Mine[];
  readonly totalCount: number;
  readonly hasWishes: boolean;
  readonly canSave: boolean;
  readonly savedCount: number;
  readonly studentId: string | null;
}

const mine = `college { id slug state majors } isSaved isSavedByStudent
  match { percent reasons { kind values number } misses { kind values number } unknown }`;
const ask = (who: Person, asked: object = {}) =>
  who.call(
    `query ($search: String, $sort: MyCollegesSort, $saved: SavedBy, $studentId: ID, $states: [String!]) {
      it: myColleges(search: $search, sort: $sort, saved: $saved, studentId: $studentId, states: $states, limit: 100) {
        items { ${mine} } totalCount hasWishes canSave savedCount studentId facets { states { value count } } } }`,
    { ...asked },
  );
const look = async (who: Person, asked: object = {}) => {
  const { data, errors } = await ask(who, asked);
  expect(errors).toBeUndefined();
  return data?.['it'] as Page;
};
const recommended = async (who: Person, studentId: string | null = null) =>
  (
    await who.call(
      `query ($studentId: ID) { it: recommendedColleges(studentId: $studentId) { ${mine} } }`,
      { studentId },
    )
  ).data?.['it'] as readonly Mine[];
const compare = (who: Person, slugs: readonly string[], studentId: string | null = null) =>
  who.call(
    `query ($slugs: [String!]!, $studentId: ID) { it: compareColleges(slugs: $slugs, studentId: $studentId) { ${mine} } }`,
    { slugs, studentId },
  );
const save = (who: Person, id: string) =>
  who.call('mutation ($id: ID!) { saveCollege(collegeId: $id) { name } }', { id });

async function student(wishes: object | null, about: object = {}) {
  const person = await app.person('student');
  const own = { userId: person.id, owner: person.id, email: person.email };
  const studentId = await make('Student', { ...own, ...about });
  if (wishes)
    await make('StudentCollegePreferences', {
      studentId,
      owner: person.id,
      majors: [],
      onlineCoursePct: null,
      ...wishes,
    });
  return { ...person, studentId };
}

beforeAll(async () => {
  await importColleges(app.database, app.world, files);
  const visitor = app.stranger();
  await eventually(async () => {
    const { data } = await visitor.call('{ collegeDirectory(limit: 1) { totalCount } }');
    expect(data).toEqual({ collegeDirectory: { totalCount: 49 } });
  });
});

// Within five points the nearer college comes first.
const steps = ({ items }: Page) =>
  items.map(({ match }) => Math.floor((100 - (match?.percent ?? -100)) / 5));

describe('a student', () => {
  test('finds the best matches first, each with its reasons', async () => {
    const ada = await student({ collegeType: ['public', '4-year'], campusSetting: ['city'] });
    const page = await look(ada);
    expect(page).toMatchObject({ totalCount: 49, hasWishes: true, canSave: true });
    expect(steps(page)).toEqual(steps(page).toSorted((one, other) => one - other));
    expect(page.items[0]?.match?.percent).toBeGreaterThanOrEqual(85);
    expect(page.items[0]?.match?.reasons.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['level', 'control', 'setting']),
    );
    const worst = page.items.filter(({ match }) => (match?.percent ?? 100) < 40);
    for (const { match } of worst) expect(match?.misses.length).toBeGreaterThan(0);
  });

  test('who searches finds what was meant first, unless the match is asked for', async () => {
    const ada = await student({ collegeType: ['2-year'] });
    const found = await look(ada, { search: 'university' });
    const public_ = await app
      .stranger()
      .call('{ it: collegeDirectory(search: "university", limit: 100) { items { id } } }');
    const ids = ({ items }: Pick<Page, 'items'>) => items.map(({ college }) => college.id);
    expect(ids(found)).toEqual(
      (public_.data?.['it'] as { items: { id: string }[] }).items.map(({ id }) => id),
    );
    const matched = await look(ada, { search: 'university', sort: 'match' });
    expect(ids(matched).toSorted()).toEqual(ids(found).toSorted());
    expect(steps(matched)).toEqual(steps(matched).toSorted((one, other) => one - other));
    const byName = await look(ada, { sort: 'name' });
    expect(steps(byName)).not.toEqual(steps(byName).toSorted((one, other) => one - other));
  });

  test('is matched with every major that a college teaches, not only with those on its card', async () => {
    const ada = await student(null);
    const { items } = await look(ada);
    const many = await Promise.all(
      items.map(async ({ college: { slug } }) => {
        const { data } = await compare(ada, [slug]);
        return data?.['it'] as readonly { college: { slug: string; majors: string[] } }[];
      }),
    );
    const largest = many
      .flat()
      .toSorted((one, other) => other.college.majors.length - one.college.majors.length)[0]!;
    const last = largest.college.majors.at(-1)!;
    expect(largest.college.majors.length).toBeGreaterThan(12);
    const bob = await student({ majors: [last] });
    const page = await look(bob);
    const found = page.items.find(({ college }) => college.slug === largest.college.slug);
    expect(found?.match).toMatchObject({
      percent: 75,
      reasons: [{ kind: 'majors', values: [last], number: 1 }],
    });
  });

  test('who looks for nothing in particular sees the directory as everyone does', async () => {
    const ada = await student(null);
    const page = await look(ada);
    expect(page).toMatchObject({ hasWishes: false, studentId: ada.studentId });
    expect(page.items.every(({ match }) => match?.percent === null)).toBe(true);
    const { data } = await app.stranger().call('{ collegeDirectory(limit: 100) { items { id } } }');
    expect(data).toEqual({
      collegeDirectory: { items: page.items.map(({ college }) => ({ id: college.id })) },
    });
    expect(await recommended(ada)).toEqual([]);
  });

  test('reads how far it is, from the ZIP code or the city, and which are in their own state', async () => {
    const { items } = await look(await student(null));
    const { data } = await app
      .stranger()
      .call('{ it: collegeDirectory(limit: 1, states: ["AL"]) { items { slug city state } } }');
    const [home] = (data?.['it'] as { items: { slug: string; city: string; state: string }[] })
      .items;
    const ada = await student(null, { city: home!.city, state: home!.state, postalCode: null });
    const facts = (await look(ada)).items.map(({ college, match }) => ({
      state: college.state,
      kinds: match?.reasons.map(({ kind }) => kind),
    }));
    expect(facts.filter(({ state }) => state === 'AL').length).toBeGreaterThan(0);
    for (const { state, kinds } of facts) expect(kinds?.includes('state')).toBe(state === 'AL');
    expect(facts.some(({ kinds }) => kinds?.includes('distance'))).toBe(true);
    expect(items.some(({ match }) => match?.reasons.some(({ kind }) => kind === 'distance'))).toBe(
      false,
    );
  });

  test('reads which colleges come to a fair that is on their own list, and finds them first', async () => {
    const ada = await student({ collegeType: ['4-year'] });
    const before = await look(ada);
    const last = before.items.filter(({ match }) => match?.percent === 83).at(-1)!.college;
    const fairId = await make('Fair', {
      name: 'Spring Fair',
      publishedAt: '2026-11-01T00:00:00Z',
    });
    await make('FairExhibitor', { fairId, collegeId: last.id, paymentType: 'invoice' });
    await make('FairBooth', { fairId, collegeId: last.id });
    await make('FairAttendee', { fairId, email: ada.email });
    await eventually(async () => {
      const [first] = (await look(ada)).items;
      expect(first).toMatchObject({ college: { id: last.id } });
      expect(first?.match?.reasons).toContainEqual({
        kind: 'fair',
        values: ['Spring Fair'],
        number: null,
      });
    });
    const bob = await student({ collegeType: ['4-year'] });
    expect(JSON.stringify(await look(bob))).not.toContain('Spring Fair');
  });

  test('narrows to what is saved, and is recommended what is not', async () => {
    const ada = await student({ campusSetting: ['city'] });
    const [first, second, third] = await recommended(ada);
    expect(first?.match?.percent).toBe(75);
    await save(ada, first!.college.id);
    const again = await recommended(ada);
    expect(again.map(({ college }) => college.id).slice(0, 2)).toEqual([
      second!.college.id,
      third!.college.id,
    ]);
    const saved = await look(ada, { saved: 'own' });
    expect(saved).toMatchObject({ totalCount: 1, savedCount: 1 });
    expect(saved.items).toMatchObject([{ college: { id: first!.college.id }, isSaved: true }]);
    const elsewhere = await look(ada, { saved: 'own', states: ['ZZ'] });
    expect(elsewhere).toMatchObject({ totalCount: 0, savedCount: 1 });
  });
});

describe('a parent', () => {
  test('is shown the match of the student that is chosen, and what that student has saved', async () => {
    const ada = await student({ collegeType: ['public'] });
    const bob = await student({ collegeType: ['private-nonprofit'] });
    const anne = await app.person('parent');
    await link(anne, ada.studentId);
    await link(anne, bob.studentId);
    const [forAda] = (await look(ada)).items;
    const [forBob] = (await look(bob)).items;
    await save(bob, forBob!.college.id);
    expect(await look(anne)).toMatchObject({ studentId: ada.studentId, savedCount: 0 });
    expect((await look(anne)).items[0]?.college.id).toBe(forAda!.college.id);
    const page = await look(anne, { studentId: bob.studentId });
    expect(page.items.find(({ isSavedByStudent }) => isSavedByStudent)?.college.id).toBe(
      forBob!.college.id,
    );
    expect(await look(anne, { studentId: bob.studentId, saved: 'student' })).toMatchObject({
      totalCount: 1,
    });
    expect(await look(anne, { studentId: bob.studentId, saved: 'own' })).toMatchObject({
      totalCount: 0,
    });
    expect((await recommended(anne, bob.studentId)).length).toBe(3);
    const stranger = await student({});
    expect(codeOf(await ask(anne, { studentId: stranger.studentId }))).toBe('NOT_FOUND');
    expect(codeOf(await compare(anne, [], stranger.studentId))).toBe('NOT_FOUND');
  });

  test('who is linked with no one sees the directory without a match', async () => {
    const anne = await app.person('parent');
    const page = await look(anne);
    expect(page).toMatchObject({ studentId: null, hasWishes: false, canSave: true });
    expect(page.items[0]?.match).toBeNull();
    expect(await recommended(anne)).toEqual([]);
  });
});

test('a student cannot look as another one', async () => {
  const [ada, bob] = [await student({}), await student({})];
  expect(codeOf(await ask(ada, { studentId: bob.studentId }))).toBe('NOT_FOUND');
});

test.each([
  ['counselor', true],
  ['college', false],
  ['admin', false],
  ['admin6x6', false],
] as const)('a %s sees no match, and may save: %s', async (userType, canSave) => {
  const page = await look(await app.person(userType), { sort: 'match' });
  expect(page).toMatchObject({ totalCount: 49, canSave, hasWishes: false });
  expect(page.items.every(({ match }) => match === null)).toBe(true);
});

test('up to four colleges are compared, in the order in which they are named', async () => {
  const ada = await student({ majors: ['History'] });
  const slugs = (await look(ada, { sort: 'name' })).items.map(({ college }) => college.slug);
  const asked = [slugs[3]!, slugs[1]!, 'no-such-college', slugs[1]!];
  const { data } = await compare(ada, asked);
  expect((data?.['it'] as readonly Mine[]).map(({ college }) => college.slug)).toEqual([
    slugs[3],
    slugs[1],
  ]);
  const five = await compare(ada, slugs.slice(0, 5));
  expect(codeOf(five)).toBe('BAD_USER_INPUT');
  expect(five.errors?.[0]?.extensions.fields).toEqual({
    slugs: 'Please compare 4 colleges at most.',
  });
});
