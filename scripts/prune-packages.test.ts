import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neededPackages } from './prune-packages.ts';

test('someone who only runs Quad keeps what is needed, however deep it lies, and no optional peer', () => {
  const lock = {
    '': {
      dependencies: { a: '1' },
      optionalDependencies: { native: '1' },
      devDependencies: { b: '1' },
    },
    'node_modules/a': {
      dependencies: { c: '2' },
      peerDependencies: { p: '1', b: '1' },
      peerDependenciesMeta: { b: { optional: true } },
    },
    'node_modules/a/node_modules/c': { dependencies: { d: '1' } },
    'node_modules/b': { dependencies: { c: '1' } },
    'node_modules/c': {},
    'node_modules/d': {},
    'node_modules/native': {},
    'node_modules/p': {},
  };
  expect([...neededPackages(lock)].toSorted()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/c',
    'node_modules/d',
    'node_modules/native',
    'node_modules/p',
  ]);
});

test('nothing that is needed to run is missing from package-lock.json', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Parameters<typeof neededPackages>[0];
  };
  const needed = neededPackages(packages);
  for (const name of Object.keys(packages['']?.dependencies ?? {}))
    expect(needed).toContain(`node_modules/${name}`);
});
