import { describe, expect, test } from 'vitest';
import { testServer, type Person } from '../support/test-server.server.ts';
import { testRecords, writing } from '../support/test-records.server.ts';
import { refusedCall } from '../support/test-refusals.server.ts';

const app = await testServer();
const { make, admin } = await testRecords(app);
const { pool } = app.database;

interface Page {
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly nextToken: string | null;
}
const query =
  'query ($filter: ModelCounselorSchoolFilterInput, $limit: Int, $nextToken: String) { it: listCounselorSchools(filter: $filter, limit: $limit, nextToken: $nextToken) { items { id name } nextToken } }';

async function page(args: object, person: Person = admin): Promise<Page> {
  const { data, errors } = await person.call(query, { ...args });
  expect(errors).toBeUndefined();
  return data?.['it'] as Page;
}

/** Reads a list to its end, page by page. */
async function walk(args: object, between?: (page: number) => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  let nextToken: string | null = null;
  let number = 0;
  do {
    const { items, nextToken: next }: Page = await page({ ...args, nextToken });
    names.push(...items.map(({ name }) => name));
    nextToken = next;
    await between?.((number += 1));
  } while (nextToken !== null);
  return names;
}

const school = async (name: string): Promise<string> => {
  app.world.advance(1);
  return make('CounselorSchool', { name });
};
const names = Array.from({ length: 25 }, (_, n) => `School ${String(n).padStart(2, '0')}`);
const ids: string[] = [];
for (const name of names) ids.push(await school(name));

describe('a list', () => {
  test('comes in the order in which the records were made, the same each time', async () => {
    expect(await walk({})).toEqual(names);
    expect(await walk({ limit: 1 })).toEqual(names);
    expect(await walk({ limit: 7 })).toEqual(names);
  });

  test('ends without a token, also when the last page is full', async () => {
    expect((await page({ limit: 25 })).nextToken).toBeNull();
    expect((await page({ limit: 24 })).nextToken).not.toBeNull();
    const { nextToken } = await page({ limit: 24 });
    expect(await page({ limit: 24, nextToken })).toMatchObject({
      items: [{ name: names.at(-1) }],
      nextToken: null,
    });
  });

  test('loses no one and doubles no one while records come and go', async () => {
    const seen = await walk({ limit: 5 }, async (number) => {
      if (number === 1) {
        // Already seen, at the token, and still to come.
        await pool.query('delete from counselor_school where id = any($1)', [
          [ids[0], ids[4], ids[7]],
        ]);
        await school('New school');
      }
      if (number === 2)
        await admin.call(writing('update', 'CounselorSchool'), {
          input: { id: ids[20], name: 'Renamed' },
        });
    });
    const kept = names.filter((_, n) => n !== 7).map((name, n) => (n === 19 ? 'Renamed' : name));
    expect(seen).toEqual([...kept, 'New school']);
  });

  test('that is filtered goes on with its own token', async () => {
    const filter = { name: { beginsWith: 'School 1' } };
    const whole = names.filter((name) => name.startsWith('School 1'));
    expect(await walk({ filter, limit: 3 })).toEqual(whole);
  });

  test('gives a hundred records unless told, a thousand at most, and one at least', async () => {
    await pool.query(
      `insert into counselor_school (id, name, name_lower, city, state)
       select gen_random_uuid(), 'Many', 'many', 'Hadley', 'MA' from generate_series(1, 1100)`,
    );
    const size = async (limit?: number | null) => (await page({ limit })).items.length;
    expect(await size()).toBe(100);
    expect(await size(null)).toBe(100);
    expect(await size(1000)).toBe(1000);
    expect(await size(5000)).toBe(1000);
    expect(await size(2_147_483_647)).toBe(1000);
    expect(await size(1)).toBe(1);
    expect(await size(0)).toBe(1);
    expect(await size(-5)).toBe(1);
  });
});

describe('a token', () => {
  const wrong = {
    code: 'BAD_USER_INPUT',
    fields: {
      nextToken: 'This token doesn’t belong to this list. Please start again without it.',
    },
  };
  const tryToken = (list: string, nextToken: unknown) =>
    refusedCall(
      app,
      admin,
      `query ($nextToken: String) { ${list.replace('TOKEN', 'nextToken: $nextToken')} }`,
      { nextToken },
    );

  test('is good for its own list only', async () => {
    const { nextToken } = await page({ limit: 1 });
    const other = 'listColleges(TOKEN) { items { id } }';
    const filtered = 'listCounselorSchools(TOKEN, filter: { name: { ne: "x" } }) { items { id } }';
    expect(await tryToken(other, nextToken)).toMatchObject(wrong);
    expect(await tryToken(filtered, nextToken)).toMatchObject(wrong);
    const filter = { name: { ne: 'x' } };
    const own = await page({ limit: 1, filter });
    expect(await tryToken(filtered.replace('"x"', '"y"'), own.nextToken)).toMatchObject(wrong);
    expect((await page({ filter, nextToken: own.nextToken })).items).toHaveLength(100);
  });

  test('is not one when it was made up, cut, lengthened or changed', async () => {
    const { nextToken } = await page({ limit: 1 });
    const token = nextToken!;
    const list = 'listCounselorSchools(TOKEN) { items { id } }';
    const flipped = `${token.slice(0, -5)}${token.at(-5) === 'A' ? 'B' : 'A'}${token.slice(-4)}`;
    const made = Buffer.from(`000000000000${ids[3]}`).toString('base64url');
    for (const one of [
      'x',
      '0',
      ids[3],
      made,
      flipped,
      token.slice(0, 20),
      `${token}AAAA`,
      "'; drop table college; --",
      'a'.repeat(5000),
      '😀',
    ])
      expect(await tryToken(list, one)).toMatchObject(wrong);
  });

  test('of a list of records below one is good for that relation only', async () => {
    const schoolId = await school('With counselors');
    const more = { counselorSchoolId: schoolId };
    for (let n = 0; n < 3; n += 1) {
      app.world.advance(1);
      await make('Counselor', { ...more, firstName: `C${n}` });
    }
    const nested = (args: string) =>
      `{ it: getCounselorSchool(id: "${schoolId}") { counselors(${args}) { items { firstName } nextToken } } }`;
    const read = async (args: string) => {
      const { data } = await admin.call(nested(args));
      const { counselors } = data?.['it'] as {
        counselors: { items: { firstName: string }[]; nextToken: string | null };
      };
      return counselors;
    };
    const first = await read('limit: 2');
    expect(first.items.map(({ firstName }) => firstName)).toEqual(['C0', 'C1']);
    expect(await read(`limit: 2, nextToken: "${first.nextToken}"`)).toEqual({
      items: [{ firstName: 'C2' }],
      nextToken: null,
    });
    const rootToken = (await page({ limit: 1 })).nextToken;
    for (const args of [
      `nextToken: "${rootToken}"`,
      `nextToken: "${first.nextToken}", filter: { firstName: { ne: "x" } }`,
    ])
      expect(await refusedCall(app, admin, nested(args))).toMatchObject(wrong);
    expect(await tryToken('listCounselors(TOKEN) { items { id } }', first.nextToken)).toMatchObject(
      wrong,
    );
  });
});
