/** Where a fair stands, as everyone may know it. */
export const fairPhases = [
  'upcoming',
  'registrationOpen',
  'exhibitorsClosed',
  'live',
  'ended',
  'cancelled',
] as const;
export type FairPhase = (typeof fairPhases)[number];

/** The times of a fair, as records or as the API writes them. */
export interface FairTimes {
  readonly startTime: Date | string;
  readonly endTime: Date | string;
  readonly exhibitorDeadline: Date | string;
  readonly registrationOpensAt?: Date | string | null | undefined;
  readonly cancelledAt?: Date | string | null | undefined;
}

const at = (instant: Date | string): number => new Date(instant).getTime();

/**
 * The phase of a fair, from its times and never stored. Each begins at its instant and lasts until
 * the next one begins; a fair without an opening takes registrations from the day it is published.
 */
export function fairPhase(fair: FairTimes, now: Date): FairPhase {
  const present = now.getTime();
  if (fair.cancelledAt) return 'cancelled';
  if (present >= at(fair.endTime)) return 'ended';
  if (present >= at(fair.startTime)) return 'live';
  if (fair.registrationOpensAt && present < at(fair.registrationOpensAt)) return 'upcoming';
  return present < at(fair.exhibitorDeadline) ? 'registrationOpen' : 'exhibitorsClosed';
}

/** Whether people may register: from the opening to the end, for doors stay open during a fair. */
export function takesAttendees(fair: FairTimes, now: Date): boolean {
  const phase = fairPhase(fair, now);
  if (phase === 'live')
    return !fair.registrationOpensAt || now >= new Date(fair.registrationOpensAt);
  return phase === 'registrationOpen' || phase === 'exhibitorsClosed';
}

/** Whether colleges may sign up: until the deadline, also before people may register. */
export function takesExhibitors(fair: FairTimes, now: Date): boolean {
  const phase = fairPhase(fair, now);
  return phase !== 'cancelled' && phase !== 'ended' && now.getTime() < at(fair.exhibitorDeadline);
}
