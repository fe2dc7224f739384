import { signedIn, type SignedIn } from '../../accounts/people-services.ts';
import { fairPhase } from '../../fairs/fair-phase.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation, type CallContext } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { conflict, forbidden, notFound, rateLimited } from '../../../platform/model/refusal.ts';
import { openBooth, type OpenBooth } from '../booth-page/open-booth.server.ts';
import { refuseExcluded, refuseMuted } from '../refuse-muted.server.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { pushNext } from '../push/send-push.server.ts';
import { finishEntries } from './finish-entries.server.ts';
import { findOwnEntry } from './find-entry.server.ts';
import { lockQueue, refreshQueues } from './queue-line.server.ts';
import { readOwnEntries } from './read-queue.server.ts';
import { queueRefusals as messages } from './queue-refusals.messages.ts';

/** Joining and leaving is quick to try, and each tells everyone in the queue. */
const joining = { points: 30, perSeconds: 60 } as const;

/** `joinQueue(boothId)`: a student waits for a call; joining again changes nothing. */
export const joinQueue = operation<'joinQueue', LobbyServices>({
  kind: 'Mutation',
  name: 'joinQueue',
  field: `
  "Joins the queue for a call at a booth, at its end. A student who is in it keeps their place."
  joinQueue(boothId: ID!): QueueEntry!`,
  who: ['STUDENTS'],
  async resolve({ boothId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const booth = await openBooth(pool, by, boothId);
    refuseOthers(booth, world.now());
    await spendOnQueue(context, by);
    return services.writer.change(async (tx) => {
      await refuseExcluded(tx, booth.id, by.id);
      const queue = await lockQueue(tx, booth.id);
      const entryId =
        (await openEntryOf(tx, booth.id, by.id)) ??
        (queue?.isOpen === true ? await enter(tx, context, booth, by.id) : null);
      if (entryId === null) throw conflict(apiSentence(messages.notOpen));
      const [entry] = await readOwnEntries(
        services,
        tx,
        { accountId: by.id, entryId },
        world.now(),
      );
      if (!entry) throw notFound();
      return entry;
    });
  },
});

/** `leaveQueue(entryId)`: a student no longer waits, or ends their call. */
export const leaveQueue = operation<'leaveQueue', LobbyServices>({
  kind: 'Mutation',
  name: 'leaveQueue',
  field: `
  "Leaves the queue of a booth and returns whether the caller was in it."
  leaveQueue(entryId: ID!): Boolean!`,
  who: ['STUDENTS'],
  async resolve({ entryId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    return services.writer.change(async (tx) => {
      const entry = await findOwnEntry(tx, by.id, entryId);
      if (!entry) return false;
      const { callId } = entry;
      const telling = { world, jobs: services.jobs };
      if (callId !== null && (await finishEntries(tx, { callId, accountId: by.id }, telling)))
        return true;
      await lockQueue(tx, entry.boothId);
      const { rowCount } = await tx.query(
        `update queue_entry set state = 'left', ended_at = $2
         where id = $1 and state in ('waiting', 'called')`,
        [entryId, world.now()],
      );
      await refreshQueues(tx, [entry.boothId]);
      await pushNext(tx, telling, entry.boothId);
      return rowCount === 1;
    });
  },
});

/**
 * Only a student who is registered for a live fair starts a call.
 * @throws Refusal FORBIDDEN or CONFLICT
 */
function refuseOthers(booth: OpenBooth, now: Date): void {
  const { standing, fair, closed } = booth;
  refuseMuted(booth);
  if (standing.as !== 'attendee' || standing.type !== 'student')
    throw forbidden(apiSentence(messages.studentsOnly));
  if (fairPhase(fair, now) !== 'live') throw conflict(apiSentence(messages.notLive));
  if (closed) throw conflict(apiSentence(messages.notOpen));
}

/** @throws Refusal RATE_LIMITED */
export async function spendOnQueue(
  { services, world }: CallContext<LobbyServices>,
  { id }: SignedIn,
): Promise<void> {
  const { allowed, retryAfter } = await spend(
    services.database.pool,
    world,
    `queue:${id}`,
    joining,
  );
  if (!allowed) throw rateLimited(retryAfter);
}

async function openEntryOf(tx: Queryable, boothId: string, accountId: string) {
  const rows = await readRows(tx, { id: 'text' })(
    'select id from queue_entry where booth_id = $1 and account_id = $2 and ended_at is null',
    [boothId, accountId],
  );
  return rows[0]?.id ?? null;
}

async function enter(
  tx: Queryable,
  { world }: CallContext<LobbyServices>,
  booth: OpenBooth,
  accountId: string,
): Promise<string> {
  const id = world.newId();
  await tx.query(
    // Someone who joins an empty line sees that they are next.
    `insert into queue_entry (id, booth_id, fair_id, account_id, state, created_at, place,
       next_told_at)
     select $1, $2, $3, $4, 'waiting', $5::timestamptz, coalesce(max(place), 0) + 1,
       case when count(*) filter (where state = 'waiting') = 0 then $5::timestamptz end
     from queue_entry where booth_id = $2 and ended_at is null`,
    [id, booth.id, booth.fairId, accountId, world.now()],
  );
  await refreshQueues(tx, [booth.id]);
  return id;
}
