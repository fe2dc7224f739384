const dayMs = 86_400_000;
/** Maximum days with a bar each. */
const mostDays = 45;
/** Maximum number of bars. */
const mostBars = 53;

/** A bar: its day, or the first day of its week (`YYYY-MM-DD`), and its count. */
export interface DayBar {
  readonly day: string;
  readonly count: number;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The bars of a chart over time, without gaps up to `last` (`YYYY-MM-DD`): one per day, or per
 * seven days where that would be too many. Beyond a year, the earliest days are left out.
 *
 * @param days days with data, in order
 * @param from first day of the chart, if it is not the first of `days`
 */
export function chartDays(
  days: readonly { readonly day: string; readonly registered: number }[],
  last: string,
  from?: string,
): { readonly bars: readonly DayBar[]; readonly isByWeek: boolean } {
  const [first] = days;
  if (!first) return { bars: [], isByWeek: false };
  const end = Math.max(Date.parse(last), Date.parse(days.at(-1)?.day ?? last));
  const span = Math.round((end - Date.parse(from ?? first.day)) / dayMs) + 1;
  const isByWeek = span > mostDays;
  const step = isByWeek ? 7 : 1;
  const bars = Math.min(Math.ceil(span / step), mostBars);
  const begin = end - (bars * step - 1) * dayMs;
  const counts = Array.from({ length: bars }, () => 0);
  for (const { day, registered } of days) {
    const place = Math.floor(Math.round((Date.parse(day) - begin) / dayMs) / step);
    if (place >= 0) counts[place] = (counts[place] ?? 0) + registered;
  }
  return {
    isByWeek,
    bars: counts.map((count, place) => ({ day: dayOf(begin + place * step * dayMs), count })),
  };
}
