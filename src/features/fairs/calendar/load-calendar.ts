import type { PageCall } from '../../../platform/pages/page-call.ts';
import { dateIn } from '../../../ui/time/wall-clock.ts';
import { readCalendarFilter } from './calendar-filter.ts';
import { viewCalendar } from './calendar-view.ts';
import { toFairView } from '../fair-view.ts';
import { calendarFairs } from '../fair-queries.ts';
import { fairPhase } from '../fair-phase.ts';
import { monthAfter } from './month-days.ts';

/** No fair is earlier than this year. */
const since = '2000-01-01T00:00:00.000Z';
/** Days before now that count as just ended. */
const lookBack = 62;

/** The calendar's content at an address. */
export async function loadCalendar(call: PageCall, search: URLSearchParams) {
  const { now, zone } = call;
  const filter = readCalendarFilter(search);
  const { all, fairCards } = await call.query(calendarFairs, { since, ...timesOf(filter.month) });
  const view = viewCalendar(all, filter, { now, zone });
  const nameOf = new Map(all.map(({ slug, name }) => [slug, name]));
  const shown = new Set(view.groups.flatMap(({ slugs }) => slugs));
  return {
    now: now.toISOString(),
    today: dateIn(zone ?? 'America/New_York', now.toISOString()),
    filter,
    view,
    fairs: Object.fromEntries(
      fairCards.filter(({ slug }) => shown.has(slug)).map((fair) => [fair.slug, toFairView(fair)]),
    ),
    liveDays: fairCards
      .filter((fair) => fairPhase(fair, now) === 'live')
      .map(({ startTime, timeZone }) => dateIn(zone ?? timeZone, startTime)),
    days: Object.fromEntries(
      Object.entries(view.days).map(([day, slugs]) => [
        day,
        slugs.map((slug) => ({
          name: nameOf.get(slug) ?? slug,
          path: shown.has(slug) ? `#fair-${slug}` : `/fair-${slug}`,
        })),
      ]),
    ),
  };

  /** The range around a month, in any zone; otherwise from shortly before now. */
  function timesOf(month: string | null) {
    if (filter.recordings) return { from: since };
    if (!month) return { from: new Date(now.getTime() - lookBack * 86_400_000).toISOString() };
    const day = (one: string, by: number) =>
      new Date(Date.parse(`${one}-01T00:00:00Z`) + by * 86_400_000).toISOString();
    return { from: day(month, -2), until: day(monthAfter(month, 1), 2) };
  }
}
