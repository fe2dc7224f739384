import { dateFormat } from '../../../platform/i18n/date-format.ts';

/** A day of the calendar in words: "November 23, 2026". */
export const formatDay = (locale: string, day: string): string =>
  dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
