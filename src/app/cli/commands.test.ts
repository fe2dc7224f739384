import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from './quad.ts';
import { usageOf } from '../../platform/cli/describe-commands.ts';

test('an operator finds every command, as it is, on the page of commands', () => {
  const page = readFileSync(new URL('../../../docs/commands.md', import.meta.url), 'utf8').replace(
    / +/g,
    ' ',
  );
  for (const command of commands) {
    expect(page).toContain(`| \`${usageOf(command)}\` | ${command.summary} |`);
  }
});

test('an operator can ask every command what it does', () => {
  for (const { name, summary, help } of commands) {
    expect({ name, summary, help }).toEqual({
      name: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/) as string,
      summary: expect.stringMatching(/^[A-Z].{5,90}\.$/) as string,
      help: expect.stringMatching(/\S.{40,}/s) as string,
    });
  }
});
