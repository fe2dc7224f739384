/** Minutes before a session from which attendees may join, and those who speak in it. */
export const joinEarly = { attendee: 10, speaker: 30 } as const;

/** Minutes after its end for which a session may still be joined: sessions run over. */
const joinLate = 15;

/** A session as far as joining it minds. */
export interface JoinableSession {
  /** ISO 8601. */
  readonly startTime: string;
  readonly lengthMinutes: number;
}

const minute = 60_000;

/** When a session may be joined: from, and until. */
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

/** Where a session is at an instant, for those who want to join it. */
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

/** Where a session is joined. */
export const joinPath = (slug: string, session: number): string => `/fair-${slug}/join/${session}`;

/**
 * The same page without being led on at once: a button joins. For what comes after a form, as the
 * content security policy keeps forms from leading to other sites.
 */
export const joinReady = (slug: string, session: number): string =>
  `${joinPath(slug, session)}?ready`;

/** The number of a session in an address; null where it is none. */
export const sessionIn = (given: string | null | undefined): number | null =>
  given && /^[1-9]\d{0,2}$/.test(given) ? Number(given) : null;
