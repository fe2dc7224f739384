// `npm test`: every check of a change, the static ones in parallel where there is room; with the
// word `long`, the tests that take long instead (docs/decisions/0095). Failures are listed again at
// the end, and the last line says how many passed and failed; a static check counts as one. Nothing
// is skipped silently. A failed test file runs once more completely and by itself, so that one slip of
// a busy machine doesn't hide the rest of the run. It is reported as flaky, because a test that fails
// sometimes is wrong.
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { availableParallelism, constants, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import {
  addTallies,
  countTests,
  failed,
  failedFiles,
  withSecondRun,
  type Tally,
  type TestReport,
} from './count-tests.ts';
import { provideChromium } from './find-chromium.ts';
import { endProcessesIn, runProgram, type Ending } from './run-program.ts';
import { sideBySide } from './side-by-side.ts';

const root = dirname(import.meta.dirname);
const programs = join(root, 'node_modules', '.bin');
// Tests write to one folder, which is removed after the run.
const folder = await realpath(await mkdtemp(join(tmpdir(), 'quad-tests-')));
await chmod(folder, 0o711);
const environment = {
  ...process.env,
  PATH: `${programs}:${process.env['PATH'] ?? ''}`,
  TMPDIR: folder,
};

interface Check {
  readonly name: string;
  readonly words: readonly [string, ...string[]];
  /** Whether its output is shown when it passes, too. */
  readonly tells?: boolean;
}

/** The long ones first, so that the short ones fill what is left at the end; each on one thread. */
const checks: readonly Check[] = [
  { name: 'lint', words: ['node', 'scripts/lint.ts'] },
  {
    name: 'types',
    words: ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit', '--singleThreaded'],
  },
  { name: 'format', words: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'nothing unused', words: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'import rules', words: ['node', 'scripts/lint-imports.ts'] },
  { name: 'advisories', words: ['node', 'scripts/advisories.ts'], tells: true },
];
/** What the hungriest of them may take. */
const memoryOfCheck = 3 * 2 ** 30;
const atOnce = Math.min(
  availableParallelism(),
  Math.floor(process.availableMemory() / memoryOfCheck),
);

/** Where more files than these fail, no second run will help. */
const worthAnother = 20;

/**
 * Milliseconds for a fixed amount of arithmetic on one core. Printed at both ends of a run, it makes
 * the durations of different machines comparable: about 600 on a quick one, 1,200 on a slow one.
 */
function timeFixedLoop(): number {
  const started = performance.now();
  let state = 1;
  for (let step = 0; step < 300_000_000; step += 1) state = (Math.imul(state, 1_664_525) + 1) | 0;
  if (state === 0) throw new Error('Unreachable: the loop has a fixed result.');
  return Math.round(performance.now() - started);
}

const started = performance.now();
console.log(`A fixed loop takes ${timeFixedLoop()} ms on this machine.`);

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stopping.abort(signal));

const takesLong = process.argv[2] === 'long';
/** What takes long without a browser. All other projects, new ones as well, run at every change. */
const longOnes = ['crash', 'embedded'];

const tallies: Tally[] = [];
try {
  if (!takesLong) {
    // Route types are generated: the other checks need them.
    tallies.push(await runCheck({ name: 'types of screens', words: ['react-router', 'typegen'] }));
    tallies.push(...(await sideBySide(checks, atOnce, runCheck)));
  }
  // Otherwise each server that tests start with `main.ts` would build the pages.
  tallies.push(await runCheck({ name: 'pages', words: ['node', 'scripts/build-pages.ts'] }));
  const projects = takesLong ? longOnes : [...longOnes, 'long', 'e2e'].map((name) => `!${name}`);
  const words = projects.map((name) => `--project=${name}`);
  tallies.push(await runTests('tests', words, environment));
  tallies.push(await runBrowserTests(takesLong ? 'long' : 'e2e'));
} catch (error) {
  if (!stopping.signal.aborted) throw error;
} finally {
  const left = await endProcessesIn(folder);
  if (left.length > 0) console.log(`ended, for they outlived the tests: ${left.join(', ')}`);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

const sum = addTallies(tallies);
console.log(
  `This run took ${((performance.now() - started) / 60_000).toFixed(1)} minutes; the fixed loop now takes ${timeFixedLoop()} ms.`,
);
if (!takesLong)
  console.log(
    'Not part of this: `npm run test:long` kills processes, holds calls and goes through seasons.',
  );
for (const name of sum.notRun) console.log(`not run: ${name}`);
for (const name of sum.shaky) console.log(`passed only when run once more, mend it: ${name}`);
for (const name of sum.failures) console.log(`failed: ${name}`);
if (stopping.signal.aborted)
  console.log(`stopped by ${stopping.signal.reason}, before the rest was run`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = stopping.signal.aborted
  ? 128 + constants.signals[stopping.signal.reason as NodeJS.Signals]
  : Number(sum.failed > 0);

/** One static check: one line if it passes, its whole output if not. */
async function runCheck({ name, words, tells = false }: Check): Promise<Tally> {
  const started = performance.now();
  const { exitCode, output } = await run(words, environment, 'keep');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (exitCode === 0) {
    console.log(`${name}: good (${seconds} s)${tells ? `\n  ${output.trim()}` : ''}`);
    return { passed: 1, failed: 0, failures: [], shaky: [], notRun: [] };
  }
  console.log(`${name}: not good (${seconds} s)\n${output}`);
  return failed(name);
}

async function runTests(
  name: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Tally> {
  console.log(`\n${name}`);
  const first = await runVitest(words, env);
  const again = first.report === null ? [] : failedFiles(first.report);
  if (first.report === null || again.length === 0 || again.length > worthAnother)
    return countTests(first.report, first.exitCode, root);
  console.log(`\n${name} once more: ${again.map((file) => relative(root, file)).join(', ')}`);
  const second = await runVitest([...words, '--no-file-parallelism', ...again], env);
  const report = second.report === null ? first.report : withSecondRun(first.report, second.report);
  return countTests(report, second.exitCode, root);
}

/** Runs tests; the result is null without a report. */
async function runVitest(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ report: TestReport | null; exitCode: number }> {
  const file = join(folder, 'report.json');
  await rm(file, { force: true });
  const { exitCode } = await run(
    ['vitest', 'run', ...words, '--reporter=default', '--reporter=json', `--outputFile=${file}`],
    env,
    'show',
  );
  const report = await readFile(file, 'utf8').catch(() => null);
  return { report: report === null ? null : (JSON.parse(report) as TestReport), exitCode };
}

async function runBrowserTests(project: 'e2e' | 'long'): Promise<Tally> {
  let chromium: string;
  try {
    chromium = provideChromium(environment);
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return failed('browser tests');
  }
  console.log(`\nThe browser is ${chromium}.`);
  // A browser is several processes that compute: a third one beside two only takes their turns.
  const words = [`--project=${project}`, '--maxWorkers=2'];
  return runTests('browser tests', words, { ...environment, CHROMIUM: chromium });
}

/** Runs a program, unless this run has been stopped. */
async function run(
  words: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
  mode: 'keep' | 'show',
): Promise<Ending> {
  const { signal } = stopping;
  signal.throwIfAborted();
  const ending = await runProgram(words, { cwd: root, env, mode, signal });
  signal.throwIfAborted();
  return ending;
}
