import { fairPhase, type FairTimes } from './fair-phase.ts';

/** The fair that is on, else the one that comes next; null when none is planned. */
export const nextOf = <Fair extends FairTimes>(fairs: readonly Fair[], now: Date): Fair | null =>
  fairs.find((fair) => !['cancelled', 'ended'].includes(fairPhase(fair, now))) ?? null;
