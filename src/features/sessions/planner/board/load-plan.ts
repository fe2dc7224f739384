import * as v from 'valibot';
import { webinarDetails } from '../../../fairs/webinar-shapes.ts';
import type { PageCall } from '../../../../platform/pages/page-call.ts';
import { smallLogo } from '../../../colleges/card-view.ts';
import { drawPennant } from '../../../../ui/pennants/draw-pennant.ts';
import type { Published } from '../follow-published.ts';
import { planShape } from '../plan-shapes.ts';
import { sessionPlanQuery } from './plan-queries.ts';

/**
 * Loads a fair's planner.
 * @throws Response 404 where there is no such 6x6 fair
 */
export async function loadPlan(call: PageCall, slug: string) {
  const { sessionPlan } = await call.query(sessionPlanQuery, { fair: slug });
  if (!sessionPlan) throw new Response(null, { status: 404 });
  const { plan, published, exhibitors, ...rest } = sessionPlan;
  return {
    ...rest,
    plan: v.parse(planShape, plan),
    published: readPublished(published),
    exhibitors: exhibitors.map(({ logo, ...one }) => ({
      ...one,
      pennant: drawPennant(one.name, 'still', smallLogo(logo ?? null, 128)),
    })),
  };
}

function readPublished(value: unknown): Published {
  const checked = webinarDetails.parse(value);
  return 'value' in checked ? checked.value : { sessions: [] };
}

/** A fair and its draft, for the planner. */
export type LoadedPlan = Awaited<ReturnType<typeof loadPlan>>;

/** An exhibitor as a planner card. */
export type PlanCard = LoadedPlan['exhibitors'][number];
