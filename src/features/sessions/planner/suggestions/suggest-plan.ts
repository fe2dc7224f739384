import { isSameSpot, spotOf } from '../apply-operation.ts';
import { layOut } from '../judge-plan.ts';
import type { Plan, PlannedSession, PlanOperation, Spot } from '../plan-shapes.ts';
import { inSession, sessionProgram, worth, type Weighed } from './assign-sessions.ts';
import { LinearProgram } from './lp-text.ts';
import type { Solve, Solved } from './solve.ts';

/** A suggested plan, as one operation, and its quality. */
export interface Suggestion {
  /** null: everyone is already in the best place. */
  readonly operation: Extract<PlanOperation, { kind: 'arrange' }> | null;
  readonly placed: number;
  /** The maximum distance from the best possible plan, as a number of met preferences. */
  readonly gap: number;
  /** The same as a share of the total value of preferences and evenness. */
  readonly share: number;
}

interface Asked {
  readonly plan: Plan;
  readonly exhibitors: readonly Weighed[];
  /** The fair's time zone. */
  readonly zone: string;
  /** Makes the fewest moves instead of optimizing everything. */
  readonly repairs: boolean;
  readonly seconds: number;
}

/**
 * Suggests who speaks in which session and when: first the sessions, then the spots in them.
 * @returns null if the constraints are infeasible
 */
export async function suggestPlan(solve: Solve, request: Asked): Promise<Suggestion | null> {
  const { plan, exhibitors, zone, repairs, seconds } = request;
  const board = layOut(plan, exhibitors, zone);
  const solved = await solve(sessionProgram(board, exhibitors, { repairs }).toString(), seconds);
  if (!solved) return null;
  const chosen = new Map<number, readonly number[]>(
    plan.sessions.map(({ number }) => [
      number,
      exhibitors.flatMap((_, e) => ((solved.values[inSession(e, number)] ?? 0) > 0.5 ? [e] : [])),
    ]),
  );
  const spots = await assignSpots(solve, request, chosen);
  if (!spots) return null;
  const moves = exhibitors.flatMap(({ id }) => {
    const [from, to] = [spotOf(plan, id), spots.get(id) ?? null];
    return isSameSpot(from, to) ? [] : [{ exhibitorId: id, from, to }];
  });
  return {
    operation: moves.length > 0 ? { kind: 'arrange', moves } : null,
    placed: spots.size,
    ...gapOf(solved, spots.size),
  };
}

/** The base value of spots says nothing about the quality of a plan. */
function gapOf(solved: Solved, placed: number): Pick<Suggestion, 'gap' | 'share'> {
  const missing = Math.max(0, solved.bound - solved.worth);
  const soft = Math.abs(solved.bound - worth.spot * placed);
  return { gap: missing / worth.wish, share: missing / Math.max(worth.wish, soft) };
}

/** The spots in each session: preferences, then late speakers at past fairs speak early. */
async function assignSpots(
  solve: Solve,
  { plan, exhibitors, repairs, seconds }: Asked,
  chosen: ReadonlyMap<number, readonly number[]>,
): Promise<ReadonlyMap<string, Spot> | null> {
  const program = new LinearProgram();
  const variables = new Map<string, readonly [id: string, at: Spot]>();
  for (const session of plan.sessions) {
    const here = chosen.get(session.number) ?? [];
    const places = Array.from({ length: session.places }, (_, index) => index + 1);
    const variable = (e: number, place: number) => `y${e}_${session.number}_${place}`;
    for (const e of here) {
      const exhibitor = exhibitors[e];
      if (!exhibitor) continue;
      const locked = plan.placements.find((one) => one.exhibitorId === exhibitor.id && one.locked);
      for (const place of places) {
        const at = { session: session.number, place };
        program.binary(variable(e, place));
        program.worth(worthOf(plan, exhibitor, session, at, repairs), variable(e, place));
        variables.set(variable(e, place), [exhibitor.id, at]);
      }
      program.exactly(
        places.map((place) => [1, variable(e, place)]),
        1,
      );
      if (locked?.session === session.number) program.fix(variable(e, locked.place), 1);
    }
    for (const place of places)
      program.atMost(
        here.map((e) => [1, variable(e, place)]),
        1,
      );
  }
  if (variables.size === 0) return new Map();
  const solved = await solve(program.toString(), seconds);
  return (
    solved &&
    new Map(
      [...variables]
        .filter(([variable]) => (solved.values[variable] ?? 0) > 0.5)
        .map(([, it]) => it),
    )
  );
}

function worthOf(
  plan: Plan,
  { id, usualOrder }: Weighed,
  session: PlannedSession,
  at: Spot,
  repairs: boolean,
): number {
  const isHere = isSameSpot(spotOf(plan, id), at);
  const wished = (plan.wishes[id] ?? []).filter(
    (wish) => wish.kind === 'places' && wish.places.includes(at.place),
  );
  const order = session.places > 1 ? (at.place - 1) / (session.places - 1) : 0;
  // A session fills from its first spot; exhibitors who were last before are first now.
  const fair = usualOrder === null ? 0 : -Math.abs(order - (1 - usualOrder)) * 6;
  const value =
    20 - at.place * 0.5 + wished.length * 40 + fair + (isHere ? (repairs ? 200 : 1) : 0);
  return Math.round(value * 1000) / 1000;
}
