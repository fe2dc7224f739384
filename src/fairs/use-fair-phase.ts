import { useNow } from '../ui/clock.ts';
import { fairPhase, type FairPhase, type FairTimes } from './fair-phase.ts';

/** The phase of a fair, moving on while the page is open: doors open without a reload. */
export const useFairPhase = (fair: FairTimes, now: string): FairPhase =>
  fairPhase(fair, useNow(now));
