import { readUnavailable, type UnavailableTime } from '../../exhibitors/stated-times.ts';
import {
  fullMinutes,
  rollCallMinutes,
  type Plan,
  type PlannedSession,
  type Spot,
  type Wish,
} from './plan-shapes.ts';

/** An exhibitor, with the fields that matter for conflicts. */
export interface Planned {
  readonly id: string;
  readonly name: string;
  /** The same person has the same key; null: no rep is known. */
  readonly repKey: string | null;
  readonly repName: string | null;
}

/** An exhibitor's preference and whether the plan meets it; null while they have no spot. */
export interface JudgedWish {
  readonly wish: Wish;
  readonly isKept: boolean | null;
  /** Otherwise it is a conflict. */
  readonly must: boolean;
}

/** A plan with everyone's position, for queries about exhibitors; spots can be tried out. */
export interface Board {
  readonly plan: Plan;
  readonly exhibitors: readonly Planned[];
  readonly sessions: ReadonlyMap<number, PlannedSession>;
  readonly spots: Map<string, Spot>;
  /** For each session, minutes of the day in the fair's time zone: start and end. */
  readonly clock: ReadonlyMap<number, readonly [number, number]>;
  /** Exhibitors with the same rep, by its key. */
  readonly byRep: ReadonlyMap<string, readonly Planned[]>;
}

/** Prepares a plan for queries; `zone` is the fair's. */
export function layOut(plan: Plan, exhibitors: readonly Planned[], zone: string): Board {
  const byRep = new Map<string, Planned[]>();
  for (const one of exhibitors)
    if (one.repKey !== null) byRep.set(one.repKey, [...(byRep.get(one.repKey) ?? []), one]);
  return {
    plan,
    exhibitors,
    sessions: new Map(plan.sessions.map((one) => [one.number, one])),
    spots: new Map(
      plan.placements.map(({ exhibitorId, session, place }) => [exhibitorId, { session, place }]),
    ),
    clock: new Map(plan.sessions.map((one) => [one.number, clockOf(one, zone)] as const)),
    byRep,
  };
}

function clockOf(session: PlannedSession, zone: string): readonly [number, number] {
  const start = minuteOfDay(Date.parse(session.startTime), zone);
  // A session that continues past midnight ends late, not early.
  return [start, start + session.lengthMinutes];
}

function minuteOfDay(time: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  return (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0);
}

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether someone in one session can't be at the other's roll call. */
export function overlap(one: PlannedSession, other: PlannedSession): boolean {
  const [first, second] = [one, other]
    .map((session) => {
      const start = Date.parse(session.startTime);
      return { start, end: start + session.lengthMinutes * 60_000 };
    })
    .toSorted((early, late) => early.start - late.start);
  return !!first && !!second && second.start - rollCallMinutes * 60_000 < first.end;
}

/** Whether a session's time matches a preference. */
export function fitsTime(
  board: Pick<Board, 'clock'>,
  wish: Extract<Wish, { kind: 'time' }>,
  session: number,
): boolean {
  const [start, end] = board.clock.get(session) ?? [0, 0];
  return (
    (wish.from === undefined || start >= minutesOf(wish.from)) &&
    (wish.until === undefined || end <= minutesOf(wish.until))
  );
}

/** Whether a session is outside of a time when an exhibitor isn't available. */
export function isClearOf(
  board: Pick<Board, 'clock'>,
  { from, until }: UnavailableTime,
  session: number,
): boolean {
  const [start, end] = board.clock.get(session) ?? [0, 0];
  const first = from === null ? 0 : minutesOf(from);
  const last = until === null ? Infinity : minutesOf(until);
  // A session past midnight also overlaps with early times of the next day.
  const days = from === null ? [0] : [0, 24 * 60];
  return days.every((day) => end <= first + day || start >= last + day);
}

function isKept(board: Board, wish: Wish, at: Spot): boolean {
  switch (wish.kind) {
    case 'time':
      return fitsTime(board, wish, at.session);
    case 'sessions':
      return wish.numbers.includes(at.session);
    case 'places':
      return wish.places.includes(at.place);
    case 'with':
      return board.spots.get(wish.exhibitorId)?.session === at.session;
    case 'apart':
      return board.spots.get(wish.exhibitorId)?.session !== at.session;
    case 'need': {
      const time = readUnavailable(wish.text);
      return time === null || isClearOf(board, time, at.session);
    }
  }
}

/**
 * The preferences of an exhibitor. Of the needs, a plan respects times when they aren't available;
 * people handle the rest.
 */
export function judgeWishes(board: Board, exhibitorId: string): readonly JudgedWish[] {
  const at = board.spots.get(exhibitorId);
  return (board.plan.wishes[exhibitorId] ?? []).flatMap((wish) =>
    wish.kind === 'need' && readUnavailable(wish.text) === null
      ? []
      : [
          {
            wish,
            isKept: at ? isKept(board, wish, at) : null,
            must: wish.kind === 'need' || ('must' in wish && wish.must),
          },
        ],
  );
}

/** Another exhibitor with the same rep in an overlapping session. */
export function repElsewhere(board: Board, { id, repKey }: Planned): Planned | null {
  const session = board.sessions.get(board.spots.get(id)?.session ?? 0);
  if (!session || repKey === null) return null;
  return (
    board.byRep.get(repKey)?.find((other) => {
      const there = board.sessions.get(board.spots.get(other.id)?.session ?? 0);
      return other.id !== id && there && there.number !== session.number && overlap(session, there);
    }) ?? null
  );
}

/** Sessions that are too short for their colleges. */
export const tooShort = (session: PlannedSession): boolean =>
  fullMinutes(session) > session.lengthMinutes;

/** Two sessions with the same host, the second of which begins before the first has ended. */
export function hostTwice(
  sessions: readonly PlannedSession[],
): readonly (readonly [PlannedSession, PlannedSession])[] {
  const hostOf = ({ host }: PlannedSession) => host?.trim().toLowerCase() ?? '';
  return sessions.flatMap((one, index) =>
    sessions
      .slice(index + 1)
      .filter((other) => hostOf(one) !== '' && hostOf(one) === hostOf(other) && overlap(one, other))
      .map((other) => [one, other] as const),
  );
}
