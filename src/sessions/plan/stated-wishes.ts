import { readTimes, readUnavailable } from '../../exhibitors/stated-times.ts';
import type { Plan, Wish } from './plan-shapes.ts';

/** The wishes that exhibitors stated in their own forms, by their ids; who stated none is left out. */
export type StatedWishes = ReadonlyMap<string, readonly Wish[]>;

/** So many are taken over that coordinators can add some of their own. */
const mostStated = 12;

/** The wishes among the requests of one exhibitor. */
export const wishesIn = (notes: readonly string[]): readonly Wish[] =>
  notes
    .flatMap((line): readonly Wish[] => {
      if (readUnavailable(line)) return [{ kind: 'need', text: line.trim() }];
      const times = readTimes(line);
      if (!times) return [];
      const { from, until, must } = times;
      return [
        {
          kind: 'time' as const,
          ...(from === null ? {} : { from }),
          ...(until === null ? {} : { until }),
          must,
        },
      ];
    })
    .slice(0, mostStated);

/** What each exhibitor stated. */
export const statedWishes = (
  exhibitors: readonly { readonly id: string; readonly notes: readonly string[] }[],
): StatedWishes =>
  new Map(
    exhibitors
      .map(({ id, notes }) => [id, wishesIn(notes)] as const)
      .filter(([, wishes]) => wishes.length > 0),
  );

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A kept draft with what exhibitors stated, as long as no coordinator has said otherwise. */
export function withStated(plan: Plan, stated: StatedWishes): Plan {
  const wishes: Record<string, Wish[]> = {};
  for (const [id, own] of stated) if (plan.wishes[id] === undefined) wishes[id] = [...own];
  // An empty list in what is kept: a coordinator took the stated wish away.
  for (const [id, own] of Object.entries(plan.wishes)) if (own.length > 0) wishes[id] = own;
  return { ...plan, wishes };
}

/**
 * A draft as it is kept: what is as exhibitors stated it is left to them, so that it follows when they
 * state something else.
 */
export function withoutStated(plan: Plan, stated: StatedWishes): Plan {
  if (stated.size === 0) return plan;
  const wishes: Record<string, Wish[]> = {};
  for (const [id, own] of Object.entries(plan.wishes))
    if (!isSame(stated.get(id), own)) wishes[id] = own;
  for (const id of stated.keys()) if (plan.wishes[id] === undefined) wishes[id] = [];
  return { ...plan, wishes };
}
