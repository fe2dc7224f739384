import { signedIn, type SignedIn } from '../../../accounts/people-services.ts';
import { readRows } from '../../../../platform/database/read-rows.ts';
import { operation, type CallContext } from '../../../../platform/graphql/operation.ts';
import { spend } from '../../../../platform/http/spend.server.ts';
import { JanusClient } from '../../../../platform/media/janus-client.server.ts';
import {
  answerRoom,
  goneLine,
  jsepOf,
  receiveFromRoom,
  sendToRoom,
  type MediaPage,
  type NewLine,
  type Sent,
} from '../../../../platform/media/room-media.server.ts';
import { apiSentence } from '../../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../../platform/model/kinds.ts';
import { conflict, rateLimited } from '../../../../platform/model/refusal.ts';
import { accessCall, refuseEnded } from '../call-access.server.ts';
import { callRefusals as messages } from '../call-refusals.messages.ts';
import { largestRoom } from '../largest-call.ts';
import { hereSince, isHere, readCall, type CallServices } from '../read-call.server.ts';
import { keepLine, linesOf, type MediaLine } from './media-lines.server.ts';
import { tendRooms } from './tend-rooms.server.ts';

type Context = CallContext<CallServices>;

/** A page in a call through Janus, which may send and receive now. */
interface Place extends MediaPage {
  readonly callId: string;
  readonly personId: string;
  readonly line: (way: MediaLine['way']) => MediaLine | undefined;
}

/** Each who comes or goes costs a page two; so does a network that comes and goes. */
const budget = { points: 200, perSeconds: 60 };

/**
 * Finds the page's place. A call goes on when its booth closes, or the fair is over.
 * @throws Refusal where the call has ended, students wait, or another page has taken the seat
 */
async function placeOf(context: Context, callId: string, seat: string): Promise<Place> {
  const by: SignedIn = signedIn(context);
  const { services, world } = context;
  const { pool } = services.database;
  const { allowed, retryAfter } = await spend(pool, world, `call-media:${by.id}`, budget);
  if (!allowed) throw rateLimited(retryAfter);
  const call = await accessCall(pool, by, callId);
  refuseEnded(call);
  const { turn, janus } = services.env;
  if (call.room === null) throw conflict(apiSentence(messages.noRoom));
  if (!janus) throw conflict(apiSentence(messages.roomAway));
  const seen = await readCall(pool, { world, turn }, call);
  const isOwn = seen.people.some((one) => one.id === seen.me && isUuid(seat) && one.seat === seat);
  if (!isOwn || call.personId === null) throw conflict(apiSentence(messages.elsewhere));
  if (call.as === 'student' && seen.waits) throw conflict(apiSentence(messages.waits));
  const lines = await linesOf(pool, seat);
  const own = { callId: call.id, personId: call.personId, seat, room: call.room };
  return {
    ...own,
    janus: new JanusClient(janus, world),
    world,
    mostSenders: largestRoom,
    line: (way) => lines.find((one) => one.way === way),
    keep: (line) => keep(context, { ...own, ...line }),
    async keepFeeds({ id }, feeds) {
      await pool.query('update call_media set feeds = $2 where id = $1', [id, feeds]);
    },
  };
}

/** Keeps a new line; what it replaces, and what may not be open by now, ends. */
async function keep(
  context: Context,
  line: NewLine & Pick<MediaLine, 'callId' | 'personId' | 'seat' | 'room'>,
): Promise<void> {
  const { services, world } = context;
  const way = line.feed === null ? 'receive' : 'send';
  const earlier = await services.writer.change((tx) =>
    keepLine(tx, { ...line, id: world.newId(), way }),
  );
  if (services.env.janus) await new JanusClient(services.env.janus, world).close(earlier);
  await tendRooms(context);
}

/** `sendCallMedia(...)`: opens or changes the connection over which a page sends. */
export const sendCallMedia = operation<'sendCallMedia', CallServices>({
  kind: 'Mutation',
  name: 'sendCallMedia',
  field: `
  "Takes the offer of what a page sends in a group call, and returns the answer. isNew: the page has a new connection."
  sendCallMedia(callId: ID!, seat: ID!, offer: String!, isNew: Boolean!): String!`,
  who: ['signedIn'],
  async resolve({ callId, seat, offer, isNew }, context) {
    const media = { offer: jsepOf('offer', offer), isNew };
    return sendToRoom(await placeOf(context, callId, seat), media);
  },
});

/** `confirmCallMedia(...)`: what a page sends arrives, and the pages of the others ask for it. */
export const confirmCallMedia = operation<'confirmCallMedia', CallServices>({
  kind: 'Mutation',
  name: 'confirmCallMedia',
  field: `
  "Says that the connection over which a page sends in a group call is there. The others learn that with onCallNews."
  confirmCallMedia(callId: ID!, seat: ID!): Boolean!`,
  who: ['signedIn'],
  async resolve({ callId, seat }, context) {
    const line = (await placeOf(context, callId, seat)).line('send');
    if (!line) throw goneLine();
    await context.services.database.pool.query(
      'update call_media set confirmed = true where id = $1',
      [line.id],
    );
    return true;
  },
});

/** `receiveCallMedia(...)`: opens or changes the connection over which a page receives. */
export const receiveCallMedia = operation<'receiveCallMedia', CallServices>({
  kind: 'Mutation',
  name: 'receiveCallMedia',
  field: `
  "Returns an offer of what the others send in a group call now, to be answered with answerCallMedia. Null: there is nothing new. isNew: the page has a new connection; restarts: it looks for another path."
  receiveCallMedia(callId: ID!, seat: ID!, isNew: Boolean!, restarts: Boolean! = false): CallMediaOffer`,
  types: `
  "An offer of what others in a group call, or on the stage of a session, send."
  type CallMediaOffer {
    sdp: String!
    "What the offer consists of; null: the same as before."
    streams: [CallMediaStream!]
  }
  "A part of an offer, and the page that sends it."
  type CallMediaStream { mid: String! seat: ID! }`,
  who: ['signedIn'],
  async resolve({ callId, seat, isNew, restarts }, context) {
    const place = await placeOf(context, callId, seat);
    return receiveFromRoom(place, await feedsFor(context, place), { isNew, restarts });
  },
});

/** `answerCallMedia(...)`: the answer to what `receiveCallMedia` has offered. */
export const answerCallMedia = operation<'answerCallMedia', CallServices>({
  kind: 'Mutation',
  name: 'answerCallMedia',
  field: `
  "Answers what receiveCallMedia has offered; media come from then on."
  answerCallMedia(callId: ID!, seat: ID!, answer: String!): Boolean!`,
  who: ['signedIn'],
  async resolve({ callId, seat, answer }, context) {
    const jsep = jsepOf('answer', answer);
    await answerRoom(await placeOf(context, callId, seat), jsep);
    return true;
  },
});

/** What the others in the call send. */
function feedsFor(
  { services, world }: Context,
  { callId, personId }: Place,
): Promise<readonly Sent[]> {
  return readRows(services.database.pool, { feed: 'number', seat: 'text' })(
    `select m.feed, m.seat from call_media m join call_person p on p.id = m.person_id
     where m.call_id = $1 and m.way = 'send' and p.id <> $2 and p.seat = m.seat and ${isHere('$3')}
     order by m.id`,
    [callId, personId, hereSince(world.now())],
  );
}
