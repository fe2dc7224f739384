import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { CallContext } from '../../../platform/graphql/operation.ts';
import type { SetUpEnv } from '../dashboard/set-up.server.ts';
import { judgeSteps, type FairStep } from './judge-steps.ts';
import { readListFacts, readStepFacts } from './read-step-facts.server.ts';

/** Dependencies for reading the steps. */
export type StepServices = PeopleServices & { readonly env: Pick<SetUpEnv, 'smtp'> };

/** The API types of the steps. */
export const fairStepType = `
  "A step in running a fair, and its status."
  type FairStep {
    "about, sender, sessions, publish, emails, exhibitors, payments, boothsReady, boothsPublished, slots, hosts, links, announcements, live, questions, recordings, recordingsEmail or lists."
    kind: String!
    "prepare, day (from the day before) or after (once the fair is over)."
    part: String!
    "done, open or waiting: it can be done once something else is, or by an admin alone."
    state: String!
    "In which of its ways it is open, waiting or done; empty where there is one."
    detail: String!
    isOptional: Boolean!
    "What is to be done or was done, as a number."
    count: Int!
    "Of how many."
    of: Int!
  }`;

/** Reads the steps of a fair that the caller runs, in their working order. */
export async function readFairSteps(
  { id: fairId, endTime }: { readonly id: string; readonly endTime: Date },
  call: CallContext<StepServices>,
): Promise<readonly FairStep[]> {
  const { id: accountId, role } = signedIn(call);
  const { database, env } = call.services;
  const { pool } = database;
  const now = call.world.now();
  const isAdmin = role === 'ADMINS';
  const [facts, lists] = await Promise.all([
    readStepFacts(pool, { fairId, now, isAdmin, accountId }),
    endTime <= now ? readListFacts(pool, fairId, now) : null,
  ]);
  const hasMailServer = Boolean(env.smtp);
  return facts ? judgeSteps(facts, lists, { now, isAdmin, hasMailServer }) : [];
}
