import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limits } from './limits.ts';

const guide = readFileSync(
  new URL('../../../docs/guides/call-the-api.md', import.meta.url),
  'utf8',
);
/** The row of the guide that begins with this. */
const row = (start: string): string =>
  guide.split('\n').find((line) => line.startsWith(`| ${start}`)) ?? '';
const said = (count: number): string => count.toLocaleString('en');

it('someone who writes a client finds the limits in the guide as they are', () => {
  const { reads, writes, depth, aliases, directives, characters, tokens, selections } = limits;
  expect(row('fields at the root')).toContain(`${reads}, ${writes}`);
  expect(row('depth')).toContain(`${depth}, ${aliases}, ${directives}`);
  expect(row('the text')).toContain(`${said(characters)} characters, ${said(tokens)} words`);
  expect(row('fields, once')).toContain(said(selections));
});

it('and every code that an error can have', () => {
  const source = readFileSync(new URL('../model/refusal.ts', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/^ {2}\| '([A-Z_]+)'/gm)].map(([, code]) => code ?? '');
  expect(codes.length).toBeGreaterThan(6);
  for (const code of [...codes, 'INTERNAL_SERVER_ERROR'])
    expect(row(`\`${code}\``), code).not.toBe('');
});
