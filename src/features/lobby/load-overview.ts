import { stateOf } from '../fairs/managed-fair.tsx';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { fairFigures } from './fair-figures/figures-query.ts';
import { lastDay } from './fair-figures/last-day.ts';

interface OverviewedFair {
  readonly id: string;
  readonly slug: string;
  readonly fairType: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly timeZone: string;
  readonly publishedAt: string | null;
  readonly cancelledAt: string | null;
}

/** A fair at a glance, for `FairOverview`: its steps and its figures. */
export async function loadOverview(call: PageCall, fair: OverviewedFair) {
  const variables = { fairId: fair.id, withSteps: true };
  const { fairFigures: figures } = await call.query(fairFigures, variables);
  const { id, slug, fairType, timeZone } = fair;
  return {
    figures,
    fair: { id, slug, fairType },
    isOver: stateOf(fair, call.now) === 'over',
    last: lastDay(fair, call.now, timeZone),
    now: call.now,
  };
}

/** The result. */
export type OverviewData = Awaited<ReturnType<typeof loadOverview>>;
