import { describe, expect, test } from 'vitest';
import { applyOperation } from '../apply-operation.ts';
import { judgeWishes, layOut, repElsewhere } from '../judge-plan.ts';
import { emptyPlan, usualFormat, type Placement, type Plan, type Wish } from '../plan-shapes.ts';
import type { Weighed } from './assign-sessions.ts';
import { solveApart } from './suggest-plan.server.ts';
import { suggestPlan } from './suggest-plan.ts';

const zone = 'America/New_York';
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const college = (n: number, more: Partial<Weighed> = {}): Weighed => ({
  id: idOf(n),
  name: `College ${n}`,
  repKey: `rep-${n}`,
  repName: null,
  state: `S${n}`,
  kinds: [],
  sizes: [],
  saves: 0,
  usualOrder: null,
  ...more,
});
/** Hourly sessions from 10 a.m. */
const sessions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    title: `Session ${index + 1}`,
    ...usualFormat,
    startTime: `2027-01-10T${15 + index}:00:00.000Z`,
  }));

interface Given {
  readonly exhibitors: readonly Weighed[];
  readonly count: number;
  readonly wishes?: Readonly<Record<number, readonly Wish[]>>;
  readonly placements?: Placement[];
  readonly repairs?: boolean;
}

async function suggest({ exhibitors, count, wishes = {}, placements = [], repairs }: Given) {
  const plan: Plan = {
    ...emptyPlan,
    sessions: sessions(count),
    placements,
    wishes: Object.fromEntries(
      Object.entries(wishes).map(([n, own]) => [idOf(Number(n)), [...own]]),
    ),
  };
  const found = await suggestPlan(solveApart, {
    plan,
    exhibitors,
    zone,
    repairs: repairs === true,
    seconds: 20,
  });
  if (!found) throw new Error('There is no plan.');
  const applied = found.operation && applyOperation(plan, found.operation);
  if (applied && 'contradiction' in applied) throw new Error(applied.contradiction.why);
  const next = applied?.plan ?? plan;
  const board = layOut(next, exhibitors, zone);
  return {
    found,
    next,
    board,
    at: (n: number) => board.spots.get(idOf(n)),
    moved: found.operation?.moves.map(({ exhibitorId }) => exhibitorId) ?? [],
  };
}
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const withOneNotAnother = (a: number, b: number): Wish[] => [
  { kind: 'with', exhibitorId: idOf(b) },
  { kind: 'apart', exhibitorId: idOf(a) },
];

describe('a suggested plan', () => {
  test('keeps to what cannot be otherwise, and to every wish that fits beside it', async () => {
    const exhibitors = range(14).map((n) =>
      // The first two have the same rep.
      college(n, n <= 2 ? { repKey: 'the same' } : {}),
    );
    const wishes: Given['wishes'] = {
      3: [{ kind: 'time', from: '12:00', must: true }],
      4: [{ kind: 'sessions', numbers: [1], must: true }],
      5: [{ kind: 'places', places: [1, 2] }],
      6: withOneNotAnother(7, 8),
      9: [{ kind: 'time', until: '11:00', must: false }],
    };
    const locked = { exhibitorId: idOf(10), session: 2, place: 4, locked: true };
    const { at, board, found } = await suggest({
      exhibitors,
      count: 3,
      wishes,
      placements: [locked],
    });
    expect(found.placed).toBe(14);
    expect(at(10)).toEqual({ session: 2, place: 4 });
    expect(at(3)?.session).toBe(3);
    expect(at(4)?.session).toBe(1);
    expect(exhibitors.map((one) => repElsewhere(board, one)).filter(Boolean)).toEqual([]);
    for (const { id } of exhibitors)
      expect(judgeWishes(board, id).filter(({ isKept }) => !isKept)).toEqual([]);
    expect(found.gap).toBeLessThan(0.05);
  });

  test('keeps clear of every time at which someone can’t come, with half a session in it, too', async () => {
    const away = (text: string): Wish => ({ kind: 'need', text });
    // Sessions begin at 10, 11, 12 and 13 o'clock and last 45 minutes.
    const wishes: Given['wishes'] = {
      1: [away('Unavailable from 10:30 until 11:15'), away('Unavailable from 12:44')],
      2: [away('Unavailable until 11:00'), away('Unavailable from 12:00 until 13:46')],
      3: [away('Unavailable from 10:45 until 13:00'), away('Unavailable until 10:01')],
      4: [away('Unavailable until 10:01'), away('Unavailable from 10:46 until 23:59')],
    };
    const exhibitors = range(4).map((n) => college(n));
    const { at, board, found } = await suggest({ exhibitors, count: 4, wishes });
    expect(range(4).map((n) => at(n)?.session)).toEqual([undefined, 2, 4, undefined]);
    expect(found.placed).toBe(2);
    board.spots.set(idOf(1), { session: 3, place: 1 });
    expect(judgeWishes(board, idOf(1)).map(({ isKept, must }) => [isKept, must])).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  test('meets a time after midnight with a session that goes on until then', () => {
    const late = {
      ...usualFormat,
      number: 1,
      title: 'Late',
      startTime: '2027-01-11T04:45:00.000Z',
    };
    const wish = (text: string): Wish => ({ kind: 'need', text });
    const given = ['from 00:00 until 01:00', 'from 00:31 until 01:00', 'until 12:00', 'from 23:00'];
    const plan: Plan = {
      ...emptyPlan,
      sessions: [late],
      placements: [{ exhibitorId: idOf(1), session: 1, place: 1 }],
      wishes: { [idOf(1)]: given.map((times) => wish(`Unavailable ${times}`)) },
    };
    const judged = judgeWishes(layOut(plan, [college(1)], zone), idOf(1));
    expect(judged.map(({ isKept }) => isKept)).toEqual([false, true, true, false]);
  });

  test('spreads states and popular colleges, and sessions are of one size', async () => {
    const exhibitors = range(12).map((n) =>
      college(n, { state: n % 2 === 0 ? 'OR' : `S${n}`, saves: n <= 3 ? 100 : 0 }),
    );
    const { next, at } = await suggest({ exhibitors, count: 3 });
    for (const { number } of next.sessions) {
      const here = exhibitors.filter((_, index) => at(index + 1)?.session === number);
      expect(here).toHaveLength(4);
      expect(here.filter(({ state }) => state === 'OR')).toHaveLength(2);
      expect(here.filter(({ saves }) => saves > 0)).toHaveLength(1);
    }
  });

  test('lets who was last at past fairs speak before who was first', async () => {
    const exhibitors = [college(1, { usualOrder: 0 }), college(2, { usualOrder: 1 })];
    const placements = [
      { exhibitorId: idOf(1), session: 1, place: 1 },
      { exhibitorId: idOf(2), session: 1, place: 2 },
    ];
    const { at } = await suggest({ exhibitors, count: 1, placements });
    expect(at(2)?.place).toBeLessThan(at(1)?.place ?? 0);
  });

  test('places as many as there is room for', async () => {
    const { found, next } = await suggest({
      exhibitors: range(9).map((n) => college(n)),
      count: 1,
    });
    expect(found.placed).toBe(6);
    expect(new Set(next.placements.map(({ place }) => place)).size).toBe(6);
  });

  test('repairs a plan after a cancellation by moving the fewest', async () => {
    const exhibitors = range(13).map((n) => college(n));
    // Exhibitor 13 needs a spot in session 1, which is full; the other 12 can be anywhere.
    const placements = range(12).map((n) => ({
      exhibitorId: idOf(n),
      session: n <= 6 ? 1 : 2,
      place: n <= 6 ? n : n - 6,
    }));
    const wishes: Given['wishes'] = { 13: [{ kind: 'sessions', numbers: [1], must: true }] };
    const { moved, at } = await suggest({
      exhibitors: exhibitors.filter(({ id }) => id !== idOf(12)),
      count: 2,
      wishes,
      placements: placements.filter(({ exhibitorId }) => exhibitorId !== idOf(12)),
      repairs: true,
    });
    expect(at(13)?.session).toBe(1);
    expect(moved).toHaveLength(2);
  });
});
