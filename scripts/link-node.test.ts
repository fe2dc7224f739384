import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const program = `node-${process.platform}-${process.arch}/bin/node`;

/** A folder with the packages that npm 9 leaves behind: the Node is there, the link to it is not. */
function afterNpm9(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'quad-link-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['scripts', 'node_modules/.bin', `node_modules/${program}/..`])
    mkdirSync(join(folder, part), { recursive: true });
  copyFileSync(join(root, 'scripts/link-node.js'), join(folder, 'scripts/link-node.js'));
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', scripts: { ...scripts, where: 'command -v node' } }),
  );
  writeFileSync(join(folder, 'node_modules', program), '#!/bin/sh\n', { mode: 0o755 });
  return folder;
}

const run = (folder: string, name: string) =>
  execFileSync('npm', ['run', '--silent', name], { cwd: folder, encoding: 'utf8' }).trim();

test('an operator who installs with the npm of Debian runs everything on the Node that comes along', () => {
  const folder = afterNpm9();
  const link = join(folder, 'node_modules/.bin/node');
  expect(run(folder, 'where')).not.toBe(link);
  run(folder, 'postinstall');
  expect(run(folder, 'where')).toBe(link);
  expect(realpathSync(link)).toBe(join(folder, 'node_modules', program));
});

test('an operator who installs again has a link that leads nowhere replaced', () => {
  const folder = afterNpm9();
  symlinkSync('../gone/bin/node', join(folder, 'node_modules/.bin/node'));
  run(folder, 'postinstall');
  expect(run(folder, 'where')).toBe(join(folder, 'node_modules/.bin/node'));
});
