import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { beginTransaction } from '../../../platform/testing/begin-transaction.server.ts';
import { federalData } from '../../../platform/testing/federal-data.server.ts';
import { testDatabase } from '../../../platform/testing/test-database.server.ts';
import { worldAt } from '../../../platform/testing/world-at.server.ts';
import {
  sample,
  wholeFiles as findWholeFiles,
} from '../federal-files/federal-files.fixture.server.ts';
import { importColleges, type CollegeImport } from './import-colleges.server.ts';

const wholeFiles = findWholeFiles(federalData);
const folder = mkdtempSync(join(tmpdir(), 'quad-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

const database = await testDatabase();
const world = worldAt('2026-11-21T12:00:00Z');
const run = (options: CollegeImport) => importColleges(database, world, options);

beforeEach(async () => {
  await database.pool.query('truncate college, college_import, event cascade');
});

interface CollegeRow {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly slug: string;
  readonly booth_url: string | null;
  readonly campus_size: string[];
  readonly college_type: string[];
  readonly majors: string[];
  readonly updated_at: Date;
}

async function college(unitId: number): Promise<CollegeRow> {
  const { rows } = await database.pool.query<CollegeRow>(
    `select c.*, p.campus_size, p.college_type, p.majors
     from college c join college_profile p on p.college_id = c.id where unit_id = $1`,
    [unitId],
  );
  if (!rows[0]) throw new Error(`There is no college ${unitId}.`);
  return rows[0];
}

async function count(what: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(`select count(*) as n from ${what}`);
  return rows[0]?.n ?? 0;
}

/** The 2024 sample with some text replaced. */
function edited(change: (text: string) => string, name = 'hd2024.csv'): string {
  const path = join(folder, name);
  writeFileSync(path, change(readFileSync(sample.hd2024, 'utf8')));
  return path;
}

const year2023 = { file: sample.hd2023, completions: sample.completions };
const year2024 = { file: sample.hd2024, completions: sample.completions, online: sample.online };

test('an operator imports a year, and again, and the second time nothing changes and no one is told', async () => {
  const first = await run(year2024);
  expect([first.read, first.added.length, first.unchanged]).toEqual([55, 55, 0]);
  expect(await count('college')).toBe(55);
  expect(await count('college_profile')).toBe(55);
  expect(await count(`event where topic = 'College' and kind = 'created'`)).toBe(55);
  const before = await count('event');
  const remembered = await count(`college_import where imported_at = '2026-11-21T12:00:00Z'`);

  world.advance(60_000);
  const second = await run(year2024);
  expect(second).toMatchObject({ added: [], changes: [], changed: 0, unchanged: 55, kept: [] });
  expect(await count('event')).toBe(before);
  expect(await count(`college_import where imported_at = '2026-11-21T12:00:00Z'`)).toBe(remembered);
  world.moveTo('2026-11-21T12:00:00Z');
});

test('a student finds colleges with their kind, their size and what they teach', async () => {
  await run(year2024);
  expect(await college(449135)).toMatchObject({ name: 'Dewey University-Juana Díaz' });
  expect(await college(100654)).toMatchObject({
    status: 'active',
    slug: 'alabama-a-and-m-university',
    college_type: ['public', '4-year', 'HBCU'],
    campus_size: ['5,000-9,999'],
  });
  expect((await college(110635)).majors).toContain('Natural Resources and Conservation');
  expect(await college(177065)).toMatchObject({ slug: 'columbia-college-columbia-missouri' });
  expect(await count('(select distinct slug from college) as slugs')).toBe(55);
});

test('a newer year updates, and the operator reads what came, changed, closed and vanished', async () => {
  await run(year2023);
  const before = await college(102395);
  const eventsBefore = await count('event');
  const report = await run(year2024);

  expect(report.added.map(({ unitId }) => unitId)).toEqual([131098, 496405, 498623, 498641]);
  expect(report.changes).toContainEqual({
    unitId: 102395,
    name: 'United States Sports University',
    city: 'Daphne',
    state: 'AL',
    field: 'name',
    before: 'United States Sports Academy',
    after: 'United States Sports University',
  });
  const after = await college(102395);
  expect(after).toMatchObject({ id: before.id, name: 'United States Sports University' });
  expect(after.slug).toBe('united-states-sports-academy');
  expect(report.closed.map(({ unitId }) => unitId)).toContain(100937);
  expect((await college(100937)).status).toBe('closed');
  expect(report.vanished.map(({ unitId }) => unitId).sort()).toEqual([113537, 114123]);
  for (const { unitId } of report.vanished) expect((await college(unitId)).status).toBe('active');
  expect((await college(430935)).name).toBe('Colegio de Cinematografía Artes y Television');
  expect(await count('event')).toBeGreaterThan(eventsBefore);
  expect(await count('college')).toBe(58);
});

test('a college that gives no street has none, and gets the one of a later file', async () => {
  await run(year2023);
  const file = edited((text) => text.replace(/^(243744,.*?),,,Stanford/m, '$1,,1 Way,Stanford'));
  expect((await run({ ...year2024, file })).changes).toContainEqual(
    expect.objectContaining({ unitId: 243744, field: 'address1', before: null, after: '1 Way' }),
  );
});

test('a rep who has edited a field keeps it, while the other fields follow the newer year', async () => {
  await run(year2023);
  const { id } = await college(102395);
  await database.pool.query(`update college set name = 'Sports U' where id = $1`, [id]);
  await database.pool.query(
    `update college_profile set apply_url = 'https://own.example.edu/apply', majors = '{Education}'
     where college_id = $1`,
    [id],
  );
  const report = await run({
    ...year2024,
    file: edited((text) => text.replaceAll('One Academy Drive', '2 New Street')),
  });
  expect(await college(102395)).toMatchObject({ name: 'Sports U', majors: ['Education'] });
  expect(report.kept.filter(({ unitId }) => unitId === 102395).map(({ field }) => field)).toEqual(
    expect.arrayContaining(['name', 'applyUrl', 'majors']) as string[],
  );
  const { rows } = await database.pool.query('select address1 from college where id = $1', [id]);
  expect(rows).toEqual([{ address1: '2 New Street' }]);

  // Once the name equals what the import wrote, it belongs to the import again.
  await database.pool.query(
    `update college set name = 'United States Sports Academy' where id = $1`,
    [id],
  );
  await run(year2024);
  expect((await college(102395)).name).toBe('United States Sports University');
});

test('a year without the files of majors and online study leaves what they brought', async () => {
  await run({ ...year2023, online: sample.online });
  const marietta = await college(203845);
  expect(marietta.majors.length).toBeGreaterThan(0);
  const tagged = await count(`college_profile where 'religious' = any(college_type)`);
  expect(tagged).toBeGreaterThan(0);
  await run({ file: sample.hd2024 });
  expect((await college(203845)).majors).toEqual(marietta.majors);
  expect(await count(`college_profile where 'religious' = any(college_type)`)).toBe(tagged);
});

test('an older year does not overwrite a newer one, unless the operator insists', async () => {
  await run(year2024);
  await expect(run(year2023)).rejects.toThrow(
    'hd2023-sample.csv is of 2023 and the colleges here are of 2024; --force overwrites them.',
  );
  expect((await college(102395)).name).toBe('United States Sports University');
  await run({ ...year2023, force: true });
  expect((await college(102395)).name).toBe('United States Sports Academy');
});

test('a file that is broken on its last line leaves everything as it was', async () => {
  await run(year2023);
  const before = await count('event');
  for (const change of [
    (text: string) => text.trimEnd().slice(0, -200),
    (text: string) => `${text}166683,MIT,,,Cambridge,MA${','.repeat(67)}\n`,
    (text: string) => text.replace(/(\n498641,.*?),IL,/, '$1,ZZ,'),
  ]) {
    await expect(run({ file: edited(change) })).rejects.toThrow(/line 5[67]:/);
  }
  expect(await count('event')).toBe(before);
  expect((await college(102395)).name).toBe('United States Sports Academy');
});

test('a file that was cut off between two lines is noticed by what is missing', async () => {
  await run(year2023);
  const file = edited((text) => `${text.split('\n').slice(0, 31).join('\n')}\n`);
  await expect(run({ file })).rejects.toThrow(
    'hd2024.csv ends after 30 colleges where the last import had 54, as if it were cut off after line 31',
  );
  expect((await run({ file, force: true })).read).toBe(30);
});

test('a college that an admin approved is taken over, not doubled; a draft is left to the admin', async () => {
  const insert = `
    insert into college (id, name, name_lower, address1, city, state, postal_code, status, description)
    values ($1, $2, lower($2), '1 Own Street', $3, $4, '00000', $5, 'Ours')`;
  const own = world.newId();
  await database.pool.query(insert, [own, 'Stanford University', 'Stanford', 'CA', 'active']);
  await database.pool.query(insert, [
    world.newId(),
    'HARVARD University',
    'Cambridge',
    'MA',
    'draft',
  ]);
  const report = await run(year2024);
  expect(await count('college')).toBe(56);
  expect(report.lookAlikes.map(({ name }) => name)).toEqual(['Harvard University']);
  const { rows } = await database.pool.query(
    'select unit_id, slug, address1, description, domain from college where id = $1',
    [own],
  );
  expect(rows).toEqual([
    {
      unit_id: 243744,
      slug: 'stanford-university',
      address1: '1 Own Street',
      description: 'Ours',
      domain: 'stanford.edu',
    },
  ]);
  expect((await run(year2024)).changed).toBe(0);
});

test('a college that people have deleted does not come back', async () => {
  await run(year2023);
  await database.pool.query('delete from college where unit_id = 166683');
  const report = await run(year2024);
  expect(report.deletedHere.map(({ unitId }) => unitId)).toEqual([166683]);
  expect(await count('college where unit_id = 166683')).toBe(0);
});

test('an edit that a rep saves while an import is thinking is not lost', async () => {
  await run(year2023);
  const rep = await beginTransaction(database.pool);
  await rep.client.query(`update college set name = 'Sports U' where unit_id = 102395`);
  const importing = run(year2024);
  await expect
    .poll(() =>
      count(`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
    )
    .toBe(1);
  await rep.over('commit');
  const report = await importing;
  expect(report.kept.map(({ unitId, field }) => [unitId, field])).toEqual([[102395, 'name']]);
  expect((await college(102395)).name).toBe('Sports U');
});

test('two operators who import at once do not get in each other’s way', async () => {
  const outcomes = await Promise.allSettled([run(year2024), run(year2024), run(year2024)]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      expect(String(outcome.reason)).toContain('Another import of colleges is running');
    }
  }
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await count('college')).toBe(55);
});

test('an operator who only asks what would change changes nothing', async () => {
  await run(year2023);
  const before = await count('event');
  const report = await run({ ...year2024, dryRun: true });
  expect(report.changed).toBeGreaterThan(0);
  expect(await count('event')).toBe(before);
});

test(`${wholeFiles ? 'the whole federal years are' : 'the sample of the federal years is'} imported and updated`, async () => {
  const files = wholeFiles ?? sample;
  const one = join(folder, wholeFiles ? 'hd2023.csv.gz' : 'hd2023.csv');
  copyFileSync(files.hd2023, one);
  const first = await run({ file: one, completions: files.completions });
  expect(first.added).toHaveLength(wholeFiles ? 6163 : 54);
  const next = await run({ file: files.hd2024, completions: files.completions });
  expect(next.added).toHaveLength(wholeFiles ? 71 : 4);
  expect(next.changed + next.unchanged + next.added.length).toBe(wholeFiles ? 6072 : 55);
  expect(await run({ file: files.hd2024, completions: files.completions })).toMatchObject({
    changed: 0,
    added: [],
  });
});
