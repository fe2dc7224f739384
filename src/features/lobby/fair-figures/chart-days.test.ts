import { describe, expect, test } from 'vitest';
import { chartDays } from './registrations-chart.tsx';

describe('The bars of registrations over time', () => {
  test('are none without a registration', () => {
    expect(chartDays([], '2026-11-22')).toEqual({ bars: [], isByWeek: false });
  });

  test('stand for each day up to today, with those on which nothing came', () => {
    const days = [
      { day: '2026-11-19', registered: 2 },
      { day: '2026-11-21', registered: 5 },
    ];
    expect(chartDays(days, '2026-11-22')).toEqual({
      isByWeek: false,
      bars: [
        { day: '2026-11-19', count: 2 },
        { day: '2026-11-20', count: 0 },
        { day: '2026-11-21', count: 5 },
        { day: '2026-11-22', count: 0 },
      ],
    });
  });

  test('stand for weeks that end today when the days are many, and count everything once', () => {
    const days = [
      { day: '2026-09-01', registered: 1 },
      { day: '2026-11-16', registered: 3 },
      { day: '2026-11-22', registered: 4 },
    ];
    const { bars, isByWeek } = chartDays(days, '2026-11-22');
    expect(isByWeek).toBe(true);
    expect(bars.at(-1)).toEqual({ day: '2026-11-16', count: 7 });
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  });

  test('show the last year of a longer time', () => {
    const { bars } = chartDays(
      [
        { day: '2020-01-01', registered: 9 },
        { day: '2026-11-22', registered: 1 },
      ],
      '2026-11-22',
    );
    expect(bars).toHaveLength(53);
    expect(bars[0]?.count).toBe(0);
  });

  test('reach the last registration where the clock of the fair is ahead', () => {
    const { bars } = chartDays([{ day: '2026-11-23', registered: 1 }], '2026-11-22');
    expect(bars).toEqual([{ day: '2026-11-23', count: 1 }]);
  });
});
