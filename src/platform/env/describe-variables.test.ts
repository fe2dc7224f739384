import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeVariables } from './describe-variables.ts';

/** Without the spaces and dashes that only line up a table. */
const unaligned = (markdown: string) => markdown.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

it('an operator finds every variable, as it is read, in the README', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  for (const row of describeVariables().split('\n'))
    expect(unaligned(readme)).toContain(unaligned(row));
});
