import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { operation } from '../../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../../platform/model/api-sentence.ts';
import { conflict } from '../../../../platform/model/refusal.ts';
import type { PeopleServices } from '../../../accounts/people-services.ts';
import { applyChange } from '../change-plan.server.ts';
import { findPlanFair, openPlan } from '../hold-plan.server.ts';
import { planRefusals as messages } from '../plan-refusals.messages.ts';
import type { Plan } from '../plan-shapes.ts';
import { readPlannedExhibitors } from '../read-plan.server.ts';
import { asksInOwnWords } from '../stated-wishes.ts';
import type { Solve, Solved } from './solve.ts';
import { suggestPlan } from './suggest-plan.ts';

const answer = v.nullable(
  v.object({
    values: v.record(v.string(), v.number()),
    worth: v.number(),
    bound: v.number(),
    isBest: v.boolean(),
  }),
);

/** Seconds beyond the solver's own limit after which its thread is terminated. */
const graceSeconds = 15;

let before: Promise<unknown> = Promise.resolve();

/**
 * Solves a program in its own thread, so that the server stays responsive; one at a time, as each
 * uses a whole core.
 * @throws Error when the thread fails
 */
export const solveApart: Solve = (program, seconds) => {
  const solved = before.then(() => solveIn(program, seconds));
  before = solved.catch(() => undefined);
  return solved;
};

async function solveIn(program: string, seconds: number): Promise<Solved | null> {
  const worker = new Worker(new URL('./solve-worker.server.ts', import.meta.url), {
    workerData: { program, seconds },
  });
  try {
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('The solver did not end in time.')),
        (seconds + graceSeconds) * 1000,
      );
      timer.unref();
      worker.once('message', (message: unknown) => {
        clearTimeout(timer);
        resolve(v.parse(answer, message));
      });
      worker.once('error', (error) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error('The solver failed.'));
      });
    });
  } finally {
    await worker.terminate();
  }
}

/**
 * The plan with a lock on everyone who has a spot and asked for something in their own words alone:
 * only a coordinator knows whether another spot would do.
 */
function holdUnread(
  plan: Plan,
  exhibitors: readonly { readonly id: string; readonly notes: readonly string[] }[],
): Plan {
  const unread = new Set(
    exhibitors
      .filter(({ id, notes }) => !plan.wishes[id]?.length && asksInOwnWords(notes))
      .map(({ id }) => id),
  );
  const placements = plan.placements.map((one) =>
    unread.has(one.exhibitorId) ? { ...one, locked: true } : one,
  );
  return { ...plan, placements };
}

/** The solver's time limit in seconds: a coordinator waits for it. */
const seconds = 8;

/**
 * `suggestSessionPlan(...)`: places everyone as well as possible, or, as a repair, with the fewest
 * moves. The result is one change, which can be undone. The solver runs outside of any transaction.
 */
export const suggestSessionPlan = operation<'suggestSessionPlan', PeopleServices>({
  kind: 'Mutation',
  name: 'suggestSessionPlan',
  field: `
  "Places all exhibitors as well as possible, or, as a repair, moves as few as possible. The result is one change that can be undone."
  suggestSessionPlan(fairId: ID!, repairs: Boolean): SuggestedSessionPlan!`,
  types: `
  "The result of a suggested plan."
  type SuggestedSessionPlan {
    moved: Int!
    placed: Int!
    "Exhibitors who take part."
    exhibitors: Int!
    "Upper bound on how many more requests the best plan could meet; 0 is optimal."
    gap: Float!
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId, repairs }, context) {
    const { world, services } = context;
    const { pool } = services.database;
    const fair = await findPlanFair(pool, fairId);
    const { plan, version } = await openPlan(pool, world, fair.id);
    if (plan.sessions.length === 0) throw conflict(apiSentence(messages.noSessions));
    const exhibitors = await readPlannedExhibitors(pool, fair.id);
    const asked = {
      exhibitors,
      zone: fair.timeZone,
      repairs: repairs === true,
      seconds,
    };
    const found =
      (await suggestPlan(solveApart, { ...asked, plan: holdUnread(plan, exhibitors) })) ??
      (await suggestPlan(solveApart, { ...asked, plan }));
    if (!found) throw conflict(apiSentence(messages.noSuggestion));
    const { operation: change, placed, gap } = found;
    if (change)
      await services.writer.change(async (tx) => {
        const held = await openPlan(tx, world, fair.id, true);
        await applyChange(tx, context, held, change, {
          state: 'done',
          seen: version,
          action: 'suggestSessionPlan',
        });
      });
    return { moved: change?.moves.length ?? 0, placed, exhibitors: exhibitors.length, gap };
  },
});
