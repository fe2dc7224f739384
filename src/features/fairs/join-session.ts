import { fairPaths } from './fair-paths.ts';

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

/** The same page, for the meeting on another site that the room of a session opens. */
export const meetingPath = (slug: string, session: number): string =>
  `${joinPath(slug, session)}?meeting`;

/** The room of a session, for those who have joined it. */
export const sessionRoomPath = (slug: string, session: number): string =>
  `${fairPaths(slug).visit}/sessions/${session}`;

/**
 * The same page without a redirect: a button joins. Used after a form, as the content security
 * policy blocks form redirects to other sites.
 */
export const joinReady = (slug: string, session: number): string =>
  `${joinPath(slug, session)}?ready`;

/** The session number in an address; null if invalid. */
export const sessionIn = (value: string | null | undefined): number | null =>
  value && /^[1-9]\d{0,2}$/.test(value) ? Number(value) : null;
