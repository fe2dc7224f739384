import { signedIn } from '../../accounts/people-services.ts';
import { fairPhase } from '../../fairs/fair-phase.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation, type CallContext } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { conflict, forbidden, notFound } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import { openBooth } from '../booth-page/open-booth.server.ts';
import type { LobbyServices } from '../lobby-services.ts';
import type { CallServices } from '../calls/read-call.server.ts';
import { tendRooms } from '../calls/rooms/tend-rooms.server.ts';
import { pushNext } from '../push/send-push.server.ts';
import { refuseMuted } from '../refuse-muted.server.ts';
import { closeCall, lockCall } from '../calls/close-call.server.ts';
import { openCall } from '../calls/open-call.server.ts';
import { finishEntries } from './finish-entries.server.ts';
import { isOwnRep } from './booth-queue.server.ts';
import { callEnds } from './expected-wait.ts';
import { findEntry, findOwnEntry } from './find-entry.server.ts';
import { lockQueue, lockQueuesOf, missCall, refreshQueues } from './queue-line.server.ts';
import { readOwnEntries } from './read-queue.server.ts';
import { queueRefusals as messages } from './queue-refusals.messages.ts';

/** `acceptCall(entryId)`: a student who is called joins the call, in time. */
export const acceptCall = operation<'acceptCall', LobbyServices & CallServices>({
  kind: 'Mutation',
  name: 'acceptCall',
  field: `
  "Accepts the call of a rep within its minute. Calls of other booths that reach the student at the same time wait."
  acceptCall(entryId: ID!): QueueEntry!`,
  who: ['STUDENTS'],
  async resolve({ entryId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    return services.writer.change(async (tx) => {
      const { boothId, fairId } = await ownEntry(tx, by.id, entryId);
      const booth = await openBooth(tx, by, boothId);
      refuseMuted(booth);
      if (fairPhase(booth.fair, world.now()) !== 'live')
        throw conflict(apiSentence(messages.notLive));
      const booths = await lockQueuesOf(tx, fairId, [by.id]);
      const call = await calledNow(tx, entryId, world.now());
      if (!call) throw conflict(apiSentence(messages.callOver));
      if (await isOnCall(tx, fairId, by.id)) throw conflict(apiSentence(messages.onCall));
      const hasRooms = services.env.janus !== undefined;
      const callId = await callOf(tx, { world, hasRooms, boothId, ...call });
      await tx.query(
        `update queue_entry set state = 'in_call', accepted_at = $2, call_id = $3 where id = $1`,
        [entryId, world.now(), callId],
      );
      await tx.query(
        `update queue_entry set state = 'waiting', called_at = null, called_by = null,
           group_id = null, next_told_at = null
         where account_id = $1 and fair_id = $2 and state = 'called'`,
        [by.id, fairId],
      );
      await refreshQueues(tx, booths);
      // Where the student is skipped meanwhile, someone else is next.
      for (const id of booths) await pushNext(tx, { world, jobs: services.jobs }, id);
      return readOwn(tx, context, entryId);
    });
  },
});

/** `declineCall(entryId)`: not now. The first time the student keeps their place. */
export const declineCall = operation<'declineCall', LobbyServices>({
  kind: 'Mutation',
  name: 'declineCall',
  field: `
  "Puts off the call of a rep. The first time, the student waits behind the next person; the second time they leave the queue."
  declineCall(entryId: ID!): QueueEntry!`,
  who: ['STUDENTS'],
  async resolve({ entryId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    return services.writer.change(async (tx) => {
      const { boothId } = await ownEntry(tx, by.id, entryId);
      await lockQueue(tx, boothId);
      await missCall(tx, entryId, world.now());
      await refreshQueues(tx, [boothId]);
      await pushNext(tx, { world, jobs: services.jobs }, boothId, by.id);
      return readOwn(tx, context, entryId);
    });
  },
});

/** `finishQueueCall(entryId)`: a rep's call is over; its students no longer count as on a call. */
export const finishQueueCall = operation<'finishQueueCall', LobbyServices & CallServices>({
  kind: 'Mutation',
  name: 'finishQueueCall',
  field: `
  "Ends the call of a student in the queue for everyone in it, and returns whether there was one."
  finishQueueCall(entryId: ID!): Boolean!`,
  who: ['COLLEGES'],
  async resolve({ entryId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { callId, hasEnded } = await services.writer.change(async (tx) => {
      const entry = await findEntry(tx, entryId);
      if (!entry) throw notFound();
      const booth = await openBooth(tx, by, entry.boothId);
      if (!isOwnRep(booth)) throw forbidden(apiSentence(messages.repsOnly));
      refuseMuted(booth);
      const { callId: open } = entry;
      if (open === null) return { hasEnded: false };
      await lockCall(tx, open);
      await closeCall(tx, open, world.now());
      const isFinished = await finishEntries(tx, { callId: open }, { world, jobs: services.jobs });
      return { callId: open, hasEnded: isFinished };
    });
    await tendRooms(context, callId);
    return hasEnded;
  },
});

interface Call {
  readonly world: World;
  readonly hasRooms: boolean;
  readonly boothId: string;
  readonly calledBy: string;
  readonly groupId: string;
}

/** The call that reaches an entry now; null if there is none, or its time is over. */
async function calledNow(tx: Queryable, entryId: string, now: Date) {
  const rows = await readRows(tx, { calledAt: 'timestamp', calledBy: 'text', groupId: 'text' })(
    `select called_at as "calledAt", called_by as "calledBy", group_id as "groupId"
     from queue_entry where id = $1 and state = 'called' and called_by is not null`,
    [entryId],
  );
  const [call] = rows;
  return call && callEnds(call.calledAt) > now ? call : null;
}

async function isOnCall(tx: Queryable, fairId: string, accountId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from queue_entry where account_id = $1 and fair_id = $2 and state = 'in_call'`,
    [accountId, fairId],
  );
  return rowCount !== null && rowCount > 0;
}

/** The call of those who were called together: the first who accepts begins it. */
async function callOf(
  tx: Queryable,
  { world, hasRooms, boothId, calledBy, groupId }: Call,
): Promise<string> {
  const rows = await readRows(tx, { accountId: 'text', callId: 'text?' })(
    `select account_id as "accountId", call_id as "callId" from queue_entry
     where group_id = $1 and state in ('called', 'in_call') order by place`,
    [groupId],
  );
  const begun = rows.find(({ callId }) => callId !== null)?.callId;
  if (begun != null) return begun;
  const accountIds = rows.map(({ accountId }) => accountId);
  return openCall(tx, { world, boothId, startedBy: calledBy, accountIds, hasRooms });
}

async function ownEntry(tx: Queryable, accountId: string, entryId: string) {
  const entry = await findOwnEntry(tx, accountId, entryId);
  if (!entry) throw notFound();
  return entry;
}

async function readOwn(tx: Queryable, context: CallContext<LobbyServices>, entryId: string) {
  const { id: accountId } = signedIn(context);
  const [entry] = await readOwnEntries(
    context.services,
    tx,
    { accountId, entryId },
    context.world.now(),
  );
  if (!entry) throw notFound();
  return entry;
}
