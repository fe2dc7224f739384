import { describe, expect, test } from 'vitest';
import { calendarPath, readCalendarFilter } from './calendar-filter.ts';
import { viewCalendar, type SortedFair } from './calendar-view.ts';
import { monthAfter, weeksOf } from './month-days.ts';

const fair = (slug: string, startTime: string, said: Partial<SortedFair> = {}): SortedFair => ({
  slug,
  fairType: 'booth',
  startTime,
  endTime: new Date(Date.parse(startTime) + 4 * 3_600_000).toISOString(),
  timeZone: 'America/New_York',
  cancelledAt: null,
  recordingsOut: false,
  ...said,
});

const fairs = [
  fair('spring', '2026-04-10T20:00:00Z', { fairType: '6x6', recordingsOut: true }),
  fair('october', '2026-10-14T22:00:00Z', { fairType: '6x6', recordingsOut: true }),
  fair('early', '2026-11-05T16:00:00Z'),
  fair('live', '2026-11-21T10:00:00Z'),
  fair('soon', '2026-11-22T22:00:00Z', { fairType: '6x6' }),
  fair('edge', '2026-12-01T03:00:00Z', { fairType: 'webinar' }),
  fair('winter', '2027-01-12T16:00:00Z'),
];
const now = new Date('2026-11-21T12:00:00Z');
const look = (query = '', zone: string | null = null) =>
  viewCalendar(fairs, readCalendarFilter(new URLSearchParams(query)), { now, zone });
const groups = (query = '', zone: string | null = null) =>
  look(query, zone).groups.map(({ kind, month, slugs }) => `${kind} ${month}: ${slugs.join(' ')}`);
const counts = (choices: readonly { value: unknown; count: number }[]) =>
  choices.map(({ value, count }) => [value, count]);

describe('Someone who opens the calendar', () => {
  test('sees what has not ended by months, then what can be watched', () => {
    expect(groups()).toEqual([
      'coming 2026-11: live soon edge',
      'coming 2027-01: winter',
      'justEnded : october',
    ]);
    const { total, months, pastMonths, railMonth, days } = look();
    expect(total).toBe(4);
    expect(counts(months)).toEqual([
      ['2026-11', 3],
      ['2027-01', 1],
    ]);
    expect(counts(pastMonths)).toEqual([
      ['2026-11', 1],
      ['2026-10', 1],
      ['2026-04', 1],
    ]);
    expect(railMonth).toBe('2026-11');
    expect(days).toEqual({
      '2026-11-05': ['early'],
      '2026-11-21': ['live'],
      '2026-11-22': ['soon'],
      '2026-11-30': ['edge'],
    });
  });

  test('finds a fair in the month of their own zone', () => {
    expect(groups('', 'Europe/Berlin')).toContain('coming 2026-12: edge');
  });

  test('counts what each filter would leave, and filters by kind', () => {
    expect(counts(look().types)).toEqual([
      [null, 4],
      ['booth', 2],
      ['6x6', 1],
      ['webinar', 1],
    ]);
    expect(groups('type=6x6')).toEqual(['coming 2026-11: soon', 'justEnded : october']);
    expect(look('type=6x6').recordings).toMatchObject({ count: 2, isChosen: false });
    expect(look('type=6x6').types.map(({ isChosen }) => isChosen)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  test('sees a month whole, and recordings with the latest first', () => {
    expect(groups('month=2026-11')).toEqual([
      'coming 2026-11: live soon edge',
      'over 2026-11: early',
    ]);
    expect(groups('recordings=out')).toEqual(['over 2026-10: october', 'over 2026-04: spring']);
    expect(groups('month=2026-06')).toEqual([]);
    expect(look('month=2026-06').railMonth).toBe('2026-06');
  });

  test('is not told that a cancelled fair is coming, and still sees it', () => {
    const off = fair('off', '2026-11-25T16:00:00Z', { cancelledAt: '2026-11-20T00:00:00Z' });
    const view = viewCalendar([off], readCalendarFilter(new URLSearchParams()), {
      now,
      zone: null,
    });
    expect(view).toMatchObject({ total: 0, groups: [{ slugs: ['off'] }] });
  });

  test('sees an empty calendar in the month that it is', () => {
    const empty = viewCalendar([], readCalendarFilter(new URLSearchParams()), { now, zone: null });
    expect(empty).toMatchObject({ total: 0, railMonth: '2026-11', groups: [], days: {} });
  });
});

test('a link to a filter can be shared, and nonsense in it does no harm', () => {
  for (const path of ['/calendar', '/calendar?type=6x6&month=2026-11&recordings=out'])
    expect(calendarPath(readCalendarFilter(new URL(path, 'https://quad.test').searchParams))).toBe(
      path,
    );
  expect(readCalendarFilter(new URLSearchParams('type=zoo&month=2026-13'))).toEqual({
    type: null,
    month: null,
    recordings: false,
  });
});

test('the small calendar knows how long months are and on which day they begin', () => {
  const november = weeksOf('2026-11');
  expect(november).toHaveLength(5);
  expect(november[0]?.[0]).toBe('2026-11-01');
  expect(november[4]?.[1]).toBe('2026-11-30');
  expect(november[4]?.slice(2)).toEqual([null, null, null, null, null]);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
