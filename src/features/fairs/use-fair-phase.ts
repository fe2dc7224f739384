import { useNow } from '../../ui/time/clock.ts';
import { fairPhase, type FairPhase, type FairTimes } from './fair-phase.ts';

/** The phase of a fair, updated while the page is open: doors open without a reload. */
export const useFairPhase = (fair: FairTimes, now: string): FairPhase =>
  fairPhase(fair, useNow(now));
