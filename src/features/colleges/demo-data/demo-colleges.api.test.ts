import { expect, test } from 'vitest';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { testDatabase } from '../../../platform/testing/test-database.server.ts';
import { worldAt } from '../../../platform/testing/world-at.server.ts';
import { loadDemoColleges } from './demo-colleges.server.ts';
import { importColleges } from '../federal-import/import-colleges.server.ts';
import { sample } from '../federal-files/federal-files.fixture.server.ts';

const database = await testDatabase();
const world = worldAt('2026-11-21T12:00:00Z');
const load = () => transaction(database.pool, (tx) => loadDemoColleges(tx, world));

async function count(what: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(`select count(*) as n from ${what}`);
  return rows[0]?.n ?? 0;
}

test('someone who tries Quad finds 250 colleges of all states and kinds, once', async () => {
  const ids = await load();
  expect(ids.size).toBe(250);
  expect(await load()).toEqual(ids);
  expect(await count('college')).toBe(250);
  expect(await count(`event where topic = 'College'`)).toBe(250);
  expect(await count('(select distinct state from college) as states')).toBe(53);
  expect(
    await count(`college where status = 'active' and slug is not null and booth_url is not null`),
  ).toBe(250);
  expect(await count('college_profile where cardinality(majors) > 1')).toBe(250);
  for (const type of [
    'public',
    'private-nonprofit',
    'private-for-profit',
    '4-year',
    '2-year',
    'trade',
    'HBCU',
    'tribal',
  ]) {
    expect(await count(`college_profile where '${type}' = any(college_type)`)).toBeGreaterThan(4);
  }
});

test('an operator who imports a federal file of any year over the demo has no college twice', async () => {
  await load();
  const report = await importColleges(database, world, { file: sample.hd2023 });
  expect(report.added.length).toBeLessThan(54);
  expect(report.vanished).toEqual([]);
  expect(await count('college')).toBe(250 + report.added.length);
  const numbers = '(select distinct unit_id from college) as numbers';
  expect(await count(numbers)).toBe(await count('college'));
});

test('someone who starts the demo again after an import keeps what the import brought', async () => {
  const before = await count('event');
  expect((await load()).size).toBe(250);
  expect(await count('event')).toBe(before);
});
