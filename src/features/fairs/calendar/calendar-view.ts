import { dateIn } from '../../../ui/time/wall-clock.ts';
import { calendarPath, type CalendarFilter, type FairType } from './calendar-filter.ts';
import { fairTypes } from '../fair-choices.ts';

/** The fields of a fair that the calendar sorts by. */
export interface SortedFair {
  readonly slug: string;
  readonly fairType: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly timeZone: string;
  readonly cancelledAt: string | null;
  readonly recordingsOut: boolean;
}

/** A filter option with the number of fairs it leaves. */
export interface CalendarChoice<Value> {
  readonly value: Value;
  readonly count: number;
  readonly path: string;
  readonly isChosen: boolean;
}

/** Fairs under one heading. */
export interface CalendarGroup {
  /** `coming` and `over` belong to `month`; `justEnded` is the latest fairs to watch. */
  readonly kind: 'coming' | 'over' | 'justEnded';
  readonly month: string;
  readonly slugs: readonly string[];
}

/** What the calendar shows. */
export interface CalendarView {
  /** Shown fairs that are not canceled. */
  readonly total: number;
  readonly types: readonly CalendarChoice<FairType | null>[];
  readonly recordings: CalendarChoice<true>;
  readonly months: readonly CalendarChoice<string>[];
  readonly pastMonths: readonly CalendarChoice<string>[];
  readonly groups: readonly CalendarGroup[];
  /** The month of the small calendar, and its days with their fairs. */
  readonly railMonth: string;
  readonly days: Readonly<Record<string, readonly string[]>>;
}

interface Present {
  readonly now: Date;
  /** The visitor's time zone; null: each fair uses its own. */
  readonly zone: string | null;
}

/** How many days a fair counts as just ended, and how many such fairs to show. */
const justEnded = { days: 60, most: 3 };

/** Sorts fairs (earliest first) into what a filter shows; counts results of other filters. */
export function viewCalendar(
  fairs: readonly SortedFair[],
  filter: CalendarFilter,
  { now, zone }: Present,
): CalendarView {
  const dayOf = (fair: SortedFair) => dateIn(zone ?? fair.timeZone, fair.startTime);
  const monthOf = (fair: SortedFair) => dayOf(fair).slice(0, 7);
  const isOver = (fair: SortedFair) => Date.parse(fair.endTime) <= now.getTime();
  const ofType = fairs.filter((fair) => !filter.type || fair.fairType === filter.type);
  const inScope = (fair: SortedFair) => {
    if (filter.month && monthOf(fair) !== filter.month) return false;
    return filter.recordings ? fair.recordingsOut : filter.month !== null || !isOver(fair);
  };
  const choose = <Value>(value: Value, of: readonly SortedFair[], changed: CalendarFilter) => ({
    value,
    count: of.length,
    path: calendarPath(changed),
    isChosen: calendarPath(changed) === calendarPath(filter),
  });
  const months = (of: readonly SortedFair[]) =>
    [...Map.groupBy(of, monthOf)].map(([month, within]) =>
      choose(month, within, { type: filter.type, month, recordings: false }),
    );

  const scope = fairs.filter(inScope);
  const shown = ofType.filter(inScope);
  const coming = ofType.filter((fair) => !isOver(fair));
  const railMonth = filter.month ?? monthOf(coming[0] ?? nothing(now));
  return {
    total: shown.filter(({ cancelledAt }) => !cancelledAt).length,
    types: [null, ...fairTypes].map((type) =>
      choose(type, type ? scope.filter((fair) => fair.fairType === type) : scope, {
        ...filter,
        type,
      }),
    ),
    recordings: {
      value: true,
      count: ofType.filter(({ recordingsOut }) => recordingsOut).length,
      path: calendarPath({ type: filter.type, month: null, recordings: !filter.recordings }),
      isChosen: filter.recordings,
    },
    months: months(coming),
    pastMonths: months(ofType.filter(isOver)).reverse(),
    groups: [
      ...groupsOf(
        'coming',
        shown.filter((fair) => !isOver(fair)),
        monthOf,
      ),
      ...groupsOf('over', shown.filter(isOver), monthOf).reverse(),
      ...(filter.month || filter.recordings ? [] : lately(ofType, now)),
    ],
    railMonth,
    days: Object.fromEntries(
      [
        ...Map.groupBy(
          ofType.filter((fair) => monthOf(fair) === railMonth),
          dayOf,
        ),
      ].map(([day, within]) => [day, within.map(({ slug }) => slug)]),
    ),
  };
}

/** A placeholder when there is no fair, so that the small calendar shows the current month. */
const nothing = (now: Date): SortedFair => ({
  slug: '',
  fairType: '',
  startTime: now.toISOString(),
  endTime: now.toISOString(),
  timeZone: 'UTC',
  cancelledAt: null,
  recordingsOut: false,
});

function groupsOf(
  kind: CalendarGroup['kind'],
  fairs: readonly SortedFair[],
  monthOf: (fair: SortedFair) => string,
): CalendarGroup[] {
  return [...Map.groupBy(fairs, monthOf)].map(([month, within]) => ({
    kind,
    month,
    slugs: within.map(({ slug }) => slug),
  }));
}

function lately(fairs: readonly SortedFair[], now: Date): CalendarGroup[] {
  const since = now.getTime() - justEnded.days * 86_400_000;
  const slugs = fairs
    .filter(({ endTime, recordingsOut }) => {
      const end = Date.parse(endTime);
      return recordingsOut && end <= now.getTime() && end > since;
    })
    .map(({ slug }) => slug)
    .slice(-justEnded.most)
    .reverse();
  return slugs.length > 0 ? [{ kind: 'justEnded', month: '', slugs }] : [];
}
