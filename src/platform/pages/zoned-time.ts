import { dateFormat } from '../i18n/date-format.ts';

/** An instant as clocks show it in a zone, with the offset of that day: `2027-03-20T13:00:00-05:00`. */
export function zonedTime(instant: Date, timeZone: string): string {
  const parts = dateFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  // `GMT-05:00`; in Greenwich `GMT` alone. Long ago offsets had seconds, which ISO 8601 does not know.
  const offset = /[+-]\d{2}:\d{2}/.exec(of('timeZoneName'))?.[0] ?? '+00:00';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}${offset}`;
}
