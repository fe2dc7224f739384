import type { PageCall } from '../../platform/pages/page-call.ts';
import { loadPlan } from './planner/board/load-plan.ts';
import { comparePlans, toPublished } from './planner/plan-difference.ts';

interface Fair {
  readonly slug: string;
  readonly name: string;
  readonly fairType: string;
  readonly startTime: string;
  readonly cancelledAt: string | null;
}

/** What is left to do in a 6x6 fair’s plan, as the organizers’ to-do list has it. */
interface PlanTask {
  readonly kind: 'untoldSessions' | 'emptySessions' | 'notPlaced' | 'planChanges';
  readonly count: number;
  readonly fairId: string;
  readonly slug: string;
  readonly fair: string;
  readonly fairType: string;
}

/** How near a fair is when its plan is to be finished, and how many plans are looked at. */
const near = { days: 14, fairs: 3 } as const;

/** What is left to do in the plans of the next 6x6 fairs, the most urgent first. */
export async function loadPlanTasks(
  call: PageCall,
  fairs: readonly Fair[],
): Promise<readonly PlanTask[]> {
  const until = call.now.getTime() + near.days * 86_400_000;
  const next = fairs
    .filter(
      ({ fairType, cancelledAt, startTime }) =>
        fairType === '6x6' && cancelledAt === null && Date.parse(startTime) < until,
    )
    .slice(0, near.fairs);
  return (await Promise.all(next.map((fair) => tasksOf(call, fair)))).flat();
}

async function tasksOf(
  call: PageCall,
  { slug, name, fairType }: Fair,
): Promise<readonly PlanTask[]> {
  const { plan, published, exhibitors, untold, fairId } = await loadPlan(call, slug);
  const placed = new Set(plan.placements.map(({ exhibitorId }) => exhibitorId));
  const filled = new Set(plan.placements.map(({ session }) => session));
  const ids = exhibitors.map(({ id }) => id);
  const difference = comparePlans(published, toPublished(plan, published), ids);
  const { added, changed, removed, isSame } = difference;
  const counts: readonly (readonly [PlanTask['kind'], number])[] = [
    ['untoldSessions', untold.length],
    ['emptySessions', plan.sessions.filter(({ number }) => !filled.has(number)).length],
    ['notPlaced', ids.filter((id) => !placed.has(id)).length],
    ['planChanges', isSame ? 0 : Math.max(1, added.length + changed.length + removed.length)],
  ];
  return counts.flatMap(([kind, count]) =>
    count === 0 ? [] : { kind, count, fairId, slug, fair: name, fairType },
  );
}
