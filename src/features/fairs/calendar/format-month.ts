import { dateFormat } from '../../../platform/i18n/date-format.ts';

/** The name of a month, `2026-11`; with the year if it differs from the year of `now`. */
export function formatMonth(locale: string, month: string, now: string): string {
  const year = month.slice(0, 4) === now.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return dateFormat(locale, { month: 'long', ...year, timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
}
