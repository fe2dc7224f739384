import { changeSessionPlan } from './plan/change-plan.server.ts';
import { publishSessionPlan } from './plan/publish-plan.server.ts';
import { sessionPlan, sessionPlanStamp } from './plan/read-plan.server.ts';
import { suggestSessionPlan } from './plan/suggest/suggest-plan.server.ts';
import { redoSessionPlan, undoSessionPlan } from './plan/undo-plan.server.ts';

/** The operations of the 6x6 fair planner. */
export const planOperations = [
  sessionPlan,
  sessionPlanStamp,
  changeSessionPlan,
  undoSessionPlan,
  redoSessionPlan,
  publishSessionPlan,
  suggestSessionPlan,
] as const;
