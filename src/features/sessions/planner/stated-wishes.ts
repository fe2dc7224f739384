import { partNotes, readTimes, readUnavailable } from '../../exhibitors/stated-times.ts';
import type { Plan, Wish } from './plan-shapes.ts';

/** The preferences that exhibitors stated in their own forms, by id; only exhibitors with some. */
export type StatedWishes = ReadonlyMap<string, readonly Wish[]>;

/** The maximum taken over, so that coordinators can add some of their own. */
const mostStated = 12;

/** The preferences in one exhibitor's requests. */
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

/** Whether an exhibitor asked for something in its own words, which no coordinator has added yet. */
export const asksInOwnWords = (notes: readonly string[], wishes: readonly Wish[] = []): boolean =>
  partNotes(notes).words.length > 0 && wishes.length <= wishesIn(notes).length;

/** The stated preferences of each exhibitor. */
export const statedWishes = (
  exhibitors: readonly { readonly id: string; readonly notes: readonly string[] }[],
): StatedWishes =>
  new Map(
    exhibitors
      .map(({ id, notes }) => [id, wishesIn(notes)] as const)
      .filter(([, wishes]) => wishes.length > 0),
  );

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A stored draft with exhibitors' stated preferences, unless a coordinator changed them. */
export function withStated(plan: Plan, stated: StatedWishes): Plan {
  const wishes: Record<string, Wish[]> = {};
  for (const [id, own] of stated) if (plan.wishes[id] === undefined) wishes[id] = [...own];
  // An empty stored list: a coordinator removed the stated preference.
  for (const [id, own] of Object.entries(plan.wishes)) if (own.length > 0) wishes[id] = own;
  return { ...plan, wishes };
}

/**
 * A draft for storage: unchanged stated preferences are left out, so that the draft follows when
 * exhibitors change them.
 */
export function withoutStated(plan: Plan, stated: StatedWishes): Plan {
  if (stated.size === 0) return plan;
  const wishes: Record<string, Wish[]> = {};
  for (const [id, own] of Object.entries(plan.wishes))
    if (!isSame(stated.get(id), own)) wishes[id] = own;
  for (const id of stated.keys()) if (plan.wishes[id] === undefined) wishes[id] = [];
  return { ...plan, wishes };
}
