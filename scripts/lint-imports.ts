import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readImports } from './read-imports.ts';

const root = dirname(import.meta.dirname);
const folders = ['src', 'tests', 'bench', 'e2e', 'scripts'].filter((name) =>
  existsSync(join(root, name)),
);
const { modules, breaches } = await readImports(root, folders);

for (const { rule, from, to, comment } of breaches) {
  console.log(`${from}${to ? ` -> ${to}` : ''}\n  ${rule}: ${comment}`);
}
if (modules === 0) console.log('No module was read, so nothing was checked.');
console.log(`${modules} modules read, ${breaches.length} imports against the rules.`);
process.exitCode = breaches.length > 0 || modules === 0 ? 1 : 0;
