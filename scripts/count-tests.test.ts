import { expect, test } from 'vitest';
import { addTallies, countTests, failedFiles, withSecondRun } from './count-tests.ts';

const file = (status: string, ...tests: string[]) => ({
  name: '/quad/src/a.test.ts',
  status,
  assertionResults: tests.map((each, place) => ({ status: each, fullName: `test ${place}` })),
});

test('someone who runs the tests is told how many passed and failed', () => {
  const report = {
    testResults: [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')],
  };
  expect(countTests(report, 1, '/quad')).toEqual({
    passed: 3,
    failed: 1,
    failures: ['src/a.test.ts: test 0'],
    shaky: [],
    notRun: [],
  });
});

test('a file that does not load is not passed over', () => {
  const report = { testResults: [file('failed'), file('passed', 'passed')] };
  expect(countTests(report, 1, '/quad')).toEqual({
    passed: 1,
    failed: 1,
    failures: ['src/a.test.ts as a whole'],
    shaky: [],
    notRun: [],
  });
});

test('an error outside every test counts as one failed', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, 1)).toMatchObject({
    failed: 1,
    failures: ['something outside every test'],
  });
});

test('a run without tests or without a report is a failure', () => {
  expect(countTests({ testResults: [] }, 0).failed).toBe(1);
  expect(countTests(null, 0).failed).toBe(1);
});

test('a test that passed only when it was tried once more is named', () => {
  const [steady, shaky] = [
    { status: 'passed', fullName: 'steady' },
    { status: 'passed', fullName: 'shaky', failureMessages: ['too slow'] },
  ];
  const report = { testResults: [{ ...file('passed'), assertionResults: [steady, shaky] }] };
  expect(countTests(report, 0, '/quad')).toMatchObject({
    passed: 2,
    failed: 0,
    shaky: ['src/a.test.ts: shaky (too slow)'],
  });
});

test('a file in which something failed is run once more as a whole, and the second run counts', () => {
  const one = (status: string, ...wrong: string[]) => ({
    name: '/quad/src/b.test.ts',
    status,
    assertionResults: [
      { status, fullName: 'one', failureMessages: wrong },
      { status: 'passed', fullName: 'two' },
    ],
  });
  const broken = { ...file('failed'), message: 'does not load' };
  const first = {
    // As on two databases, of which one failed.
    testResults: [
      one('passed'),
      one('failed', 'too slow'),
      broken,
      { ...file('passed', 'passed'), name: '/c' },
    ],
  };
  expect(failedFiles(first)).toEqual(['/quad/src/b.test.ts', '/quad/src/a.test.ts']);
  const good = { testResults: [one('passed'), one('passed'), file('passed', 'passed')] };
  expect(countTests(withSecondRun(first, good), 0, '/quad')).toEqual({
    passed: 6,
    failed: 0,
    failures: [],
    notRun: [],
    shaky: ['src/b.test.ts: one (too slow)', 'src/a.test.ts: test 0 (does not load)'],
  });
  const bad = {
    testResults: [one('passed'), one('failed', 'still slow'), file('passed', 'passed')],
  };
  expect(countTests(withSecondRun(first, bad), 1, '/quad')).toMatchObject({ passed: 5, failed: 1 });
});

test('of a test that failed in both tries it is said what was wrong each time', () => {
  const failureMessages = ['expected 2 to be 1\n at a.test.ts', 'expected 4 to be 3'];
  const wrong = { status: 'failed', fullName: 'wrong', failureMessages };
  const report = { testResults: [{ ...file('failed'), assertionResults: [wrong] }] };
  expect(countTests(report, 1, '/quad').failures).toEqual([
    'src/a.test.ts: wrong (expected 2 to be 1; then expected 4 to be 3)',
  ]);
});

test('tests that were left out are named', () => {
  expect(countTests({ testResults: [file('passed', 'passed', 'pending')] }, 0).notRun).toEqual([
    'test 1',
  ]);
});

test('several runs add up', () => {
  const sum = addTallies([
    { passed: 2, failed: 0, failures: [], shaky: ['z'], notRun: [] },
    { passed: 1, failed: 1, failures: ['y'], shaky: [], notRun: ['x'] },
  ]);
  expect(sum).toEqual({ passed: 3, failed: 1, failures: ['y'], shaky: ['z'], notRun: ['x'] });
});
