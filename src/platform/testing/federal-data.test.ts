import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { federalData } from './federal-data.server.ts';

it('someone who names a folder has the tests read it, and hears of a file it lacks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quad-federal-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  vi.stubEnv('FEDERAL_DATA_DIR', folder);
  writeFileSync(join(folder, 'hd2024.csv.gz'), '');
  expect(federalData('hd2024.csv.gz')).toBe(join(folder, 'hd2024.csv.gz'));
  expect(() => federalData('hd2023.csv.gz')).toThrow('FEDERAL_DATA_DIR holds no hd2023.csv.gz.');
});
