import { isCalendarDate } from '../model/kinds.ts';
import { zonedTime } from './zoned-time.ts';

const day = 24 * 3_600_000;

const form = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether this is a time as browsers write one without a zone: `2027-01-10T10:00`. */
export const isLocalTime = (text: string): boolean => isCalendarDate(form.exec(text)?.[1] ?? '');

/** The instant of such a time in a zone. */
export const instantAt = (local: string, timeZone: string): Date =>
  instantOf(Date.parse(`${local}:00Z`), timeZone);

/** An instant as such a time. */
export const localTimeAt = (instant: Date, timeZone: string): string =>
  zonedTime(instant, timeZone).slice(0, 16);

/**
 * The instant at which clocks in a zone show a local time, given as if in UTC. For a time that
 * occurs twice at a clock change, the first.
 */
export function instantOf(local: number, timeZone: string): Date {
  const before = offsetAt(local - day, timeZone);
  const after = offsetAt(local + day, timeZone);
  const shown = [local - before, local - after]
    .filter((instant) => instant + offsetAt(instant, timeZone) === local)
    .sort((one, other) => one - other);
  // In a gap the offset before it counts, so that 02:30 becomes 03:30.
  return new Date(shown[0] ?? local - before);
}

/** Milliseconds by which clocks in a zone are ahead of UTC. */
export function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

/** Whether this zone is known. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
