import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface Lock {
  readonly packages: Readonly<Record<string, { version: string; integrity?: string } | undefined>>;
}

const root = join(import.meta.dirname, '..');
const readLock = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock;
const node = `node_modules/node-${process.platform}-${process.arch}`;
const own = readLock(root).packages[node];

test('an operator who installs Quad has the Node that Quad is tried with, and an npm by its checksum', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quad-npm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync(process.execPath, ['scripts/lock-npm.js', join(folder, 'npm')], { cwd: root });
  // Elsewhere the Node and npm of the machine are used.
  expect(existsSync(join(folder, 'npm'))).toBe(own !== undefined);
  if (!own) return;
  const { packages } = readLock(join(folder, 'npm'));
  expect(Object.keys(packages)).toEqual(['', node, 'node_modules/npm']);
  expect(packages[node]).toMatchObject({ version: own.version, integrity: own.integrity });
  expect(packages['node_modules/npm']).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    integrity: expect.stringMatching(/^sha512-.{86}==$/) as string,
  });
});
