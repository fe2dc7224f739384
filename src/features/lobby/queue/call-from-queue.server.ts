import { signedIn } from '../../accounts/people-services.ts';
import { fairPhase } from '../../fairs/fair-phase.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation, type CallContext } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { isUuid, text } from '../../../platform/model/kinds.ts';
import { conflict, forbidden, notFound } from '../../../platform/model/refusal.ts';
import { openBooth, type OpenBooth } from '../booth-page/open-booth.server.ts';
import { fairOf, notExcludedAt, refuseMuted } from '../refuse-muted.server.ts';
import type { CallServices } from '../calls/read-call.server.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { pushLine, pushNext } from '../push/send-push.server.ts';
import { isOwnRep, readBoothQueue } from './booth-queue.server.ts';
import { mostStudents } from '../calls/largest-call.ts';
import { callEnds } from './expected-wait.ts';
import { findEntry } from './find-entry.server.ts';
import { spendOnQueue } from './join-queue.server.ts';
import { missedCallsJob } from './miss-calls.server.ts';
import { canBeCalled, lockQueue, missOverdue, refreshQueues } from './queue-line.server.ts';
import { queueRefusals as messages } from './queue-refusals.messages.ts';

type Services = LobbyServices & CallServices;
type Context = CallContext<Services>;

/**
 * `setBoothQueue(boothId, isOpen)`: a rep opens or closes the queue of their booth. Students can
 * join from then on until a rep closes it, the booth is closed, or the fair is over; those who wait
 * when a rep closes it keep their places.
 */
export const setBoothQueue = operation<'setBoothQueue', Services>({
  kind: 'Mutation',
  name: 'setBoothQueue',
  field: `
  "Opens or closes the queue of a booth. Those who wait keep their places."
  setBoothQueue(boothId: ID!, isOpen: Boolean!): BoothQueue!`,
  who: ['COLLEGES'],
  async resolve({ boothId, isOpen }, context) {
    const booth = await ownLiveBooth(context, boothId);
    const { services, world } = context;
    return services.writer.change(async (tx) => {
      await lockQueue(tx, booth.id);
      await tx.query(
        `insert into booth_queue (id, fair_id, is_open, updated_at) values ($1, $2, $3, $4)
         on conflict (id) do update set is_open = excluded.is_open,
           updated_at = excluded.updated_at`,
        [booth.id, booth.fairId, isOpen, world.now()],
      );
      return readBoothQueue(context, tx, booth);
    });
  },
});

/** `callFromQueue(...)`: a rep calls the next student, a chosen one, or some together. */
export const callFromQueue = operation<'callFromQueue', Services>({
  kind: 'Mutation',
  name: 'callFromQueue',
  field: `
  "Calls students who wait at the caller’s booth, up to three into one call, or five where the site has a server for group calls. No ids: the next one."
  callFromQueue(boothId: ID!, entryIds: [ID!]!): BoothQueue!`,
  who: ['COLLEGES'],
  async resolve({ boothId, entryIds }, context) {
    const by = signedIn(context);
    const booth = await ownLiveBooth(context, boothId);
    const chosen = [...new Set(entryIds)];
    const most = mostStudents(context.services.env.janus !== undefined);
    if (chosen.length > most) throw conflict(apiSentence(messages.tooMany, { most }));
    await spendOnQueue(context, by);
    const { services, world } = context;
    const now = world.now();
    return services.writer.change(async (tx) => {
      await lockQueue(tx, booth.id);
      await missOverdue(tx, booth.id, now);
      const ids = chosen.length === 0 ? await nextIn(tx, booth, by.id) : chosen;
      if (ids.length === 0) throw conflict(apiSentence(messages.noOne));
      const { rowCount } = await tx.query(
        `update queue_entry e set state = 'called', called_at = $3, called_by = $4, group_id = $5
         where e.booth_id = $1 and e.id = any($2) and ${canBeCalled}`,
        [booth.id, ids.filter(isUuid), now, by.id, world.newId()],
      );
      if (rowCount !== ids.length) throw conflict(apiSentence(messages.taken));
      await services.jobs.enqueue(tx, missedCallsJob, { boothId: booth.id }, { at: callEnds(now) });
      await refreshQueues(tx, [booth.id]);
      await pushLine(tx, { world, jobs: services.jobs }, booth.id, ids);
      return readBoothQueue(context, tx, booth);
    });
  },
});

/** What a rep writes for a student they remove. */
const removalFields = { reason: text({ max: 200 }).optional() };

/** `removeFromQueue(entryId)`: a rep ends someone's wait. */
export const removeFromQueue = operation<'removeFromQueue', Services>({
  kind: 'Mutation',
  name: 'removeFromQueue',
  field: `
  "Removes a student from the queue of the caller’s booth. The student can read the reason."
  removeFromQueue(entryId: ID!, reason: String): BoothQueue!`,
  who: ['COLLEGES'],
  async resolve({ entryId, reason }, context) {
    const { world } = context;
    const values = checkValues(removalFields, { reason: reason?.trim() || null }, world.now());
    return changeEntry(context, entryId, (tx) =>
      tx.query(
        `update queue_entry set state = 'left', ended_at = $2, reason = $3
         where id = $1 and state in ('waiting', 'called')`,
        [entryId, world.now(), values['reason'] ?? ''],
      ),
    );
  },
});

/** `handOffQueueEntry(entryId, repId)`: a student waits for a colleague, in the same place. */
export const handOffQueueEntry = operation<'handOffQueueEntry', Services>({
  kind: 'Mutation',
  name: 'handOffQueueEntry',
  field: `
  "Leaves a student in the queue to a colleague: calling the next one skips them for others. Null: to anyone."
  handOffQueueEntry(entryId: ID!, repId: ID): BoothQueue!`,
  who: ['COLLEGES'],
  async resolve({ entryId, repId }, context) {
    return changeEntry(context, entryId, async (tx, booth) => {
      const accountId = repId == null ? null : await accountOfRep(tx, booth, repId);
      await tx.query(
        `update queue_entry set assigned_to = $2 where id = $1 and state = 'waiting'`,
        [entryId, accountId],
      );
    });
  },
});

/** The next one whom a rep can call: neither on a call nor left to a colleague. */
async function nextIn(tx: Queryable, { id }: OpenBooth, repAccount: string) {
  const rows = await readRows(tx, { id: 'text' })(
    `select e.id from queue_entry e
     where e.booth_id = $1 and ${canBeCalled} and coalesce(e.assigned_to, $2) = $2
     order by e.place limit 1`,
    [id, repAccount],
  );
  return rows.map((row) => row.id);
}

/**
 * The booth of the caller's college, while the fair is live.
 * @throws Refusal NOT_FOUND, FORBIDDEN or CONFLICT
 */
async function ownLiveBooth(context: Context, boothId: string): Promise<OpenBooth> {
  const { services, world } = context;
  const booth = await openBooth(services.database.pool, signedIn(context), boothId);
  if (!isOwnRep(booth)) throw forbidden(apiSentence(messages.repsOnly));
  refuseMuted(booth);
  if (fairPhase(booth.fair, world.now()) !== 'live' || booth.closed)
    throw conflict(apiSentence(messages.notLive));
  return booth;
}

/** Changes an entry at the caller's own booth, and returns the queue. */
async function changeEntry(
  context: Context,
  entryId: string,
  change: (tx: Queryable, booth: OpenBooth) => Promise<unknown>,
) {
  return context.services.writer.change(async (tx) => {
    const entry = await findEntry(tx, entryId);
    if (!entry) throw notFound();
    const booth = await ownLiveBooth(context, entry.boothId);
    await lockQueue(tx, booth.id);
    await change(tx, booth);
    await refreshQueues(tx, [booth.id]);
    const { services, world } = context;
    await pushNext(tx, { world, jobs: services.jobs }, booth.id);
    return readBoothQueue(context, tx, booth);
  });
}

async function accountOfRep(
  tx: Queryable,
  { id: boothId, collegeId }: OpenBooth,
  repId: string,
): Promise<string> {
  const rows = isUuid(repId)
    ? await readRows(tx, { accountId: 'text' })(
        `select r.user_id as "accountId" from college_rep r
         where r.id = $1 and r.college_id = $2 and r.user_id is not null
           and r.confirmed_at is not null and ${notExcludedAt('r.user_id', fairOf('$3'))}`,
        [repId, collegeId, boothId],
      )
    : [];
  if (!rows[0]) throw conflict(apiSentence(messages.noColleague));
  return rows[0].accountId;
}
