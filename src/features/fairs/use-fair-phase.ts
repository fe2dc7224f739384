import { useNow } from '../../ui/time/clock.ts';
import type { Held } from '../../ui/time/times-that-move.ts';
import { fairPhase, type FairPhase, type FairTimes } from './fair-phase.ts';

/** The phase of a fair, updated while the page is open: doors open without a reload. */
export const useFairPhase = (fair: FairTimes, now: string): FairPhase =>
  fairPhase(fair, useNow(now));

/** Minutes until the doors open, then until they close: the countdown's value. */
export function useMinutesLeft({ startTime, endTime }: Held, now: string): number {
  const present = useNow(now, 10_000).getTime();
  const until = Date.parse(present < Date.parse(startTime) ? startTime : endTime);
  return Math.max(0, Math.ceil((until - present) / 60_000));
}
