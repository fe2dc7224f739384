import { useSyncExternalStore } from 'react';
import { useNow } from './clock.ts';
import { sameClock } from './wall-clock.ts';
import { deviceZone, useKnownZone } from './zone.tsx';

/** Something with a beginning and an end, and the zone it is held in. */
export interface Held {
  readonly startTime: string;
  readonly endTime: string;
  readonly timeZone: string;
}

/** Milliseconds before the start from which words count the minutes. */
const near = 3 * 3_600_000;
const minute = 60_000;

/**
 * Whether the server rendered times in another zone than the device's: on a first visit it uses the
 * host's zone. Otherwise its output stays right, and no time formatter is loaded.
 */
export function useElsewhere(times: readonly Pick<Held, 'startTime' | 'timeZone'>[]): boolean {
  const known = useKnownZone();
  return useSyncExternalStore(
    neverChanges,
    () =>
      known === null && times.some((one) => !sameClock(deviceZone(), one.timeZone, one.startTime)),
    () => false,
  );
}

/**
 * The minutes that words count, of all times that are near: "starts in 12 min". A part that is given
 * them is drawn anew when they have moved on.
 */
export function useMinutesTold(times: readonly Held[], serverNow: string): string {
  const now = useNow(serverNow).getTime();
  const told = times.flatMap(({ startTime, endTime }) => {
    const [start, end] = [Date.parse(startTime), Date.parse(endTime)];
    return now > start - near && now < end
      ? [Math.ceil(((now < start ? start : end) - now) / minute)]
      : [];
  });
  return told.join(' ');
}

const neverChanges = () => () => {};
