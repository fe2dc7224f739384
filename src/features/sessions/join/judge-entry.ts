import { joinPhase, joinTimes, type JoinableSession } from '../../fairs/join-session.ts';

/** The result of a request to join a session. */
export const entryStates = [
  'open',
  'early',
  'over',
  'noLink',
  'choose',
  'full',
  'register',
  'closed',
  'removed',
  'signIn',
  'otherSession',
  'noSession',
  'notPlanned',
  'noSessions',
  'cancelled',
] as const;
export type EntryState = (typeof entryStates)[number];

/** What is known about a session and the person who wants to join it. */
export interface EntryFacts {
  readonly isCancelled: boolean;
  /** Only a booth fair may have none. */
  readonly hasSessions: boolean;
  /** The plan is public and has a session. */
  readonly isPlanned: boolean;
  /** Null: the plan has no session with this number. */
  readonly session: JoinableSession | null;
  /** Its hosts have started it, and it goes on. */
  readonly isOn: boolean;
  readonly hasLink: boolean;
  readonly isFull: boolean;
  readonly isSignedIn: boolean;
  readonly isOrganizer: boolean;
  /** The caller's college speaks in this session. */
  readonly speaks: boolean;
  /** The caller's college exhibits at the fair. */
  readonly exhibits: boolean;
  /** An organizer has removed the caller from the fair. */
  readonly isRemoved: boolean;
  /** The caller is registered for the fair. */
  readonly isRegistered: boolean;
  /** The caller, or one of their linked students, has chosen this session. */
  readonly hasChosen: boolean;
  readonly canRegister: boolean;
}

/**
 * Whether someone can join a session now, or why not. Organizers can at any time; speakers from 30
 * minutes before, attendees who have chosen it from 10 minutes before, both until it has ended: by the
 * plan, or later if its hosts let it go on.
 */
export function judgeEntry(facts: EntryFacts, now: Date): EntryState {
  const { session } = facts;
  if (facts.isCancelled) return 'cancelled';
  if (!facts.hasSessions) return 'noSessions';
  if (!facts.isPlanned) return 'notPlanned';
  if (session === null) return 'noSession';
  if (facts.isOrganizer) return facts.hasLink ? 'open' : 'noLink';
  const as = facts.speaks ? 'speaker' : 'attendee';
  const phase = facts.isOn ? 'open' : joinPhase(session, now, as);
  if (phase === 'over') return 'over';
  if (!facts.isSignedIn) return 'signIn';
  if (facts.isRemoved) return 'removed';
  if (!facts.speaks && !facts.hasChosen) {
    if (facts.isRegistered) return facts.isFull ? 'full' : 'choose';
    if (facts.exhibits) return 'otherSession';
    return facts.canRegister ? 'register' : 'closed';
  }
  if (phase === 'early') return 'early';
  return facts.hasLink ? 'open' : 'noLink';
}

/** When a session opens for the caller; organizers can enter at any time. */
export const opensAt = (session: JoinableSession, speaks: boolean): Date =>
  joinTimes(session, speaks ? 'speaker' : 'attendee').opensAt;
