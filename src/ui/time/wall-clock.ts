import { dateFormat } from '../../platform/i18n/date-format.ts';

/** Whether clocks in two zones show the same at a time. */
export const sameClock = (one: string, other: string, time: string): boolean =>
  one === other || wallClock(one, time) === wallClock(other, time);

/** The date in the zone as "2026-09-17". */
export const dateIn = (zone: string, time: string): string => wallClock(zone, time).slice(0, 10);

function wallClock(zone: string, time: string): string {
  const parts = dateFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  return parts.format(new Date(time));
}
