import { expect, test } from 'vitest';
import { readinessOf } from './readiness.ts';

const nothing = {
  paid: false,
  boothReady: false,
  questionsAnswered: false,
  chatReady: false,
  boothSent: false,
  leadsSent: false,
};

test('a college that has just signed up pays first', () => {
  expect(readinessOf(nothing, false)).toMatchObject({ done: 0, needed: 5, next: 'paid' });
});

test('a college is told the first thing that is missing', () => {
  expect(readinessOf({ ...nothing, paid: true, chatReady: true }, false).next).toBe('boothReady');
});

test('publishing is not the college’s', () => {
  const ready = {
    ...nothing,
    paid: true,
    boothReady: true,
    questionsAnswered: true,
    chatReady: true,
  };
  expect(readinessOf(ready, false)).toMatchObject({ done: 4, needed: 5, next: null });
});

test('a college that has paid has nothing to do when the fair is over', () => {
  expect(readinessOf({ ...nothing, paid: true }, true).next).toBeNull();
  expect(readinessOf(nothing, true).next).toBe('paid');
});

test('leads are spoken of when the fair is over', () => {
  const steps = (isOver: boolean) => readinessOf(nothing, isOver).lines.map(({ step }) => step);
  expect(steps(false)).not.toContain('leadsSent');
  expect(steps(true)).toContain('leadsSent');
});
