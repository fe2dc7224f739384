import { changeSessionPlan } from './change-plan.server.ts';
import { publishSessionPlan } from './publish-plan.server.ts';
import { sessionPlan, sessionPlanStamp } from './read-plan.server.ts';
import { suggestSessionPlan } from './suggestions/suggest-plan.server.ts';
import { redoSessionPlan, undoSessionPlan } from './undo-plan.server.ts';

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
