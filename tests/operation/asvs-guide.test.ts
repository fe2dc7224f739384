import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** The sections of ASVS 5.0.0 with their number of level 1 and 2 points; these come first. */
const sections: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const points = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, point) => `${chapter}.${section + 1}.${point + 1}`),
  ),
);

/** The points that a row is about: `1.2.1, 1.2.3` or `3.4.3 – 3.4.6`. */
const pointsOf = (cell: string): string[] =>
  cell.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().split(' – ');
    const stem = first.replace(/\d+$/, '');
    const [from, to] = [first, last].map((point) => Number(point.replace(/^.*\./, '')));
    return Array.from(
      { length: (to ?? 0) - (from ?? 0) + 1 },
      (_, n) => `${stem}${(from ?? 0) + n}`,
    );
  });

const rows = read('docs/guides/asvs.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('someone who asks how Quad stands to the standard', () => {
  it('finds each of its 253 points of level 2 answered, once', () => {
    expect(points).toHaveLength(253);
    const answered = rows.flatMap(([, cell = '']) => pointsOf(cell));
    expect(answered.toSorted()).toEqual(points.toSorted());
    for (const [, cell = '', answer = ''] of rows)
      expect(answer, cell).toMatch(/^\*\*(met|operator|none|later|open)\*\*/);
  });
});

describe.each(['docs/guides/asvs.md', 'docs/guides/security.md'])('a reader of %s', (guide) => {
  it('finds every test that it names', () => {
    const missing = [
      ...read(guide).matchAll(/`((?:src|tests|e2e)\/[\w./-]+\.test\.ts)`((?:,? "[^"|]+")*)/g),
    ].flatMap(([, path = '', names = '']) => {
      if (!existsSync(new URL(path, root))) return [path];
      const source = read(path).replaceAll(/\\'/g, "'");
      return [...names.matchAll(/"([^"]+)"/g)]
        .map(([, name = '']) => name)
        .filter((name) => !source.includes(name))
        .map((name) => `${path} "${name}"`);
    });
    expect(missing).toEqual([]);
  });
});
