import { judgeWishes, repElsewhere, type Board, type Planned } from './judge-plan.ts';
import type { Spot } from './plan-shapes.ts';

/** An alternative for an exhibitor: a free spot, or another exhibitor's. */
export interface Fix {
  readonly to: Spot;
  readonly over: string | null;
}

/** The penalty of an exhibitor's spot: a conflict counts more than all preferences. */
function badness(board: Board, exhibitor: Planned): number {
  const judged = judgeWishes(board, exhibitor.id);
  const missed = judged.filter(({ isKept }) => isKept === false);
  const hard = missed.filter(({ must }) => must).length + (repElsewhere(board, exhibitor) ? 1 : 0);
  return hard * 100 + missed.length + (board.spots.has(exhibitor.id) ? 0 : 10);
}

/**
 * The first spot, in board order, that is best for an exhibitor without making anyone else worse
 * off; null if none is better than the current one.
 */
export function findFix(board: Board, exhibitor: Planned): Fix | null {
  const { plan, spots } = board;
  const from = spots.get(exhibitor.id);
  const byId = new Map(board.exhibitors.map((one) => [one.id, one]));
  const holders = new Map(
    plan.placements.map((one) => [`${one.session}.${one.place}`, one] as const),
  );
  let best: Fix | null = null;
  let least = 0;
  for (const session of plan.sessions)
    for (let place = 1; place <= session.places; place += 1) {
      const to = { session: session.number, place };
      const holder = holders.get(`${to.session}.${place}`);
      if (holder?.exhibitorId === exhibitor.id || holder?.locked) continue;
      // No exhibitor loses a spot to another one.
      if (holder && !from) continue;
      const other = holder && byId.get(holder.exhibitorId);
      const affected = involved(board, exhibitor, other);
      const before = total(board, affected);
      spots.set(exhibitor.id, to);
      if (other && from) spots.set(other.id, from);
      const gain = total(board, affected) - before;
      if (other) spots.set(other.id, to);
      if (from) spots.set(exhibitor.id, from);
      else spots.delete(exhibitor.id);
      // A swap must gain more than a free spot does.
      if (gain + (other ? 0.5 : 0) < least) {
        least = gain + (other ? 0.5 : 0);
        best = { to, over: other?.id ?? null };
      }
    }
  return best;
}

const total = (board: Board, exhibitors: ReadonlySet<Planned>): number =>
  [...exhibitors].reduce((sum, one) => sum + badness(board, one), 0);

/** The two who move, and everyone whose preferences or rep involve them. */
function involved(board: Board, one: Planned, other: Planned | undefined): ReadonlySet<Planned> {
  const moved = new Set([one.id, ...(other ? [other.id] : [])]);
  const reps = new Set([one.repKey, other?.repKey]);
  return new Set(
    board.exhibitors.filter(
      ({ id, repKey }) =>
        moved.has(id) ||
        (repKey !== null && reps.has(repKey)) ||
        board.plan.wishes[id]?.some((wish) => 'exhibitorId' in wish && moved.has(wish.exhibitorId)),
    ),
  );
}
