import { readUnavailable } from '../../../exhibitors/stated-times.ts';
import { fitsTime, isClearOf, overlap, type Board, type Planned } from '../judge-plan.ts';
import type { PlannedSession } from '../plan-shapes.ts';
import { LinearProgram, type Terms } from './lp-text.ts';

/** An exhibitor with the values that a suggestion weighs. */
export interface Weighed extends Planned {
  readonly state: string;
  readonly kinds: readonly string[];
  readonly sizes: readonly string[];
  readonly saves: number;
  readonly usualOrder: number | null;
}

/**
 * Weights. A spot is worth more than all preferences of an exhibitor, a preference more than an
 * even plan; in a repair, staying is worth more than any preference.
 */
export const worth = {
  spot: 1000,
  stays: 400,
  wish: 30,
  size: 4,
  state: 3,
  kind: 2,
  campus: 1,
  saved: 3,
} as const;

/** The variable for an exhibitor in a session. */
export const inSession = (exhibitor: number, session: number): string => `x${exhibitor}_${session}`;

interface Wanted {
  /** Exhibitors with a spot stay, unless it conflicts. */
  readonly repairs: boolean;
}

/** Whether an exhibitor can be in a session at all. */
export function canBe(board: Board, exhibitor: Planned, session: PlannedSession): boolean {
  return (board.plan.wishes[exhibitor.id] ?? []).every((wish) => {
    const unavailable = wish.kind === 'need' ? readUnavailable(wish.text) : null;
    if (unavailable) return isClearOf(board, unavailable, session.number);
    if (wish.kind === 'time' && wish.must) return fitsTime(board, wish, session.number);
    return wish.kind !== 'sessions' || !wish.must || wish.numbers.includes(session.number);
  });
}

/** The linear program that assigns exhibitors to sessions. */
export function sessionProgram(
  board: Board,
  exhibitors: readonly Weighed[],
  { repairs }: Wanted,
): LinearProgram {
  const program = new LinearProgram();
  const { sessions, placements } = board.plan;
  const locked = new Map(
    placements.filter((one) => one.locked).map((one) => [one.exhibitorId, one.session]),
  );
  exhibitors.forEach((exhibitor, e) => {
    const fixed = locked.get(exhibitor.id);
    const own = sessions.map(({ number }): [number, string] => [1, inSession(e, number)]);
    for (const session of sessions) {
      const variable = inSession(e, session.number);
      program.binary(variable);
      program.worth(worth.spot + simpleWishes(board, exhibitor, session), variable);
      const isHere = board.spots.get(exhibitor.id)?.session === session.number;
      if (repairs && isHere) program.worth(worth.stays, variable);
      if (fixed === undefined && !canBe(board, exhibitor, session)) program.fix(variable, 0);
    }
    program.atMost(own, 1);
    // Exhibitors pinned by a coordinator stay, regardless of all other constraints.
    if (fixed !== undefined && sessions.some(({ number }) => number === fixed))
      program.fix(inSession(e, fixed), 1);
  });
  for (const { number, places } of sessions)
    program.atMost(
      exhibitors.map((_, e) => [1, inSession(e, number)]),
      places,
    );
  onePersonOnePlace(program, board, exhibitors, locked);
  togetherOrApart(program, board, exhibitors);
  even(program, sessions, exhibitors);
  return program;
}

/** A session's value by the preferences that involve no other exhibitor. */
function simpleWishes(board: Board, exhibitor: Planned, session: PlannedSession): number {
  const metWishes = (board.plan.wishes[exhibitor.id] ?? []).filter(
    (wish) =>
      (wish.kind === 'time' && fitsTime(board, wish, session.number)) ||
      (wish.kind === 'sessions' && wish.numbers.includes(session.number)),
  );
  return metWishes.length * worth.wish;
}

/** A rep is in one session at a time; two pinned exhibitors override that. */
function onePersonOnePlace(
  program: LinearProgram,
  board: Board,
  exhibitors: readonly Weighed[],
  locked: ReadonlyMap<string, number>,
): void {
  const indexOf = new Map(exhibitors.map(({ id }, index) => [id, index]));
  const pairs = board.plan.sessions.flatMap((one) =>
    board.plan.sessions
      .filter((other) => one.number !== other.number && overlap(one, other))
      .map((other) => [one.number, other.number] as const),
  );
  for (const same of board.byRep.values())
    for (const one of same)
      for (const other of same) {
        const [e, f] = [indexOf.get(one.id), indexOf.get(other.id)];
        const isKept = locked.has(one.id) && locked.has(other.id);
        if (e === undefined || f === undefined || e >= f || isKept) continue;
        for (const [here, there] of pairs)
          program.atMost(
            [
              [1, inSession(e, here)],
              [1, inSession(f, there)],
            ],
            1,
          );
      }
}

/** Preferences to be with another exhibitor, or apart. */
function togetherOrApart(
  program: LinearProgram,
  board: Board,
  exhibitors: readonly Weighed[],
): void {
  const indexOf = new Map(exhibitors.map(({ id }, index) => [id, index]));
  exhibitors.forEach((exhibitor, e) => {
    for (const wish of board.plan.wishes[exhibitor.id] ?? []) {
      if (wish.kind !== 'with' && wish.kind !== 'apart') continue;
      const f = indexOf.get(wish.exhibitorId);
      if (f === undefined || f === e) continue;
      for (const { number } of board.plan.sessions) {
        const both = `${wish.kind}${e}_${f}_${number}`;
        const [own, theirs] = [inSession(e, number), inSession(f, number)];
        if (wish.kind === 'with') {
          program.worth(worth.wish, both);
          program.atMost(
            [
              [1, both],
              [-1, own],
            ],
            0,
          );
          program.atMost(
            [
              [1, both],
              [-1, theirs],
            ],
            0,
          );
        } else {
          program.worth(-worth.wish, both);
          program.atMost(
            [
              [1, own],
              [1, theirs],
              [-1, both],
            ],
            1,
          );
        }
      }
    }
  });
}

/** Balances sessions: by size, by the colleges' states, kinds and sizes, and by popularity. */
function even(
  program: LinearProgram,
  sessions: readonly PlannedSession[],
  exhibitors: readonly Weighed[],
): void {
  program.worth(-worth.size, 'most');
  program.worth(worth.size, 'least');
  const saves = exhibitors.reduce((sum, one) => sum + one.saves, 0);
  if (saves > 0) program.worth(-worth.saved * sessions.length, 'popular');
  for (const { number } of sessions) {
    const all = exhibitors.map((_, e): [number, string] => [1, inSession(e, number)]);
    program.atMost([...all, [-1, 'most']], 0);
    program.atMost([[1, 'least'], ...negative(all)], 0);
    if (saves > 0)
      program.atMost(
        [
          ...exhibitors.flatMap(({ saves: own }, e): [number, string][] =>
            own > 0 ? [[round(own / saves), inSession(e, number)]] : [],
          ),
          [-1, 'popular'],
        ],
        0,
      );
  }
  spread(
    program,
    sessions,
    groupsOf(exhibitors, ({ state }) => [state]),
    ['state', worth.state],
  );
  spread(
    program,
    sessions,
    groupsOf(exhibitors, ({ kinds }) => kinds),
    ['kind', worth.kind],
  );
  spread(
    program,
    sessions,
    groupsOf(exhibitors, ({ sizes }) => sizes),
    ['campus', worth.campus],
  );
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
const negative = (terms: Terms): Terms => terms.map(([factor, variable]) => [-factor, variable]);

function groupsOf(
  exhibitors: readonly Weighed[],
  of: (one: Weighed) => readonly string[],
): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  exhibitors.forEach((one, e) => {
    for (const group of of(one)) if (group) groups.set(group, [...(groups.get(group) ?? []), e]);
  });
  return [...groups.values()].filter((members) => members.length > 1);
}

/** A session's surplus of a group beyond its share is a penalty. */
function spread(
  program: LinearProgram,
  sessions: readonly PlannedSession[],
  groups: readonly (readonly number[])[],
  [name, factor]: readonly [string, number],
): void {
  groups.forEach((members, g) => {
    const share = Math.ceil(members.length / Math.max(1, sessions.length));
    for (const { number } of sessions) {
      const over = `${name}${g}_${number}`;
      program.worth(-factor, over);
      program.atMost(
        [...members.map((e): [number, string] => [1, inSession(e, number)]), [-1, over]],
        share,
      );
    }
  });
}
