import { variables } from './variables.ts';
import type { Variable } from './variables.ts';

/** The configuration table of the README, in Markdown. */
export function describeVariables(): string {
  const rows = Object.entries<Variable<unknown>>(variables).map(
    ([name, { about, absent }]) => `| \`${name}\` | ${about} | ${absent} |`,
  );
  return ['| variable | what it is for | without it |', '| --- | --- | --- |', ...rows].join('\n');
}
