import { expect, test } from 'vitest';
import { addTallies, countTests } from './count-tests.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((each, place) => ({ status: each, fullName: `test ${place}` })),
});

test('somebody who runs the tests is told how many passed and failed', () => {
  const report = {
    testResults: [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')],
  };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1, notRun: [] });
});

test('a file that does not load is not passed over', () => {
  expect(countTests({ testResults: [file('failed'), file('passed', 'passed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
    notRun: [],
  });
});

test('an error outside every test counts as one failed', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, 1).failed).toBe(1);
});

test('a run without tests or without a report is a failure', () => {
  expect(countTests({ testResults: [] }, 0).failed).toBe(1);
  expect(countTests(null, 0).failed).toBe(1);
});

test('tests that were left out are named', () => {
  expect(countTests({ testResults: [file('passed', 'passed', 'pending')] }, 0).notRun).toEqual([
    'test 1',
  ]);
});

test('several runs add up', () => {
  const sum = addTallies([
    { passed: 2, failed: 0, notRun: [] },
    { passed: 1, failed: 1, notRun: ['x'] },
  ]);
  expect(sum).toEqual({ passed: 3, failed: 1, notRun: ['x'] });
});
