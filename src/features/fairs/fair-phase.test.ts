import { describe, expect, test } from 'vitest';
import { fairPhase, takesAttendees, takesExhibitors, type FairTimes } from './fair-phase.ts';

const fair: FairTimes = {
  registrationOpensAt: '2026-10-01T00:00:00.000Z',
  exhibitorDeadline: '2026-11-01T00:00:00.000Z',
  startTime: new Date('2026-11-10T16:00:00Z'),
  endTime: new Date('2026-11-10T20:00:00Z'),
};
const phase = (now: string, said: Partial<FairTimes> = {}) =>
  fairPhase({ ...fair, ...said }, new Date(now));

describe('A visitor who looks at a fair', () => {
  test.each([
    ['2026-09-30T23:59:59.999Z', 'upcoming'],
    ['2026-10-01T00:00:00.000Z', 'registrationOpen'],
    ['2026-10-31T23:59:59.999Z', 'registrationOpen'],
    ['2026-11-01T00:00:00.000Z', 'exhibitorsClosed'],
    ['2026-11-10T15:59:59.999Z', 'exhibitorsClosed'],
    ['2026-11-10T16:00:00.000Z', 'live'],
    ['2026-11-10T19:59:59.999Z', 'live'],
    ['2026-11-10T20:00:00.000Z', 'ended'],
  ])('at %s finds it %s', (now, expected) => {
    expect(phase(now)).toBe(expected);
  });

  test('finds it cancelled at any time once it is', () => {
    const cancelledAt = '2026-10-15T00:00:00.000Z';
    for (const now of ['2026-10-20T00:00:00Z', '2026-11-10T17:00:00Z', '2027-01-01T00:00:00Z'])
      expect(phase(now, { cancelledAt })).toBe('cancelled');
    expect(phase('2026-10-20T00:00:00Z', { cancelledAt: null })).toBe('registrationOpen');
  });

  test('may register from the first day on when no opening is set', () => {
    expect(phase('2026-01-01T00:00:00Z', { registrationOpensAt: null })).toBe('registrationOpen');
  });

  test('finds it live although exhibitors may still sign up', () => {
    const late = { exhibitorDeadline: '2026-11-10T18:00:00.000Z' };
    expect(phase('2026-11-10T17:00:00Z', late)).toBe('live');
  });
});

const may = (now: string, said: Partial<FairTimes> = {}) => {
  const present = new Date(now);
  const one = { ...fair, ...said };
  return [takesAttendees(one, present), takesExhibitors(one, present)];
};

test('people register until the end, colleges until their deadline, no one for a cancelled fair', () => {
  expect(may('2026-09-01T00:00:00Z')).toEqual([false, true]);
  expect(may('2026-10-01T00:00:00Z')).toEqual([true, true]);
  expect(may('2026-11-01T00:00:00Z')).toEqual([true, false]);
  expect(may('2026-11-10T19:59:59Z')).toEqual([true, false]);
  expect(may('2026-11-10T20:00:00Z')).toEqual([false, false]);
  expect(may('2026-10-05T00:00:00Z', { cancelledAt: '2026-10-02T00:00:00Z' })).toEqual([
    false,
    false,
  ]);
  const late = { registrationOpensAt: '2026-11-10T18:00:00Z' };
  expect(may('2026-11-10T17:00:00Z', late)).toEqual([false, false]);
  expect(may('2026-11-10T18:00:00Z', late)).toEqual([true, false]);
});
