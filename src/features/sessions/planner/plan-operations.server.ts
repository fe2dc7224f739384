import * as v from 'valibot';
import { changeSessionPlan, applyChange } from './change-plan.server.ts';
import { publishSessionPlan } from './publish-plan.server.ts';
import { sessionPlan, sessionPlanStamp } from './read-plan.server.ts';
import { suggestSessionPlan } from './suggestions/suggest-plan.server.ts';
import { signedIn, type PeopleCall, type PeopleServices } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { openPlan } from './hold-plan.server.ts';
import { planRefusals as messages } from './plan-refusals.messages.ts';
import { operationShape } from './plan-shapes.ts';

/** Coordinators undo their own changes, the last first. */
const steps = {
  undo: { was: 'done', becomes: 'undone', last: 'desc', shows: 'inverse', other: 'operation' },
  redo: { was: 'undone', becomes: 'done', last: 'asc', shows: 'operation', other: 'inverse' },
} as const;

async function takeStep(context: PeopleCall, fairId: string, step: keyof typeof steps) {
  const by = signedIn(context);
  const { was, becomes, last, shows, other } = steps[step];
  return context.services.writer.change(async (tx) => {
    const held = await openPlan(tx, context.world, fairId, true);
    const [found] = await readRows(tx, { version: 'number', change: 'json' })(
      `select version, ${shows} as change from session_plan_change
       where fair_id = $1 and account_id = $2 and state = $3 order by version ${last} limit 1`,
      [held.fair.id, by.id, was],
    );
    if (!found)
      throw conflict(
        apiSentence(step === 'undo' ? messages.nothingToUndo : messages.nothingToRedo),
      );
    const applied = await applyChange(tx, context, held, v.parse(operationShape, found.change), {
      state: 'step',
      seen: found.version,
      action: `${step}SessionPlan`,
    });
    await tx.query(
      `update session_plan_change set state = $3, ${other} = $4 where fair_id = $1 and version = $2`,
      [held.fair.id, found.version, becomes, JSON.stringify(applied.inverse)],
    );
    return applied;
  });
}

/** `undoSessionPlan(fairId)`: undoes the caller's last change, unless others built on it. */
const undoSessionPlan = operation<'undoSessionPlan', PeopleServices>({
  kind: 'Mutation',
  name: 'undoSessionPlan',
  field: `
  "Undoes the caller’s last change to a plan, unless others built on it."
  undoSessionPlan(fairId: ID!): SessionPlanVersion!`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve: ({ fairId }, context) => takeStep(context, fairId, 'undo'),
});

/** `redoSessionPlan(fairId)`: redoes the change that the caller undid last. */
const redoSessionPlan = operation<'redoSessionPlan', PeopleServices>({
  kind: 'Mutation',
  name: 'redoSessionPlan',
  field: `
  "Redoes what the caller undid last."
  redoSessionPlan(fairId: ID!): SessionPlanVersion!`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve: ({ fairId }, context) => takeStep(context, fairId, 'redo'),
});

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
