import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeVariables } from './describe-variables.ts';

/** Without the spaces and dashes that only line up a table. */
const unaligned = (markdown: string) => markdown.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

it('an operator finds every variable, as it is read, on the page of settings', () => {
  const page = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  for (const row of describeVariables().split('\n'))
    expect(unaligned(page)).toContain(unaligned(row));
});
