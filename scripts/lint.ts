// `npm run lint`: oxlint, whose type-aware rules use the native TypeScript (.oxlintrc.json), and
// the project's own rules that it can't express. Arguments limit it to files or folders.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectRules, judgeShape } from './project-rules.ts';

const words = [
  join(dirname(import.meta.dirname), 'node_modules/oxlint/bin/oxlint'),
  // A configuration deeper in the tree would be one more way to switch a rule off.
  '--disable-nested-config',
  '--threads=1',
  ...process.argv.slice(2),
];
// On several threads it checks what they share once for each, as the compiler does.
const env = { ...process.env, GOMAXPROCS: '1' };

const judged = spawnSync(process.execPath, words, { env, stdio: 'inherit' });
// The very files that oxlint reads.
const { stdout } = spawnSync(process.execPath, [...words, '--debug=files'], {
  encoding: 'utf8',
  maxBuffer: Infinity,
});
const paths = stdout.split('\n').filter((line) => /\.tsx?$/u.test(line));
let breaches = 0;
for (const path of paths) {
  const fromRoot = relative(process.cwd(), path);
  for (const { line, rule } of judgeShape(fromRoot, readFileSync(path, 'utf8'))) {
    console.log(`${fromRoot}:${line}: ${projectRules[rule]} [quad(${rule})]`);
    breaches += 1;
  }
}
console.log(`${paths.length} files read, ${breaches} breaches of the project rules.`);
process.exitCode = judged.status !== 0 || breaches > 0 || paths.length === 0 ? 1 : 0;
