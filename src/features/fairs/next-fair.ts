import { fairPhase, type FairTimes } from './fair-phase.ts';

/** The fair that is live, otherwise the next one; null when none is planned. */
export const nextOf = <Fair extends FairTimes>(fairs: readonly Fair[], now: Date): Fair | null =>
  fairs.find((fair) => !['cancelled', 'ended'].includes(fairPhase(fair, now))) ?? null;
