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

/** Minutes before a session when attendees, and its speakers, can start to join. */
export const joinEarly = { attendee: 10, speaker: 30 } as const;

/** Minutes after its end during which a session can be joined: sessions run over. */
const joinLate = 15;

/** The fields of a session needed for joining. */
export interface JoinableSession {
  /** ISO 8601. */
  readonly startTime: string;
  readonly lengthMinutes: number;
}

const minute = 60_000;

/** The time range in which a session can be joined. */
export function joinTimes(
  { startTime, lengthMinutes }: JoinableSession,
  as: keyof typeof joinEarly = 'attendee',
): { readonly opensAt: Date; readonly closesAt: Date } {
  const start = Date.parse(startTime);
  return {
    opensAt: new Date(start - joinEarly[as] * minute),
    closesAt: new Date(start + (lengthMinutes + joinLate) * minute),
  };
}

/** The phase of a session at an instant, for people who want to join. */
export type JoinPhase = 'early' | 'open' | 'over';

/** Whether a session can be joined at an instant. */
export function joinPhase(
  session: JoinableSession,
  now: Date,
  as: keyof typeof joinEarly = 'attendee',
): JoinPhase {
  const { opensAt, closesAt } = joinTimes(session, as);
  if (now < opensAt) return 'early';
  return now < closesAt ? 'open' : 'over';
}

/** The page where a session is joined. */
export const joinPath = (slug: string, session: number): string => `/fair-${slug}/join/${session}`;

/**
 * The same page without a redirect: a button joins. Used after a form, as the content security
 * policy blocks form redirects to other sites.
 */
export const joinReady = (slug: string, session: number): string =>
  `${joinPath(slug, session)}?ready`;

/** The session number in an address; null if invalid. */
export const sessionIn = (given: string | null | undefined): number | null =>
  given && /^[1-9]\d{0,2}$/.test(given) ? Number(given) : null;
