import * as v from 'valibot';
import { signedIn, type PeopleCall, type PeopleServices } from '../../accounts/people-services.ts';
import type { NamedAction } from '../../../platform/audit/audit-actions.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { applyOperation, type Contradiction } from './apply-operation.ts';
import { keepPlan, openPlan, type OpenPlan } from './hold-plan.server.ts';
import { planRefusals as messages } from './plan-refusals.messages.ts';
import {
  fullMinutes,
  operationShape,
  type PlannedSession,
  type PlanOperation,
} from './plan-shapes.ts';

/**
 * `changeSessionPlan(...)`: one operation of a coordinator, applied to the newest draft if it still
 * means the same there, otherwise rejected with what happened in the meantime.
 */
export const changeSessionPlan = operation<'changeSessionPlan', PeopleServices>({
  kind: 'Mutation',
  name: 'changeSessionPlan',
  field: `
  "Applies one change to the draft plan of a fair, or refuses it if the plan has changed in conflict."
  changeSessionPlan(input: ChangeSessionPlanInput!): SessionPlanVersion!`,
  types: `
  "The input of \`changeSessionPlan\`."
  input ChangeSessionPlanInput {
    fairId: ID!
    "The version that was looked at."
    version: Int!
    operation: JSON!
  }
  "The draft of a 6x6 fair's sessions after a change."
  type SessionPlanVersion { version: Int! plan: JSON! }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ input }, context) {
    const parsed = v.safeParse(operationShape, input.operation);
    if (!parsed.success) throw badInput({ operation: apiSentence(messages.unreadable) });
    return context.services.writer.change(async (tx) => {
      const held = await openPlan(tx, context.world, input.fairId, true);
      checkInput(held, parsed.output);
      return applyChange(tx, context, held, parsed.output, {
        state: 'done',
        seen: input.version,
        action: 'changeSessionPlan',
      });
    });
  },
});

interface How {
  readonly state: 'done' | 'step';
  /** The version that the coordinator saw. */
  readonly seen: number;
  readonly action: NamedAction;
}

/**
 * Applies an operation to a locked draft, and stores its inverse.
 * @throws Refusal CONFLICT with what happened in the meantime
 */
export async function applyChange(
  tx: Queryable,
  { world, viewer }: PeopleCall,
  held: OpenPlan,
  change: PlanOperation,
  { state, seen, action }: How,
) {
  const by = signedIn({ viewer });
  const applied = applyOperation(held.plan, change);
  if ('contradiction' in applied)
    throw conflict(
      await explain(tx, held, applied.contradiction, { fairId: held.fair.id, seen, by: by.id }),
    );
  const { plan, inverse } = applied;
  if (state === 'done')
    await tx.query(
      `update session_plan_change set state = 'dropped'
       where fair_id = $1 and account_id = $2 and state = 'undone'`,
      [held.fair.id, by.id],
    );
  const entry = { accountId: by.id, operation: change, inverse, state };
  const version = await keepPlan(tx, world, held, plan, entry);
  await writeAuditEntry(tx, world, by, {
    action,
    subject: 'Fair',
    subjectId: held.fair.id,
    details: { kind: change.kind, version, ...idsOf(change) },
  });
  return { version, plan, inverse };
}

/** Ids and numbers for the audit log: no typed text. */
function idsOf(change: PlanOperation): Readonly<Record<string, unknown>> {
  switch (change.kind) {
    case 'move':
      return { exhibitorId: change.exhibitorId, from: change.from, to: change.to };
    case 'lock':
    case 'wish':
      return { exhibitorId: change.exhibitorId };
    case 'arrange':
      return { moves: change.moves.length };
    case 'addSessions':
      return { sessions: change.sessions.map(({ number }) => number) };
    case 'removeSessions':
      return { sessions: change.numbers };
    case 'editSession':
      return { sessions: [change.before.number] };
    case 'forgetLeft':
    case 'recallLeft':
      return {};
  }
}

/** Errors of an operation regardless of the plan. */
function checkInput({ fair, takesPart }: OpenPlan, change: PlanOperation): void {
  const named = exhibitorsOf(change);
  if (named.some((id) => !takesPart.has(id)))
    throw badInput({ operation: apiSentence(messages.gone) });
  const sessions =
    change.kind === 'addSessions'
      ? change.sessions
      : change.kind === 'editSession'
        ? [change.after]
        : [];
  for (const session of sessions) {
    const problems = sessionProblem(fair, session);
    if (problems) throw badInput(problems);
  }
}

function sessionProblem(
  fair: OpenPlan['fair'],
  session: PlannedSession,
): Readonly<Record<string, ApiSentence>> | null {
  const start = Date.parse(session.startTime);
  const minutes = fullMinutes(session);
  if (start < fair.startTime.getTime()) return { startTime: apiSentence(messages.outsideStart) };
  if (start + session.lengthMinutes * 60_000 > fair.endTime.getTime())
    return { startTime: apiSentence(messages.outsideEnd) };
  if (minutes > session.lengthMinutes)
    return { lengthMinutes: apiSentence(messages.tooShort, { minutes }) };
  return null;
}

function exhibitorsOf(change: PlanOperation): readonly string[] {
  switch (change.kind) {
    case 'move':
      return [change.exhibitorId, ...(change.over === null ? [] : [change.over])];
    case 'lock':
      return [change.exhibitorId];
    case 'wish':
      return [
        change.exhibitorId,
        ...change.after.flatMap((one) => ('exhibitorId' in one ? [one.exhibitorId] : [])),
      ];
    case 'arrange':
      return change.moves.map(({ exhibitorId }) => exhibitorId);
    case 'addSessions':
      return change.placements.map(({ exhibitorId }) => exhibitorId);
    default:
      return [];
  }
}

interface Looked {
  readonly fairId: string;
  readonly seen: number;
  readonly by: string;
}

/** What prevents the change, and who changed the plan since the coordinator looked. */
async function explain(
  tx: Queryable,
  { names }: OpenPlan,
  contradiction: Contradiction,
  { fairId, seen, by }: Looked,
): Promise<ApiSentence> {
  const what = describeContradiction(contradiction, (id) => names.get(id) ?? '');
  const [last] = await readRows(tx, { who: 'text' })(
    `select coalesce(nullif(a.name, ''), a.email) as who from session_plan_change c
     join account a on a.id = c.account_id
     where c.fair_id = $1 and c.version > $2 and c.account_id <> $3
     order by c.version desc limit 1`,
    [fairId, seen, by],
  );
  if (!last) return what;
  const who = apiSentence(messages.meanwhile, { who: last.who });
  return `${what} ${who}` as ApiSentence;
}

function describeContradiction(found: Contradiction, nameOf: (id: string) => string): ApiSentence {
  switch (found.why) {
    case 'elsewhere':
      return found.at
        ? apiSentence(messages.elsewhere, { name: nameOf(found.exhibitorId), ...found.at })
        : apiSentence(messages.unplaced, { name: nameOf(found.exhibitorId) });
    case 'taken':
      return apiSentence(messages.taken, { name: nameOf(found.by), ...found.at });
    case 'wishChanged':
      return apiSentence(messages.wishChanged, { name: nameOf(found.exhibitorId) });
    case 'noPlace':
      return apiSentence(messages.noPlace, { ...found.at });
    case 'noSession':
    case 'sameNumber':
    case 'edited':
    case 'full':
      return apiSentence(messages[found.why], { number: found.number });
  }
}
