import { signedIn, type SignedIn } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation, type CallContext } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict, forbidden, rateLimited, Refusal } from '../../../platform/model/refusal.ts';
import { refuseMuted } from '../refuse-muted.server.ts';
import { accessCall, refuseOver } from './call-access.server.ts';
import { finishEntries } from '../queue/finish-entries.server.ts';
import { closeCall, lockCall } from './close-call.server.ts';
import { callRefusals as messages } from './call-refusals.messages.ts';
import {
  callTypes,
  hereSince,
  isHere,
  readCall,
  type CallServices,
  type MyCall,
} from './read-call.server.ts';
import { keepLinesOpen, tendRooms } from './rooms/tend-rooms.server.ts';
import { forgetSignals, forgetSignalsOf } from './signal-call.server.ts';

type SeenCall = MyCall & { readonly cursor: string };

/** The caller's view of a call, with a cursor from before it was read. */
async function seeCall(
  { services, world }: Pick<CallContext<CallServices>, 'services' | 'world'>,
  by: SignedIn,
  callId: string,
): Promise<SeenCall> {
  const { pool } = services.database;
  const cursor = await services.lobby.presentCursor();
  const call = await accessCall(pool, by, callId);
  return { ...(await readCall(pool, { world, turn: services.env.turn }, call)), cursor };
}

/** `myCall(callId)`: a call that the caller may take part in; null for everyone else. */
export const myCall = operation<'myCall', CallServices>({
  kind: 'Query',
  name: 'myCall',
  field: `
  "Returns a call the caller is invited to, or that is at the caller's booth; null otherwise."
  myCall(callId: ID!): MyCall`,
  types: callTypes,
  who: ['signedIn'],
  async resolve({ callId }, context) {
    try {
      return await seeCall(context, signedIn(context), callId);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  },
});

const joining = { points: 30, perSeconds: 60 };

/**
 * `joinCall(callId)`: takes part with a new seat, which replaces the one of another page. The page
 * then calls `stayInCall` every few seconds.
 */
export const joinCall = operation<'joinCall', CallServices>({
  kind: 'Mutation',
  name: 'joinCall',
  field: `
  "Joins a call from this page. A page joined before is no longer in it."
  joinCall(callId: ID!): MyCall!`,
  who: ['signedIn'],
  async resolve({ callId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { allowed, retryAfter } = await spend(
      services.database.pool,
      world,
      `call-join:${by.id}`,
      joining,
    );
    if (!allowed) throw rateLimited(retryAfter);
    await services.writer.change(async (tx) => {
      await lockCall(tx, callId);
      const call = await accessCall(tx, by, callId);
      const now = world.now();
      refuseOver(call, now);
      const [taken] = await readRows(tx, { others: 'number' })(
        `select count(*)::int as others from call_person p
         where p.call_id = $1 and p.account_id <> $2 and ${isHere('$3')}`,
        [call.id, by.id, hereSince(now)],
      );
      if ((taken?.others ?? 0) >= call.maxPeople) throw conflict(apiSentence(messages.full));
      await tx.query(
        `insert into call_person (id, call_id, account_id, "as", invited_at, joined_at, seat, seen_at)
         values ($1, $2, $3, $4, $5, $5, $6, $5)
         on conflict (call_id, account_id) do update set "as" = excluded."as",
           joined_at = coalesce(call_person.joined_at, excluded.joined_at), left_at = null,
           seat = excluded.seat, seen_at = excluded.seen_at`,
        [world.newId(), call.id, by.id, call.as, now, world.newId()],
      );
      await forgetSignals(tx, now);
    });
    await tendRooms(context);
    return seeCall(context, by, callId);
  },
});

/** `stayInCall(callId, seat)`: tells that a page is still in the call, and reads it again. */
export const stayInCall = operation<'stayInCall', CallServices>({
  kind: 'Mutation',
  name: 'stayInCall',
  field: `
  "Reports every few seconds that a page is still in a call, and returns the call as it is now."
  stayInCall(callId: ID!, seat: ID!): MyCall!`,
  who: ['signedIn'],
  async resolve({ callId, seat }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const call = await accessCall(services.database.pool, by, callId);
    refuseMuted(call.booth);
    const now = world.now();
    if (isUuid(seat) && call.endedAt === null)
      await services.writer.change(async (tx) => {
        await tx.query(
          `update call_person set seen_at = $3
           where id = $1 and seat = $2 and left_at is null`,
          [call.personId, seat, now],
        );
        await forgetSignals(tx, now);
      });
    if (isUuid(seat) && call.room !== null) {
      await keepLinesOpen(context, { personId: call.personId, seat });
      await tendRooms(context);
    }
    return seeCall(context, by, callId);
  },
});

/**
 * `leaveCall(callId, seat, isOver)`: leaves; nothing happens for a page that another has replaced.
 * A page that closes may come back; someone who says that it is over is not waited for.
 */
export const leaveCall = operation<'leaveCall', CallServices>({
  kind: 'Mutation',
  name: 'leaveCall',
  field: `
  "Leaves a call; with isOver, a student's wait for it ends, too. False for a page that is no longer in it."
  leaveCall(callId: ID!, seat: ID!, isOver: Boolean! = false): Boolean!`,
  who: ['signedIn'],
  async resolve({ callId, seat, isOver }, context) {
    const { services, world } = context;
    if (!isUuid(callId) || !isUuid(seat)) return false;
    const { id } = signedIn(context);
    const hasLeft = await services.writer.change(async (tx) => {
      await lockCall(tx, callId);
      const [left] = await readRows(tx, { id: 'text' })(
        `update call_person set left_at = $4, seat = null
         where call_id = $1 and account_id = $2 and seat = $3 and left_at is null returning id`,
        [callId, id, seat, world.now()],
      );
      if (!left) return false;
      await forgetSignalsOf(tx, left.id);
      const telling = { world, jobs: services.jobs };
      if (isOver) await finishEntries(tx, { callId, accountId: id }, telling);
      return true;
    });
    await tendRooms(context);
    return hasLeft;
  },
});

/** `endCall(callId)`: a rep of the booth ends a call for everyone; false if it has ended. */
export const endCall = operation<'endCall', CallServices>({
  kind: 'Mutation',
  name: 'endCall',
  field: `
  "Ends a call for everyone. False if it has ended already."
  endCall(callId: ID!): Boolean!`,
  who: ['COLLEGES'],
  async resolve({ callId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const hasEnded = await services.writer.change(async (tx) => {
      await lockCall(tx, callId);
      const call = await accessCall(tx, by, callId);
      if (call.as !== 'rep') throw forbidden();
      refuseMuted(call.booth);
      await finishEntries(tx, { callId: call.id }, { world, jobs: services.jobs });
      return closeCall(tx, call.id, world.now());
    });
    await tendRooms(context, callId);
    return hasEnded;
  },
});
