import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, test } from 'vitest';
import { testServer, type Answer, type Person } from '../support/test-server.server.ts';
import { filledIn, testRecords, writing } from '../support/test-records.server.ts';

const app = await testServer();
const { make, admin } = await testRecords(app);
const { pool } = app.database;

const fair = await make('Fair', { name: 'Spring' });
const college = await make('College', { name: 'Amherst' });
await make('CollegeProfile', { collegeId: college, majors: ['History'] });
const reps = ['Ada', 'Bob', 'Cyd'];
for (const firstName of reps) {
  app.world.advance(1);
  await make('CollegeRep', { collegeId: college, firstName });
}
await make('FairBooth', { collegeId: college, fairId: fair });
const another = await make('College', { name: 'Bard' });
await make('CollegeRep', { collegeId: another, firstName: 'Dee' });

const dataOf = ({ data, errors }: Answer) => {
  expect(errors).toBeUndefined();
  return data;
};
const it = async (query: string, variables?: object, person: Person = admin) =>
  dataOf(await person.call(query, { ...variables }))?.['it'];

describe('someone who asks for records and their neighbors', () => {
  test('gets them both ways, as deep as the limit allows', async () => {
    const deep = `{ it: getCollege(id: "${college}") { name collegeProfile { majors college { fairBooths { items { fair { name booths { items { college { name } } } } } } } } } }`;
    const booths = { items: [{ college: { name: 'Amherst' } }] };
    expect(await it(deep)).toEqual({
      name: 'Amherst',
      collegeProfile: {
        majors: ['History'],
        college: { fairBooths: { items: [{ fair: { name: 'Spring', booths } }] } },
      },
    });
  });

  test('gets null or an empty list where there is no one', async () => {
    const fields = 'collegeProfile { id } fairBooths { items { id } nextToken }';
    expect(await it(`{ it: getCollege(id: "${another}") { ${fields} } }`)).toEqual({
      collegeProfile: null,
      fairBooths: { items: [], nextToken: null },
    });
  });

  test('gives each list its own limit, filter and name', async () => {
    const query = `query ($name: String, $few: Int) { it: getCollege(id: "${college}") {
      all: collegeReps { items { firstName } }
      first: collegeReps(limit: $few) { items { firstName } nextToken }
      named: collegeReps(filter: { firstName: { eq: $name } }) { items { firstName } }
      others: collegeReps(filter: { not: { firstName: { eq: $name } } }, limit: 1) { items { first: firstName } }
    } }`;
    expect(await it(query, { name: 'Bob', few: 2 })).toEqual({
      all: { items: reps.map((firstName) => ({ firstName })) },
      first: { items: [{ firstName: 'Ada' }, { firstName: 'Bob' }], nextToken: expect.any(String) },
      named: { items: [{ firstName: 'Bob' }] },
      others: { items: [{ first: 'Ada' }] },
    });
    // The same document again, with other values.
    expect(await it(query, { name: 'Cyd', few: 1 })).toMatchObject({
      first: { items: [{ firstName: 'Ada' }] },
      named: { items: [{ firstName: 'Cyd' }] },
    });
  });

  test('names lists as long as he likes', async () => {
    const [one, two] = ['a', 'b'].map((email) => email.repeat(70));
    const query = `{ it: getCollege(id: "${college}") { ${one}: collegeReps(limit: 1) { items { firstName } } ${two}: collegeReps(limit: 2) { items { firstName } } } }`;
    expect(await it(query)).toEqual({
      [one!]: { items: [{ firstName: 'Ada' }] },
      [two!]: { items: [{ firstName: 'Ada' }, { firstName: 'Bob' }] },
    });
  });

  test('spreads fragments, several of them over one another', async () => {
    const query = `query { it: getCollege(id: "${college}") { ...a ... on College { city } ...b } }
      fragment a on College { name collegeReps(limit: 1) { items { firstName } } }
      fragment b on College { ...c collegeReps(limit: 1) { items { lastName } nextToken } }
      fragment c on College { id name }`;
    expect(await it(query)).toEqual({
      id: college,
      name: 'Amherst',
      city: 'Amherst',
      collegeReps: {
        items: [{ firstName: 'Ada', lastName: 'Byron' }],
        nextToken: expect.any(String),
      },
    });
  });

  test('leaves out and takes in what the directives say', async () => {
    const query = `query ($yes: Boolean!) { it: getCollege(id: "${college}") {
      name @skip(if: $yes) city @include(if: $yes)
      collegeReps(limit: 1) @include(if: $yes) { items { firstName @skip(if: $yes) lastName } }
      ... @skip(if: $yes) { collegeProfile { majors } } } }`;
    expect(await it(query, { yes: true })).toEqual({
      city: 'Amherst',
      collegeReps: { items: [{ lastName: 'Byron' }] },
    });
    expect(await it(query, { yes: false })).toEqual({
      name: 'Amherst',
      collegeProfile: { majors: ['History'] },
    });
  });

  test('is told the types of what he gets', async () => {
    const query = `{ __typename it: getCollege(id: "${college}") { __typename collegeReps(limit: 1) { __typename items { __typename } } } }`;
    const answer = await admin.call(query);
    expect(answer.data).toEqual({
      __typename: 'Query',
      it: {
        __typename: 'College',
        collegeReps: {
          __typename: 'ModelCollegeRepConnection',
          items: [{ __typename: 'CollegeRep' }],
        },
      },
    });
  });

  test('asks for one record under several names, and for several at once', async () => {
    const query = `{ a: getCollege(id: "${college}") { x: name y: name } b: getCollege(id: "${another}") { name } c: listColleges(limit: 1) { items { name } } }`;
    expect(dataOf(await admin.call(query))).toEqual({
      a: { x: 'Amherst', y: 'Amherst' },
      b: { name: 'Bard' },
      c: { items: [{ name: 'Amherst' }] },
    });
  });

  test('asks for the items of a list once', async () => {
    const query = '{ listColleges { a: items { id } b: items { name } } }';
    const { errors } = await admin.call(query);
    expect(errors![0]!.message).toBe('Please ask for the items of a list once.');
    expect(await it('{ it: listColleges(limit: 1) { all: items { name } } }')).toEqual({
      all: [{ name: 'Amherst' }],
    });
  });

  test('reads what he has written, deleted records with all that went with them', async () => {
    const id = await make('College', { name: 'Closing' });
    await make('CollegeRep', { collegeId: id, firstName: 'Last' });
    const fields = 'name collegeReps { items { firstName college { name } } }';
    const whole = (name: string) => ({
      it: { name, collegeReps: { items: [{ firstName: 'Last', college: { name } }] } },
    });
    const renamed = await admin.call(writing('update', 'College', fields), {
      input: { id, name: 'Closed' },
    });
    expect(dataOf(renamed)).toEqual(whole('Closed'));
    const deleted = await admin.call(writing('delete', 'College', fields), { input: { id } });
    expect(dataOf(deleted)).toEqual(whole('Closed'));
    const left = '{ it: listCollegeReps(filter: { firstName: { eq: "Last" } }) { items { id } } }';
    expect(await it(left)).toEqual({ items: [] });
  });
});

describe('a read takes one statement besides the look-up of the session', () => {
  const calls = new AsyncLocalStorage<string[]>();
  const { query } = pool;
  Object.defineProperty(pool, 'query', {
    value: (...args: [string | { text: string }]): unknown => {
      const [first] = args;
      calls.getStore()?.push(typeof first === 'string' ? first : first.text);
      return Reflect.apply(query, pool, args) as unknown;
    },
  });
  const statements = async (person: Person, text: string, variables: object = {}) => {
    const texts: string[] = [];
    const { errors } = await calls.run(texts, () => person.call(text, { ...variables }));
    expect(errors).toBeUndefined();
    // Writers wake the event reader, which runs its own statements.
    return texts.filter((one) => !/\bevent(_epoch)?\b/.test(one) && !one.includes('from session'));
  };
  const deep =
    'collegeReps { items { college { collegeProfile { college { collegeReps { items { id } } } } } } }';
  const reads = [
    ['a record', `{ getCollege(id: "${college}") { name } }`],
    ['a record and everything around it', `{ getCollege(id: "${college}") { ${deep} } }`],
    ['a list', '{ listColleges { items { name } } }'],
    [
      'a list with ten lists in it',
      `{ listColleges(limit: 10) { items { ${deep.replaceAll('collegeReps', 'collegeReps(limit: 20)')} } } }`,
    ],
    ['a filtered list', '{ listColleges(filter: { name: { eq: "x" } }) { items { id } } }'],
    [
      'a list with a filtered one in it',
      '{ listColleges { items { collegeReps(filter: { firstName: { eq: "Ada" } }) { items { id } } } } }',
    ],
  ] as const;
  test.each(reads)('%s', async (_, query) => {
    const student = await app.person('student');
    for (const person of [admin, student]) expect(await statements(person, query)).toHaveLength(1);
  });

  test('and none at all where no one of his kind may read', async () => {
    const student = await app.person('student');
    const query = '{ listCollegePayments { items { id } } getFairAttendee(id: "x") { id } }';
    expect(await statements(student, query)).toEqual([]);
  });

  test('and so does making a record', async () => {
    const counselor = await app.person('counselor');
    const texts = await statements(counselor, writing('create', 'CounselorSchool'), {
      input: filledIn.CounselorSchool(1),
    });
    expect(texts).toHaveLength(1);
  });
});
