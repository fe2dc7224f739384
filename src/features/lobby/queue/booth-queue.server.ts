import { signedIn, type SignedIn } from '../../accounts/people-services.ts';
import { fairPhase } from '../../fairs/fair-phase.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { sharedRead } from '../../../platform/database/shared-read.server.ts';
import {
  operation,
  type CallContext,
  type SchemaObject,
} from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { Refusal } from '../../../platform/model/refusal.ts';
import { openBooth, type OpenBooth } from '../booth-page/open-booth.server.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { missCallsAt } from './miss-calls.server.ts';
import { expectedMinutes } from './expected-wait.ts';
import { isOverdue, waitingIn } from './queue-line.server.ts';
import {
  noLine,
  readLine,
  readOwnEntries,
  readQueued,
  type BoothLine,
} from './read-queue.server.ts';

/** The GraphQL types of a queue. */
const queueTypes = `
  "The state of a student in the queue of a booth."
  enum QueueState {
    WAITING
    "A rep is calling; the student has a minute to accept."
    CALLED
    IN_CALL
    "The call took place."
    DONE
    "The student left, a rep removed them, or the booth closed."
    LEFT
    "The student missed two calls."
    MISSED
  }
  "A student’s own place in the queue of a booth."
  type QueueEntry {
    id: ID!
    boothId: ID!
    college: String!
    state: QueueState!
    "The place among those who wait, from 1. Null for entries that don’t wait."
    place: Int
    "How many wait at the booth."
    waiting: Int!
    "The expected minutes until the call."
    minutes: Int
    "When the time to accept ends."
    callUntil: DateTime
    "First name of the rep who is calling."
    rep: String
    "On a call at another booth, and skipped meanwhile."
    isBusy: Boolean!
    "One call was missed or put off; the next miss ends the wait."
    missedOnce: Boolean!
    "What a rep wrote who removed the student, or empty. Null when the student left."
    reason: String
    callId: ID
  }
  "The rep who calls, or whom a student waits for."
  type QueueRep { "The CollegeRep’s." id: ID! name: String! }
  "A student in the queue, as the reps of the booth see them."
  type QueuedStudent {
    id: ID!
    place: Int
    "First name and initial; null where there is none that can be shown."
    name: String
    since: DateTime!
    state: QueueState!
    isBusy: Boolean!
    missedOnce: Boolean!
    callUntil: DateTime
    rep: QueueRep
    "The call the student has accepted."
    callId: ID
  }
  "The queue for calls at a booth."
  type BoothQueue {
    boothId: ID!
    "Students can join it now."
    isOpen: Boolean!
    waiting: Int!
    "The expected minutes of someone who joins now."
    minutes: Int!
    "The caller’s own entry."
    own: QueueEntry
    "The first students, in their order. For reps of the booth and admins."
    students: [QueuedStudent!]
    "The colleagues who represent the college. For its reps."
    colleagues: [QueueRep!]
    "\`onBoothQueueNews\` brings what happens after this."
    cursor: String!
  }
  "The caller’s places in the queues of a fair."
  type MyQueues {
    entries: [QueueEntry!]!
    "\`onQueueNews\` brings what happens after this."
    cursor: String!
  }`;

/** `boothQueue(boothId)`: the queue of a booth, as far as the caller can see it. */
export const boothQueue = operation<'boothQueue', LobbyServices>({
  kind: 'Query',
  name: 'boothQueue',
  field: `
  "Returns the queue for calls at a booth: a student’s own place, and all students for its reps. Null for callers who can’t enter the fair."
  boothQueue(boothId: ID!): BoothQueue`,
  types: queueTypes,
  who: ['signedIn'],
  async resolve({ boothId }, context) {
    const by = signedIn(context);
    const { pool } = context.services.database;
    const booth = await openBoothOrNull(pool, by, boothId);
    if (!booth) return null;
    await missOverdueOf(context, { boothId: booth.id });
    return readBoothQueue(context, pool, booth);
  },
});

/** `myQueues(fairId)`: the queues of a fair in which the caller waits. */
export const myQueues = operation<'myQueues', LobbyServices>({
  kind: 'Query',
  name: 'myQueues',
  field: `
  "Lists the caller’s places in the queues of a fair, also those that ended in the last minutes."
  myQueues(fairId: ID!): MyQueues!`,
  who: ['signedIn'],
  async resolve({ fairId }, context) {
    const { id: accountId } = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    if (!isUuid(fairId)) return { entries: [], cursor: await services.lobby.presentCursor() };
    await missOverdueOf(context, { accountId });
    const cursor = await services.lobby.presentCursor();
    const entries = await readOwnEntries(services, pool, { accountId, fairId }, world.now());
    return { entries, cursor };
  },
});

/** A booth, or null for someone who can't see it. */
export async function openBoothOrNull(
  on: Queryable,
  by: SignedIn,
  boothId: string,
): Promise<OpenBooth | null> {
  try {
    return await openBooth(on, by, boothId);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Whether someone represents the college of a booth. */
export const isOwnRep = ({ standing, collegeId }: OpenBooth): boolean =>
  standing.as === 'rep' && standing.collegeId === collegeId;

/** The queue of a booth for the caller, as it is now. */
export async function readBoothQueue(
  context: CallContext<LobbyServices>,
  on: Queryable,
  booth: OpenBooth,
): Promise<SchemaObject<'BoothQueue'>> {
  const { id: accountId } = signedIn(context);
  const { services, world } = context;
  const { id: boothId, fairId, isStaff } = booth;
  const now = world.now();
  const cursor = await services.lobby.presentCursor();
  const isLive = fairPhase(booth.fair, now) === 'live';
  const line = isLive ? await readLine(on, boothId, now) : noLine;
  const { reps } = await services.lobby.present(boothId, fairId);
  const own = isStaff ? [] : await readOwnEntries(services, on, { accountId, boothId }, now);
  return {
    ...shownLine(boothId, line, reps.length),
    own: own.at(-1) ?? null,
    students: isStaff ? await readQueued(on, boothId, line) : null,
    colleagues: isOwnRep(booth) ? await colleaguesAt(on, booth) : null,
    cursor,
  };
}

/** What everyone can see of a queue. */
export function shownLine(boothId: string, { isOpen, line, pace }: BoothLine, reps: number) {
  const waiting = waitingIn(line).length;
  return { boothId, isOpen, waiting, minutes: expectedMinutes(waiting + 1, { pace, reps }) };
}

const colleaguesAt = (on: Queryable, { collegeId }: OpenBooth) =>
  readRows(on, { id: 'text', name: 'text' })(
    `select id, trim(first_name || ' ' || last_name) as name from college_rep
     where college_id = $1 and user_id is not null and confirmed_at is not null
     order by first_name, last_name, id`,
    [collegeId],
  );

const readOverdue = sharedRead(
  { id: 'text' },
  {
    name: 'overdue-calls',
    types: ['uuid', 'uuid', 'timestamptz'],
    text: `select distinct e.booth_id as id from queue_entry e
      where (e.booth_id = $1 or e.account_id = $2) and e.ended_at is null and ${isOverdue('$3')}`,
  },
);

/** Calls that no one accepted in time are missed before anyone reads of them. */
async function missOverdueOf(
  { services, world }: CallContext<LobbyServices>,
  { boothId, accountId }: { readonly boothId?: string; readonly accountId?: string },
): Promise<void> {
  const now = world.now();
  const rows = await readOverdue(services.database.pool, [boothId ?? null, accountId ?? null, now]);
  const telling = { world, jobs: services.jobs };
  for (const { id } of rows) await services.writer.change((tx) => missCallsAt(tx, telling, id));
}
