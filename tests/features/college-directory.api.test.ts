import { beforeAll, expect, test } from 'vitest';
import { sample } from '../../src/features/colleges/federal-files/federal-files.fixture.server.ts';
import { importColleges } from '../../src/features/colleges/federal-import/import-colleges.server.ts';
import { eventually } from '../../src/platform/testing/eventually.ts';
import { testServer } from '../support/test-server.server.ts';

const app = await testServer();
const visitor = app.stranger();
const { pool } = app.database;

beforeAll(async () => {
  await importColleges(app.database, app.world, {
    file: sample.hd2024,
    completions: sample.completions,
    online: sample.online,
  });
  await eventually(async () => expect(await total({})).toBe(49));
});

interface Directory {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly totalCount: number;
  readonly facets: Readonly<Record<string, readonly { value: string; count: number }[]>>;
  readonly nextToken: string | null;
}

const query = `
  query ($search: String, $states: [String!], $types: [String!], $sizes: [String!],
    $majors: [String!], $online: [String!], $fairs: [String!], $fairId: ID, $skip: Int, $sort: CollegeDirectorySort, $limit: Int,
    $nextToken: String) {
    collegeDirectory(search: $search, states: $states, types: $types, sizes: $sizes, majors: $majors,
      online: $online, fairs: $fairs, fairId: $fairId, skip: $skip, sort: $sort, limit: $limit, nextToken: $nextToken) {
      items {
        id name slug city state country collegeType campusSize campusSetting majors majorCount
        onlineCoursePct boothUrl applyUrl description logo latitude longitude
      }
      totalCount
      facets {
        states { value count } types { value count } sizes { value count } settings { value count }
        majors { value count } online { value count } fairs { slug name count }
      }
      nextToken
    }
  }`;

const ask = (variables: object) => visitor.call(query, { ...variables });

async function look(variables: object): Promise<Directory> {
  const { data, errors } = await ask(variables);
  expect(errors).toBeUndefined();
  return data?.['collegeDirectory'] as Directory;
}

const total = async (variables: object): Promise<number> => (await look(variables)).totalCount;
const names = async (variables: object): Promise<unknown[]> =>
  (await look(variables)).items.map(({ name }) => name);

test('a visitor without any account browses colleges, and sees the public card only', async () => {
  const { items, totalCount, facets } = await look({ search: 'standford' });
  expect(totalCount).toBe(1);
  expect(items).toEqual([
    {
      id: expect.any(String) as string,
      name: 'Stanford University',
      slug: 'stanford-university',
      city: 'Stanford',
      state: 'CA',
      country: 'US',
      collegeType: ['private-nonprofit', '4-year'],
      campusSize: ['10,000-19,999'],
      campusSetting: ['suburb'],
      majors: expect.any(Array) as string[],
      majorCount: expect.any(Number) as number,
      onlineCoursePct: null,
      boothUrl: 'https://www.stanford.edu/',
      applyUrl: 'https://commonapp.org/',
      description: null,
      logo: null,
      latitude: 37.429434,
      longitude: -122.167359,
    },
  ]);
  expect(facets['states']).toEqual([{ value: 'CA', count: 1 }]);
  const { data, errors } = await visitor.call(
    '{ collegeDirectory { items { owner fairCredits collegeReps { items { email } } } } }',
  );
  expect(data?.['collegeDirectory']).toBeUndefined();
  expect(errors?.length).toBeGreaterThan(0);
});

test('a visitor narrows the directory and is told what one more click would give', async () => {
  const { totalCount, facets } = await look({ states: ['ca'], types: ['4-year'] });
  const states = Object.fromEntries(
    (facets['states'] ?? []).map(({ value, count }) => [value, count]),
  );
  expect(states['CA']).toBe(totalCount);
  expect(await total({ states: ['CA', 'NY'], types: ['4-year'] })).toBe(
    (states['CA'] ?? 0) + (states['NY'] ?? 0),
  );
  const types = new Map((facets['types'] ?? []).map(({ value, count }) => [value, count]));
  expect(await total({ states: ['CA'], types: ['public', '4-year'] })).toBe(types.get('public'));
});

test('a visitor reads on from page to page, and a token of another list is refused', async () => {
  const seen: unknown[] = [];
  let nextToken: string | null = null;
  do {
    const page: Directory = await look({ limit: 10, sort: 'name', nextToken });
    seen.push(...page.items.map(({ id }) => id));
    nextToken = page.nextToken;
  } while (nextToken);
  expect(new Set(seen).size).toBe(49);
  expect(seen).toHaveLength(49);

  const { nextToken: token } = await look({ limit: 10, sort: 'name' });
  for (const other of [
    { sort: 'size', nextToken: token },
    { sort: 'name', states: ['CA'], nextToken: token },
    { sort: 'name', nextToken: `${token ?? ''}x` },
    { sort: 'name', nextToken: 'elsewhere' },
    { sort: 'name', nextToken: '🎓' },
    { sort: 'name', nextToken: 'A'.repeat(2_000) },
  ]) {
    const { data, errors } = await ask({ limit: 10, ...other });
    expect(data?.['collegeDirectory']).toBeUndefined();
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { nextToken: expect.any(String) as string },
    });
  }
});

test('a visitor who asks for what is no choice is told so, field by field', async () => {
  const cases: [object, string][] = [
    [{ types: ['castle'] }, 'types'],
    [{ sizes: ['huge'] }, 'sizes'],
    [{ online: ['maybe'] }, 'online'],
    [{ limit: 0 }, 'limit'],
    [{ limit: -5 }, 'limit'],
    [{ skip: -1 }, 'skip'],
    [{ skip: 100_001 }, 'skip'],
    [{ fairs: ['x'.repeat(121)] }, 'fairs'],
    [{ search: 'x'.repeat(201) }, 'search'],
    [{ states: Array.from({ length: 101 }, () => 'CA') }, 'states'],
    [{ majors: ['x'.repeat(121)] }, 'majors'],
    [{ fairId: "1' or '1'='1" }, 'fairId'],
  ];
  for (const [variables, field] of cases) {
    const { errors } = await ask(variables);
    expect([variables, errors?.[0]?.extensions.code]).toEqual([variables, 'BAD_USER_INPUT']);
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  }
  for (const search of [`'; drop table college; --`, '<b>', '%', '\u202e', '💥', '\ud800']) {
    expect((await ask({ search })).errors).toBeUndefined();
  }
  expect(await total({ states: ['ZZ'] })).toBe(0);
  expect((await look({ limit: 5_000 })).items).toHaveLength(49);
});

test('a visitor never sees a draft or a college that has closed', async () => {
  expect(await names({ search: 'Birmingham-Southern' })).not.toContain(
    'Birmingham-Southern College',
  );
  const rep = await app.person('college');
  await rep.call('mutation ($input: CreateCollegeInput!) { createCollege(input: $input) { id } }', {
    input: {
      name: 'Zebra College',
      boothUrl: 'https://zebra.example.edu',
      address1: '1 Zoo Road',
      city: 'Reno',
      state: 'NV',
      postalCode: '89501',
    },
  });
  const admin = await app.person('admin');
  const { data } = await admin.call(
    '{ listColleges(filter: { name: { eq: "Zebra College" } }) { items { id } } }',
  );
  const zebra = (data?.['listColleges'] as { items: { id: string }[] }).items[0]?.id;
  expect(zebra).toBeDefined();
  expect(await total({ search: 'zebra' })).toBe(0);
  await admin.call(
    'mutation ($input: UpdateCollegeInput!) { updateCollege(input: $input) { id } }',
    {
      input: { id: zebra, status: 'active' },
    },
  );
  await expect.poll(() => total({ search: 'zebra' })).toBe(1);
  await admin.call(
    'mutation ($input: DeleteCollegeInput!) { deleteCollege(input: $input) { id } }',
    {
      input: { id: zebra },
    },
  );
  await expect.poll(() => total({ search: 'zebra' })).toBe(0);
});

test('what is edited in one process shows in the directory of the other', async () => {
  const neighbor = await app.neighbor();
  try {
    const shown = async (search: string) =>
      (await neighbor.directory.list({ search })).items.map(({ name, majors }) => [name, majors]);
    expect((await shown('caltech'))[0]?.[0]).toBe('California Institute of Technology');

    await pool.query(`update college set name = 'Pasadena Polytechnic' where unit_id = 110404`);
    await expect
      .poll(async () => (await shown('pasadena poly'))[0]?.[0])
      .toBe('Pasadena Polytechnic');
    await pool.query(
      `update college_profile set majors = '{History}'
       where college_id = (select id from college where unit_id = 110404)`,
    );
    await expect.poll(async () => (await shown('pasadena poly'))[0]?.[1]).toEqual(['History']);
    await pool.query(
      `update college_alias set aliases = '{Beaver Tech}'
       where college_id = (select id from college where unit_id = 110404)`,
    );
    await expect
      .poll(async () => (await shown('beaver tech'))[0]?.[0])
      .toBe('Pasadena Polytechnic');
    await pool.query(`update college set status = 'closed' where unit_id = 110404`);
    await expect.poll(() => shown('beaver tech')).toEqual([]);
    // Each process gets the event itself.
    await expect.poll(() => total({ search: 'beaver tech' })).toBe(0);
  } finally {
    await neighbor.close();
  }
});

test('a visitor sees who exhibits at a fair once the fair is public', async () => {
  const admin = await app.person('admin');
  const made = await admin.call(
    'mutation ($input: CreateFairInput!) { createFair(input: $input) { id } }',
    {
      input: {
        name: 'Spring',
        slug: 'spring',
        startTime: '2027-03-01T17:00:00Z',
        endTime: '2027-03-01T21:00:00Z',
        exhibitorDeadline: '2027-02-01T00:00:00Z',
        fairType: 'booth',
        publishedAt: null,
      },
    },
  );
  const fairId = (made.data?.['createFair'] as { id: string }).id;
  await pool.query(
    `insert into fair_booth (id, college_id, fair_id) select $1, id, $2 from college where unit_id = 166683`,
    [app.world.newId(), fairId],
  );
  expect(await names({ fairId })).toEqual([]);
  await admin.call('mutation ($input: UpdateFairInput!) { updateFair(input: $input) { id } }', {
    input: { id: fairId, publishedAt: '2026-11-21T00:00:00Z' },
  });
  expect(await names({ fairId })).toEqual(['Massachusetts Institute of Technology']);
  expect(await names({ fairId, states: ['CA'] })).toEqual([]);
  await expect
    .poll(() => names({ fairs: ['spring'] }))
    .toEqual(['Massachusetts Institute of Technology']);
  const { facets, totalCount } = await look({ states: ['CA'] });
  expect(facets['fairs']).toEqual([{ slug: 'spring', name: 'Spring', count: 0 }]);
  expect(totalCount).toBeGreaterThan(0);
  expect((await look({})).facets['fairs']).toEqual([{ slug: 'spring', name: 'Spring', count: 1 }]);
  expect(await names({ fairs: ['never'] })).toEqual([]);
});

test('a visitor is told which colleges are like one, and why, and never of a draft', async () => {
  const similar = async (slug: string, limit?: number) => {
    const { data, errors } = await visitor.call(
      `query ($slug: String!, $limit: Int) {
        similarColleges(slug: $slug, limit: $limit) {
          college { slug name majors majorCount fairs { slug } } reasons sharedMajors
        }
      }`,
      { slug, limit },
    );
    expect(errors).toBeUndefined();
    return data?.['similarColleges'] as {
      college: { slug: string; name: string; majors: string[] };
      reasons: string[];
      sharedMajors: number;
    }[];
  };
  const like = await similar('stanford-university');
  expect(like).toHaveLength(6);
  expect(like.map(({ college }) => college.slug)).not.toContain('stanford-university');
  expect(like[0]?.reasons).toContain('level');
  expect(like.every(({ college }) => college.majors.length <= 12)).toBe(true);
  expect(await similar('stanford-university', 2)).toEqual(like.slice(0, 2));
  expect(await similar('stanford-university', 1_000)).toHaveLength(24);
  expect(await similar('no-such-college')).toEqual([]);
  await pool.query(`update college set status = 'draft' where slug = $1`, [like[0]?.college.slug]);
  await expect
    .poll(async () => (await similar('stanford-university', 24)).map(({ college }) => college.slug))
    .not.toContain(like[0]?.college.slug);
});
