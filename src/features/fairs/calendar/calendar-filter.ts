import { fairTypes } from '../fair-choices.ts';

/** The kinds of fairs, in the order of the chips. */
export type FairType = (typeof fairTypes)[number];

/** The visitor's calendar filter; all of it is in the address. */
export interface CalendarFilter {
  readonly type: FairType | null;
  /** `2026-11`; null: fairs that have not ended. */
  readonly month: string | null;
  /** Only fairs whose recordings are out, ended or not. */
  readonly recordings: boolean;
}

/** Reads the address; ignores invalid values. */
export function readCalendarFilter(search: URLSearchParams): CalendarFilter {
  const type = fairTypes.find((one) => one === search.get('type')) ?? null;
  const month = search.get('month') ?? '';
  return {
    type,
    month: /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : null,
    recordings: search.has('recordings'),
  };
}

/** The calendar's address with a filter; equal filters have equal addresses. */
export function calendarPath({ type, month, recordings }: CalendarFilter): string {
  const search = new URLSearchParams();
  if (type) search.set('type', type);
  if (month) search.set('month', month);
  if (recordings) search.set('recordings', 'out');
  return search.size > 0 ? `/calendar?${search}` : '/calendar';
}
