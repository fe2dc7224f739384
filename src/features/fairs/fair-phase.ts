/** The phase of a fair, as shown to everyone. */
export const fairPhases = [
  'upcoming',
  'registrationOpen',
  'exhibitorsClosed',
  'live',
  'ended',
  'cancelled',
] as const;
export type FairPhase = (typeof fairPhases)[number];

/** The times of a fair, in records or in API form. */
export interface FairTimes {
  readonly startTime: Date | string;
  readonly endTime: Date | string;
  readonly exhibitorDeadline: Date | string;
  readonly registrationOpensAt?: Date | string | null | undefined;
  readonly cancelledAt?: Date | string | null | undefined;
}

const at = (instant: Date | string): number => new Date(instant).getTime();

/**
 * The phase of a fair, computed from its times and never stored. Each phase begins at its instant
 * and lasts until the next begins; a fair without an opening accepts registrations once published.
 */
export function fairPhase(fair: FairTimes, now: Date): FairPhase {
  const present = now.getTime();
  if (fair.cancelledAt) return 'cancelled';
  if (present >= at(fair.endTime)) return 'ended';
  if (present >= at(fair.startTime)) return 'live';
  if (fair.registrationOpensAt && present < at(fair.registrationOpensAt)) return 'upcoming';
  return present < at(fair.exhibitorDeadline) ? 'registrationOpen' : 'exhibitorsClosed';
}

/** Whether people can register: from the opening to the end, including during the fair. */
export function takesAttendees(fair: FairTimes, now: Date): boolean {
  const phase = fairPhase(fair, now);
  if (phase === 'live')
    return !fair.registrationOpensAt || now >= new Date(fair.registrationOpensAt);
  return phase === 'registrationOpen' || phase === 'exhibitorsClosed';
}

/** Whether colleges can sign up: until the deadline, even before people can register. */
export function takesExhibitors(fair: FairTimes, now: Date): boolean {
  const phase = fairPhase(fair, now);
  return phase !== 'cancelled' && phase !== 'ended' && now.getTime() < at(fair.exhibitorDeadline);
}

/** The fair that is live, otherwise the next one; null when none is planned. */
export const nextOf = <Fair extends FairTimes>(fairs: readonly Fair[], now: Date): Fair | null =>
  fairs.find((fair) => !['cancelled', 'ended'].includes(fairPhase(fair, now))) ?? null;
