import { signedIn } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { badInput, conflict, notFound, rateLimited } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import { accessCall, refuseOver, type CallRole } from './call-access.server.ts';
import { callRefusals as messages } from './call-refusals.messages.ts';
import { readSignal, relayedOnly } from './clean-signal.ts';
import { hereSince, isHere, isRelayOnly, readCall, type CallServices } from './read-call.server.ts';

/** The topic for messages between the pages of a call. */
export const signalTopic = 'CallSignal';

/** Milliseconds for which a message is kept: a page that was cut off longer joins again. */
const keptFor = 120_000;

/** Connecting to three others takes a few dozen; so does a network that comes and goes. */
const budget = { points: 300, perSeconds: 60 };

/**
 * `signalCall(...)`: passes what two pages need to connect from one to the other. Both are in the
 * call now.
 */
export const signalCall = operation<'signalCall', CallServices>({
  kind: 'Mutation',
  name: 'signalCall',
  field: `
  "Sends a connection message (JSON of a session description, ICE candidates, the state of devices, or the wish for another path) to another page in the call."
  signalCall(callId: ID!, seat: ID!, to: ID!, data: String!): Boolean!`,
  who: ['signedIn'],
  async resolve({ callId, seat, to, data }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const { turn } = services.env;
    const { allowed, retryAfter } = await spend(pool, world, `call-signal:${by.id}`, budget);
    if (!allowed) throw rateLimited(retryAfter);
    const call = await accessCall(pool, by, callId);
    refuseOver(call, world.now());
    const signal = readSignal(data);
    // Through Janus, pages have nothing to connect to each other.
    const isAllowed = signal && (call.room === null || !(signal.description ?? signal.candidates));
    if (!isAllowed) throw badInput({ data: apiSentence(messages.signal) });
    const [from, receiver] = await findPair(pool, world, call.id, [seat, to]);
    if (!from || from.id !== call.personId) throw conflict(apiSentence(messages.elsewhere));
    // Someone who has just left or joined again: the sender learns that from the call's news.
    if (!receiver || receiver.id === from.id) throw notFound();
    const withStudent = from.as === 'student' || receiver.as === 'student';
    if (withStudent && (await readCall(pool, { world, turn }, call)).waits)
      throw conflict(apiSentence(messages.waits));
    const passed = isRelayOnly(call.as, turn) ? relayedOnly(signal) : signal;
    const now = world.now();
    await services.writer.change(async (tx) => {
      await forgetSignals(tx, now);
      await tx.query(
        `insert into call_signal
           (id, call_id, from_person, to_person, from_seat, to_seat, body, sent_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [world.newId(), call.id, from.id, receiver.id, seat, to, JSON.stringify(passed), now],
      );
    });
    return true;
  },
});

/** The two people with these seats who are in a call now. */
async function findPair(
  on: Queryable,
  world: World,
  callId: string,
  seats: readonly [string, string],
) {
  const rows = seats.every(isUuid)
    ? await readRows(on, { id: 'text', as: textOf<CallRole>(), seat: 'text' })(
        `select p.id, p."as", p.seat from call_person p
         where p.call_id = $1 and p.seat = any($2) and ${isHere('$3')}`,
        [callId, seats, hereSince(world.now())],
      )
    : [];
  return seats.map((seat) => rows.find((one) => one.seat === seat));
}

/** A message, if it is still kept. */
export async function readPassedSignal(on: Queryable, id: string, now: Date) {
  const [signal] = await readRows(on, {
    from: 'text',
    fromSeat: 'text',
    toSeat: 'text',
    data: 'text',
  })(
    `select from_person as "from", from_seat as "fromSeat", to_seat as "toSeat", body as data
     from call_signal where id = $1 and sent_at > $2`,
    [id, new Date(now.getTime() - keptFor)],
  );
  return signal ?? null;
}

/** Deletes messages of all calls that have had their time; they hold network addresses. */
export async function forgetSignals(tx: Queryable, now: Date): Promise<void> {
  await tx.query('delete from call_signal where sent_at <= $1', [
    new Date(now.getTime() - keptFor),
  ]);
}

/** Deletes what a person who leaves has sent and hasn't read. */
export async function forgetSignalsOf(tx: Queryable, personId: string): Promise<void> {
  await tx.query('delete from call_signal where from_person = $1 or to_person = $1', [personId]);
}
