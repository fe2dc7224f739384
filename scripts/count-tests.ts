/** What came out of a run. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Names of tests that were there and were not run. */
  readonly notRun: readonly string[];
}

/** The part of Vitest's JSON report that is read here. */
export interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/**
 * Counts a run of Vitest by its JSON report. What failed outside any test (a file that does not
 * load, an error that nobody caught, a run without tests or without a report) counts as one failed.
 *
 * @param report the parsed report, or null when the run left none
 * @param exitCode of the run
 */
export function countTests(report: TestReport | null, exitCode: number): Tally {
  if (!report) return { passed: 0, failed: 1, notRun: [] };
  const files = report.testResults;
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failed = tests.filter((test) => test.status === 'failed').length;
  const brokenFiles = files.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const notRun = tests
    .filter((test) => test.status !== 'passed' && test.status !== 'failed')
    .map((test) => test.fullName);
  const told = failed + brokenFiles;
  const silent = told === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: told + (silent ? 1 : 0), notRun };
}

/** Several runs as one. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    notRun: tallies.flatMap((tally) => tally.notRun),
  };
}
