import type { Figure } from './report.ts';
import {
  emptyPlan,
  usualFormat,
  type Plan,
  type Wish,
} from '../src/features/sessions/planner/plan-shapes.ts';
import type { Weighed } from '../src/features/sessions/planner/suggestions/assign-sessions.ts';
import { solveApart } from '../src/features/sessions/planner/suggestions/suggest-plan.server.ts';
import { suggestPlan } from '../src/features/sessions/planner/suggestions/suggest-plan.ts';

/** Seconds that the solver may take for sessions, as the planner gives it. */
const seconds = 8;

/** Suggests plans for a usual 6x6 fair and for a large one: how long it takes, how far from the bound. */
export async function measureSessionPlans(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const count of [40, 200]) {
    const { plan, exhibitors } = fairOf(count);
    const started = performance.now();
    const found = await suggestPlan(solveApart, {
      plan,
      exhibitors,
      zone: 'America/New_York',
      repairs: false,
      seconds,
    });
    const took = (performance.now() - started) / 1000;
    if (!found) throw new Error(`There is no plan for ${count} exhibitors.`);
    figures.push(
      { what: `a plan for ${count} exhibitors`, value: took, unit: 's', aim: { atMost: 20 } },
      {
        what: 'exhibitors placed in it',
        value: found.placed,
        unit: 'exhibitors',
        aim: { atLeast: count },
      },
      {
        what: 'wishes that a better plan could keep at most, by the solver’s bound',
        value: found.gap,
        unit: 'wishes',
        aim: { atMost: count / 40 },
      },
      {
        what: 'the same as a share of what wishes and evenness are worth',
        value: found.share * 100,
        unit: '%',
        aim: { atMost: 5 },
      },
    );
  }
  return figures;
}

/** Every second exhibitor has a wish, every twentieth shares a rep with another one. */
function fairOf(count: number): { readonly plan: Plan; readonly exhibitors: readonly Weighed[] } {
  const ids = Array.from(
    { length: count },
    (_, n) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  );
  const at = (n: number) => ids[n % count] ?? '';
  const sessions = Array.from({ length: Math.ceil(count / 6) }, (_, n) => ({
    number: n + 1,
    title: `Session ${n + 1}`,
    ...usualFormat,
    startTime: new Date(Date.UTC(2027, 0, 10 + Math.floor(n / 6), 15 + (n % 6))).toISOString(),
  }));
  const wishOf = (n: number): Wish[] => {
    if (n % 4 === 0) return [{ kind: 'places', places: [1, 2] }];
    if (n % 9 === 1) return [{ kind: 'with', exhibitorId: at(n + 5) }];
    if (n % 7 === 2) return [{ kind: 'time', from: '13:00', must: n % 2 === 0 }];
    return n % 11 === 3 ? [{ kind: 'apart', exhibitorId: at(n + 1) }] : [];
  };
  return {
    plan: {
      ...emptyPlan,
      sessions,
      wishes: Object.fromEntries(ids.map((id, n) => [id, wishOf(n)])),
    },
    exhibitors: ids.map((id, n) => ({
      id,
      name: `College ${n}`,
      repName: null,
      repKey: n % 20 === 1 ? `shared ${n % 40}` : `own ${n}`,
      state: `S${(n * 7) % 23}`,
      kinds: [['public', 'private-nonprofit', '2-year'][n % 3] ?? ''],
      sizes: [['under 1,000', '1,000-4,999', '5,000-9,999'][n % 4] ?? ''],
      saves: (n * 37) % 100,
      usualOrder: n % 5 === 0 ? (n % 11) / 10 : null,
    })),
  };
}
