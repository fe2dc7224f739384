import { relative } from 'node:path';

/** The results of a run. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by name, and what was wrong each time. */
  readonly failures: readonly string[];
  /** What passed only in the second run, by name, and what was wrong in the first. */
  readonly shaky: readonly string[];
  /** Names of tests that were there and were not run. */
  readonly notRun: readonly string[];
}

/** The part of Vitest's JSON report that is read here. */
export interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** What was wrong with the file itself. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      /** What failed in it, also in a run that was not the last. */
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/**
 * Counts a Vitest run from its JSON report. A failure outside any test (a file that does not load,
 * an uncaught error, a run without tests or report) counts as one failed.
 *
 * @param report the parsed report, or null if there is none
 * @param exitCode of the run
 * @param root the folder for relative file names
 */
export function countTests(report: TestReport | null, exitCode: number, root = '/'): Tally {
  if (!report) return failed('a run of tests that left no report');
  const files = report.testResults.map((file) => ({ ...file, name: relative(root, file.name) }));
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failures = files.flatMap((file) => {
    const wrong = file.assertionResults.filter((test) => test.status === 'failed');
    if (file.status === 'failed' && wrong.length === 0) return [`${file.name} as a whole`];
    return wrong.map((test) => named(file.name, test));
  });
  const shaky = files.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages?.length)
      .map((test) => named(file.name, test)),
  );
  const notRun = tests
    .filter((test) => test.status !== 'passed' && test.status !== 'failed')
    .map((test) => test.fullName);
  if (failures.length === 0 && (exitCode !== 0 || passed === 0))
    failures.push(passed === 0 ? 'a run without tests' : 'something outside every test');
  return { passed, failed: failures.length, failures, shaky, notRun };
}

/** The files of a report in which something failed, each once. */
export function failedFiles({ testResults }: TestReport): string[] {
  return [...new Set(testResults.filter(isFailed).map(({ name }) => name))];
}

/**
 * The report of a run whose failed files were run again completely: the second results count, and
 * the first failures are kept with the tests.
 */
export function withSecondRun(first: TestReport, second: TestReport): TestReport {
  const again = new Set(failedFiles(first));
  const wrong = new Map<string, readonly string[]>();
  for (const file of first.testResults.filter(isFailed)) {
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages = [] } of tests)
      wrong.set(`${file.name} ${fullName}`, failureMessages);
    if (tests.length === 0) wrong.set(file.name, [file.message ?? '']);
  }
  /** Listed once, although a file may run on several databases. */
  const take = (key: string): readonly string[] => {
    const messages = wrong.get(key) ?? [];
    wrong.delete(key);
    return messages;
  };
  const retried = second.testResults.map((file) => ({
    ...file,
    assertionResults: file.assertionResults.map((test) => ({
      ...test,
      failureMessages: [
        ...take(file.name),
        ...take(`${file.name} ${test.fullName}`),
        ...(test.failureMessages ?? []),
      ],
    })),
  }));
  return { testResults: [...first.testResults.filter(({ name }) => !again.has(name)), ...retried] };
}

function isFailed({ status, assertionResults }: TestReport['testResults'][number]): boolean {
  return status === 'failed' || assertionResults.some((test) => test.status === 'failed');
}

type TestResult = TestReport['testResults'][number]['assertionResults'][number];

/** A test by its file and name, and the first line of each failure. */
function named(file: string, { fullName, failureMessages = [] }: TestResult): string {
  const name = `${file}: ${fullName}`;
  const wrong = failureMessages.map((message) => /\S.*/.exec(message)?.[0] ?? 'without a word');
  return wrong.length === 0 ? name : `${name} (${wrong.join('; then ')})`;
}

/** The tally of one thing that failed. */
export function failed(name: string): Tally {
  return { passed: 0, failed: 1, failures: [name], shaky: [], notRun: [] };
}

/** Several runs as one. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    failures: tallies.flatMap((tally) => tally.failures),
    shaky: tallies.flatMap((tally) => tally.shaky),
    notRun: tallies.flatMap((tally) => tally.notRun),
  };
}
