import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { operatorOf } from '../../../platform/testing/operator.server.ts';
import { testDatabase } from '../../../platform/testing/test-database.server.ts';
import { worldAt } from '../../../platform/testing/world-at.server.ts';
import { importCollegesCommand } from './import-colleges-command.server.ts';
import { sample } from '../federal-files/federal-files.fixture.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'quad-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

const database = await testDatabase();
beforeEach(async () => {
  await database.pool.query('truncate college, college_import, event cascade');
});

const type = operatorOf(importCollegesCommand, {
  database,
  world: worldAt('2026-11-21T12:00:00Z'),
});

async function countColleges(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>('select count(*) as n from college');
  return rows[0]?.n ?? 0;
}

test('an operator sees how far an import has come and reads in the end what it did', async () => {
  const first = await type(sample.hd2023, '--completions', sample.completions);
  expect(first.exitCode).toBe(0);
  expect(first.output).toBe('Imported 54 colleges: 54 new, 0 changed, 0 as they were.\n');
  expect(first.errors).toMatch(
    /Reading: 100 % \(\d+ of \d+\)\n.*Writing: 100 % \((\d+) of \1\)\n/s,
  );

  const asked = await type(sample.hd2024, '--dry-run');
  expect(asked.output).toContain('Nothing was written. This import would find 55 colleges: 4 new,');

  const next = await type(sample.hd2024, '--completions', sample.completions);
  expect(next.output.split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Imported 55 colleges: 4 new, \d+ changed, \d+ as they were\.$/),
      '  102395 United States Sports University: United States Sports Academy -> United States Sports University',
      'Active here and no longer in the file: 2',
      expect.stringMatching(
        /^ {2}113537 Dell'Arte International School of Physical Theatre, Blue Lake, CA$/,
      ),
      'Values that could not be used: WEBADDR 2',
    ]) as string[],
  );
  const again = await type(sample.hd2024, '--completions', sample.completions);
  expect(again.output).toContain('Imported 55 colleges: 0 new, 0 changed, 55 as they were.');
});

test('an operator with a file that broke off is told the line in one sentence, and nothing is there', async () => {
  const path = join(folder, 'hd2024.csv.gz');
  writeFileSync(path, gzipSync(readFileSync(sample.hd2024)).subarray(0, 5_000));
  const { exitCode, output, errors } = await type(path);
  expect([exitCode, output]).toEqual([1, '']);
  expect(errors).toMatch(
    /^hd2024\.csv\.gz, line \d+: the compressed file breaks off here; download it again\.\n$/,
  );
  expect(await countColleges()).toBe(0);
});

test('an operator who mistypes the year or the file is told so', async () => {
  expect(await type(sample.hd2024, '--year', '24')).toMatchObject({
    exitCode: 1,
    errors: '--year must be a year such as 2024, not "24".\n',
  });
  expect((await type(join(folder, 'none.csv'))).errors).toContain(
    'none.csv cannot be read (ENOENT).',
  );
});
