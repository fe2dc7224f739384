import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const guide = readFileSync(join(root, 'docs/guides/security.md'), 'utf8');
const rows = guide.split('\n').filter((line) => /^\| V\d/.test(line));

/** The tests a row names: a file in backquotes, then titles in quotation marks. */
function citedTests(row: string): { file: string; title: string }[] {
  const shown = row.split('|').at(-2) ?? '';
  let file = '';
  return [...shown.matchAll(/`([^`]+\.test\.ts)`|"([^"]+)"/g)].flatMap(([, path, title]) => {
    if (path !== undefined) file = path;
    return title === undefined ? [] : [{ file, title }];
  });
}

test('someone who checks a promise finds the tests that the guide names', () => {
  for (const { file, title } of rows.flatMap(citedTests)) {
    expect(readFileSync(join(root, file), 'utf8'), file).toContain(title);
  }
});

test('every rule has a test, or says with which stage it comes', () => {
  for (const row of rows) expect(row).toMatch(/\.test\.ts` "|stage \d/);
  const numbers = rows.map((row) => Number(row.split('|')[2]));
  const missing = Array.from({ length: 25 }, (_, place) => place + 1).filter(
    (rule) => !numbers.includes(rule),
  );
  expect(missing).toEqual([]);
});
