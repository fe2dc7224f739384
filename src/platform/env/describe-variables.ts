import { variables } from './variables.ts';
import type { Variable } from './variables.ts';

/** The rows of the tables in docs/configuration.md, below their head. */
export function describeVariables(): string {
  const rows = Object.entries<Variable<unknown>>(variables).map(
    ([name, { about, absent }]) => `| \`${name}\` | ${about} | ${absent} |`,
  );
  return ['| variable | description | default |', '| --- | --- | --- |', ...rows].join('\n');
}
