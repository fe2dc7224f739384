import { glob } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import config from '../vitest.config.ts';
import { longest } from './longest-first.ts';

const root = dirname(import.meta.dirname);

/** The files that patterns find, from the folder of the project on. */
const filesOf = async (patterns: string | readonly string[]) => {
  const found: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) found.push(file);
  return found.sort();
};

/** The patterns of the files that a project runs. */
function patternsOf(name: string): string[] {
  for (const project of config.test?.projects ?? [])
    if (typeof project === 'object' && 'test' in project && project.test.name === name)
      return project.test.include ?? [];
  throw new Error(`There is no project ${name}.`);
}

describe('An engineer who runs all tests', () => {
  test('has each API test run on the oldest PostgreSQL', async () => {
    expect(await filesOf(patternsOf('server'))).toEqual(
      await filesOf(['{src,tests}/**/*.api.test.ts']),
    );
  });

  test.each(patternsOf('embedded'))('has %s run on the embedded database, too', async (pattern) => {
    expect(await filesOf(pattern)).not.toEqual([]);
    for (const names of /\{([^}]*)\}/.exec(pattern)?.[1]?.split(',') ?? [])
      expect(await filesOf(pattern.replace(/\{[^}]*\}/, names)), names).not.toEqual([]);
  });

  test('waits for no file that is gone when the longest begin first', async () => {
    expect(await filesOf(longest)).toEqual([...longest].sort());
  });
});
