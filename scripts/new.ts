// `npm run new`: writes the files of an entity or a screen, adds them where they are listed, and runs
// `generate`. Plop or hygen would render the templates, but most of the work is checking names and
// inserting lines into typed files, which both leave to hand-written regular expressions.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Changes, Refused, separated } from './new/changes.ts';
import { newEntity } from './new/new-entity.ts';
import { newScreen } from './new/new-screen.ts';

const usage = `Usage (npm wants a -- before the options):
  npm run new entity OpenDay -- --feature colleges --belongs-to College
  npm run new screen /open-days -- --feature colleges`;

const root = dirname(import.meta.dirname);
const run = (file: string, ...words: string[]) => {
  const { status } = spawnSync(process.execPath, [join(root, file), ...words], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Refused(`${file} failed. Correct what it says and run it again.`);
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { feature: { type: 'string' }, 'belongs-to': { type: 'string' } },
  });
  const [kind, name = '', ...more] = positionals;
  const { feature, 'belongs-to': belongsTo } = values;
  const changes = new Changes(root);
  if (more.length > 0 || name === '') throw new Refused(usage);
  let left: readonly string[];
  if (kind === 'entity') left = await newEntity(changes, { name, feature, belongsTo });
  else if (kind === 'screen') left = await newScreen(changes, { path: name, feature });
  else throw new Refused(usage);
  await changes.write();
  run('node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', ...changes.paths);
  run('scripts/generate.ts', ...(kind === 'entity' ? [separated(name, '-')] : []));
  console.log(`Written:\n${changes.paths.map((path) => `  ${path}\n`).join('')}`);
  console.log(`What is left:\n${left.map((sentence) => `  - ${sentence}`).join('\n')}`);
} catch (error) {
  const isForReader = error instanceof Refused || (error instanceof TypeError && 'code' in error);
  if (!isForReader) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
