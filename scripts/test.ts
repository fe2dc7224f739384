// `npm test`: every check there is, the static ones side by side where there is room. What failed is
// named once more at the end, and the last line says how many passed and failed; a static check
// counts as one. Nothing is left out in silence. A file in which a test fails is run once more by
// itself, as a whole: a second try in the midst of what the first has left would say little. So one
// slip of a busy machine does not hide what the rest of the run says; it is named at the end, for a
// test that fails now and then is wrong.
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
// What tests lay down lies in one folder, so that nothing of it outlives the run.
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
  /** Whether what it says is shown when it passes, too. */
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
  { name: 'law of imports', words: ['node', 'scripts/walls.ts'] },
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

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stopping.abort(signal));

const tallies: Tally[] = [];
try {
  // What screens know of their own routes is generated: the other checks read it.
  tallies.push(await runCheck({ name: 'types of screens', words: ['react-router', 'typegen'] }));
  tallies.push(...(await sideBySide(checks, atOnce, runCheck)));
  // Houses that tests open by their front door would each build them otherwise.
  tallies.push(await runCheck({ name: 'pages', words: ['node', 'scripts/build-pages.ts'] }));
  tallies.push(await runTests('tests', ['--project=!e2e'], environment));
  tallies.push(await runBrowserTests());
} catch (error) {
  if (!stopping.signal.aborted) throw error;
} finally {
  const left = await endProcessesIn(folder);
  if (left.length > 0) console.log(`ended, for they outlived the tests: ${left.join(', ')}`);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

const sum = addTallies(tallies);
for (const name of sum.notRun) console.log(`not run: ${name}`);
for (const name of sum.shaky) console.log(`passed only when run once more, mend it: ${name}`);
for (const name of sum.failures) console.log(`failed: ${name}`);
if (stopping.signal.aborted)
  console.log(`stopped by ${stopping.signal.reason}, before the rest was run`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = stopping.signal.aborted
  ? 128 + constants.signals[stopping.signal.reason as NodeJS.Signals]
  : Number(sum.failed > 0);

/** One static check: a line when it passes, all it says when it does not. */
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

/** Runs tests; what came out is null where the run left no report. */
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

async function runBrowserTests(): Promise<Tally> {
  let chromium: string;
  try {
    chromium = provideChromium(environment);
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return failed('browser tests');
  }
  console.log(`\nThe browser is ${chromium}.`);
  return runTests('browser tests', ['--project=e2e'], { ...environment, CHROMIUM: chromium });
}

/** Runs a program, unless this run has been stopped; what is stopped has come to no end. */
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
