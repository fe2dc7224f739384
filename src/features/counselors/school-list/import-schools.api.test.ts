import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { federalData } from '../../../platform/testing/federal-data.server.ts';
import { testDatabase } from '../../../platform/testing/test-database.server.ts';
import { worldAt } from '../../../platform/testing/world-at.server.ts';
import { importSchools } from './import-schools.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'quad-schools-'));
afterAll(() => rmSync(folder, { recursive: true }));

const database = await testDatabase();
const world = worldAt('2026-11-21T12:00:00Z');

beforeEach(async () => {
  await database.pool.query('truncate counselor_school, counselor_school_import, event cascade');
});

/** Real schools of the federal lists. */
const list = [
  'name,city,state,type',
  'Alaska Middle College School,Eagle River,AK,public',
  'Amazing Grace Academy,Palmer,AK,private',
  'Aniak Jr/Sr High School,Aniak,AK,public',
  '"Academia Maria Reina, Inc",San Juan,PR,private',
  '',
].join('\n');

function written(content: string | Uint8Array): string {
  const path = join(folder, 'schools.csv');
  writeFileSync(path, content);
  return path;
}

const run = (content: string | Uint8Array) =>
  importSchools(database, world, { file: written(content) });

async function schools(): Promise<object[]> {
  const { rows } = await database.pool.query<object>(
    'select name, city, state, country, postal_code from counselor_school order by name',
  );
  return rows;
}

async function countEvents(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>('select count(*) as n from event');
  return rows[0]?.n ?? 0;
}

test('a counselor finds the schools of an imported list, and a second import changes nothing', async () => {
  expect(await run(gzipSync(list))).toEqual({ read: 4, added: 4, known: 0, repeated: 0 });
  const before = await schools();
  expect(before[0]).toEqual({
    name: 'Academia Maria Reina, Inc',
    city: 'San Juan',
    state: 'PR',
    country: 'US',
    postal_code: null,
  });
  expect(await countEvents()).toBe(4);
  expect(await run(list)).toEqual({ read: 4, added: 0, known: 4, repeated: 0 });
  expect(await schools()).toEqual(before);
  expect(await countEvents()).toBe(4);
});

test('a school that was renamed, deleted or entered by a counselor is not doubled', async () => {
  await database.pool.query(
    `insert into counselor_school (id, name, name_lower, city, state)
     values ($1, 'ANIAK Jr/Sr High School', 'aniak jr/sr high school', 'Aniak', 'AK')`,
    [world.newId()],
  );
  expect(await run(list)).toMatchObject({ added: 3, known: 1 });
  await database.pool.query(
    `update counselor_school set name = 'Grace' where name = 'Amazing Grace Academy'`,
  );
  await database.pool.query(`delete from counselor_school where city = 'San Juan'`);
  expect(await run(list)).toMatchObject({ added: 0, known: 4 });
  expect(await schools()).toHaveLength(3);
});

test('a school that the list names twice is added once', async () => {
  expect(await run(`${list}AMAZING GRACE ACADEMY,Palmer,ak,private\n`)).toEqual({
    read: 5,
    added: 4,
    known: 0,
    repeated: 1,
  });
});

test('an operator may bring the federal directories as they are', async () => {
  await run('SCH_NAME,LSTREET1,LCITY,LSTATE,LZIP\nReno High,395 Booth St,Reno,NV,89509\n');
  await run(
    'PPIN,PINST,PADDRS,PCITY,PSTABB,PZIP\nA1,Bishop Manogue,110 Bishop Way,Reno,NV,89511\n',
  );
  expect(await schools()).toEqual([
    { name: 'Bishop Manogue', city: 'Reno', state: 'NV', country: 'US', postal_code: '89511' },
    { name: 'Reno High', city: 'Reno', state: 'NV', country: 'US', postal_code: '89509' },
  ]);
});

test('an operator with a broken list is told the line, and nothing is added', async () => {
  const cases: [string | Uint8Array, RegExp][] = [
    [`${list}No City,,AK,public\n`, /schools\.csv, line 6: the city of No City is missing/],
    [`${list}Nowhere High,Nowhere,ZZ,public\n`, /line 6: "ZZ" is not a state/],
    [`${list},Nowhere,AK,public\n`, /line 6: the name of the school is missing/],
    [`${list}Half High,Ha`, /line 6: the number of values/],
    ['school,town\nReno High,Reno\n', /line 1: the header lacks the columns NAME, CITY, STATE/],
    ['name,city,state\n', /line 2: the file holds no schools/],
    [gzipSync(list.repeat(99)).subarray(0, 150), /the compressed file breaks off here/],
  ];
  for (const [content, sentence] of cases) await expect(run(content)).rejects.toThrow(sentence);
  expect(await schools()).toEqual([]);
});

const whole = federalData('highschools_nces2022_names.csv.gz');
test(`every high school of ${whole ? 'the federal list' : 'a short list'} is imported`, async () => {
  const file = whole ?? written(list);
  const { added, repeated } = await importSchools(database, world, { file });
  expect([added, repeated]).toEqual(whole ? [25_213, 0] : [4, 0]);
});
