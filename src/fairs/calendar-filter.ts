import { fairTypes } from './fair-choices.ts';

/** Which kind of fair, in the order of the chips. */
export type FairType = (typeof fairTypes)[number];

/** What someone chose to see of the calendar; all of it is in the address. */
export interface CalendarFilter {
  readonly type: FairType | null;
  /** `2026-11`; null: the fairs that have not ended. */
  readonly month: string | null;
  /** Only fairs whose recordings are out, over or not. */
  readonly recordings: boolean;
}

/** Reads the address; what makes no sense is as if it were not there. */
export function readCalendarFilter(search: URLSearchParams): CalendarFilter {
  const type = fairTypes.find((one) => one === search.get('type')) ?? null;
  const month = search.get('month') ?? '';
  return {
    type,
    month: /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : null,
    recordings: search.has('recordings'),
  };
}

/** The address of the calendar with a filter; the same filter always has the same one. */
export function calendarPath({ type, month, recordings }: CalendarFilter): string {
  const search = new URLSearchParams();
  if (type) search.set('type', type);
  if (month) search.set('month', month);
  if (recordings) search.set('recordings', 'out');
  return search.size > 0 ? `/calendar?${search}` : '/calendar';
}
