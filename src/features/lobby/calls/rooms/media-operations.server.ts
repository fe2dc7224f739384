import { signedIn, type SignedIn } from '../../../accounts/people-services.ts';
import { readRows } from '../../../../platform/database/read-rows.ts';
import { operation, type CallContext } from '../../../../platform/graphql/operation.ts';
import { spend } from '../../../../platform/http/spend.server.ts';
import { apiSentence } from '../../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../../platform/model/kinds.ts';
import {
  badInput,
  conflict,
  rateLimited,
  unavailable,
  type Refusal,
} from '../../../../platform/model/refusal.ts';
import { accessCall, refuseEnded } from '../call-access.server.ts';
import { callRefusals as messages } from '../call-refusals.messages.ts';
import { largestRoom } from '../largest-call.ts';
import { hereSince, isHere, readCall, type CallServices } from '../read-call.server.ts';
import { cleanMedia } from './clean-media.ts';
import {
  JanusAway,
  janusCodes,
  JanusClient,
  janusNumber,
  JanusRefusal,
  type Jsep,
} from './janus-client.server.ts';
import { keepLine, linesOf, type MediaLine } from './media-lines.server.ts';
import { tendRooms } from './tend-rooms.server.ts';

type Context = CallContext<CallServices>;

/** A page in a call through Janus, which may send and receive now. */
interface Place {
  readonly callId: string;
  readonly personId: string;
  readonly seat: string;
  readonly room: number;
  readonly janus: JanusClient;
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
  return {
    callId: call.id,
    personId: call.personId,
    seat,
    room: call.room,
    janus: new JanusClient(janus, world),
    line: (way) => lines.find((one) => one.way === way),
  };
}

/**
 * Runs what speaks with Janus.
 * @throws Refusal CONFLICT for a line that Janus has ended: the page opens a new one
 */
async function atJanus<Done>(run: () => Promise<Done>): Promise<Done> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof JanusRefusal && error.code !== janusCodes.wrongSecret) throw gone();
    if (error instanceof JanusRefusal || error instanceof JanusAway) throw unavailable();
    throw error;
  }
}

/** By the field, the page tells this from what leaves its connection as it is. */
function gone(): Refusal {
  const why = apiSentence(messages.lineGone);
  return conflict(why, { line: why });
}

/** @throws Refusal BAD_USER_INPUT for what isn't a page's media */
function jsepOf(type: Jsep['type'], said: string): Jsep {
  const sdp = cleanMedia(type, said);
  if (sdp === null) throw badInput({ sdp: apiSentence(messages.signal) });
  return { type, sdp };
}

/** Keeps a new line; what it replaces, and what may not be open by now, ends. */
async function keep(context: Context, { janus }: Place, line: MediaLine): Promise<void> {
  const earlier = await context.services.writer.change((tx) => keepLine(tx, line));
  await janus.close(earlier);
  await tendRooms(context);
}

/**
 * What the video room does for a call. A shared screen needs a megabit; small pictures take less.
 * Quad limits the people; while one opens a new connection, Janus still counts the earlier one.
 */
const roomSettings = {
  publishers: 2 * largestRoom,
  bitrate: 1_000_000,
  is_private: true,
  permanent: false,
  audiocodec: 'opus',
  videocodec: 'vp8,h264',
};

async function openRoom(janus: JanusClient, line: MediaLine): Promise<void> {
  try {
    await janus.ask(line, { request: 'create', room: line.room, ...roomSettings });
  } catch (error) {
    if (!(error instanceof JanusRefusal && error.code === janusCodes.roomExists)) throw error;
  }
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
    const jsep = jsepOf('offer', offer);
    const place = await placeOf(context, callId, seat);
    const { janus, room } = place;
    return atJanus(async () => {
      const open = isNew ? undefined : place.line('send');
      if (open) return described(await janus.ask(open, { request: 'configure' }, jsep));
      if (!isNew) throw gone();
      return withNewLine(context, place, janusNumber(context.world), async (line) => {
        await openRoom(janus, line);
        const joined = { request: 'joinandconfigure', ptype: 'publisher', room, id: line.feed };
        const { sdp } = await janus.ask(line, joined, jsep);
        await keep(context, place, line);
        return described({ sdp });
      });
    });
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
    if (!line) throw gone();
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
  "An offer of what others in a group call send."
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
    const { janus, room } = place;
    const others = await feedsFor(context, place);
    if (isNew && others.length === 0) return null;
    return atJanus(async () => {
      const open = isNew ? undefined : place.line('receive');
      if (!open && !isNew) throw gone();
      if (!open)
        return withNewLine(context, place, null, async (line) => {
          const sent = await arriving(janus, line, others);
          const feeds = sent.map(({ feed }) => feed);
          if (feeds.length === 0) {
            await janus.close([line]);
            return null;
          }
          const joined = { request: 'join', ptype: 'subscriber', room, autoupdate: false };
          const streams = feeds.map((feed) => ({ feed }));
          const reply = await janus.ask(line, { ...joined, streams });
          await keep(context, place, { ...line, feeds });
          return offerOf(reply, sent);
        });
      const sent = await arriving(janus, open, others);
      const feeds = sent.map(({ feed }) => feed);
      const more = feeds.filter((feed) => !open.feeds.includes(feed)).map((feed) => ({ feed }));
      const less = open.feeds.filter((feed) => !feeds.includes(feed)).map((feed) => ({ feed }));
      if (more.length + less.length === 0) return restarts ? restartOf(janus, open) : null;
      const reply = await janus.ask(open, {
        request: 'update',
        ...(more.length > 0 && { subscribe: more }),
        ...(less.length > 0 && { unsubscribe: less }),
      });
      // It offers nothing while an earlier offer waits for an answer that may have been lost.
      if (more.length > 0 && reply.sdp === null) throw gone();
      await context.services.database.pool.query('update call_media set feeds = $2 where id = $1', [
        open.id,
        feeds,
      ]);
      return reply.sdp === null ? null : offerOf(reply, sent);
    });
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
    const place = await placeOf(context, callId, seat);
    const line = place.line('receive');
    if (!line) throw gone();
    await atJanus(() => place.janus.ask(line, { request: 'start' }, jsep));
    return true;
  },
});

/** Opens a line, which ends where it comes to nothing. */
async function withNewLine<Done>(
  { world }: Context,
  { janus, callId, personId, seat, room }: Place,
  feed: number | null,
  run: (line: MediaLine) => Promise<Done>,
): Promise<Done> {
  const way = feed === null ? 'receive' : 'send';
  const line = {
    ...(await janus.open()),
    id: world.newId(),
    callId,
    personId,
    seat,
    way,
    room,
    feed,
    feeds: [],
  } satisfies MediaLine;
  try {
    return await run(line);
  } catch (error) {
    await janus.close([line]);
    throw error;
  }
}

/** Those who arrive at Janus: others can't be had yet, and asking for one of them fails. */
async function arriving(
  janus: JanusClient,
  line: MediaLine,
  others: readonly Sent[],
): Promise<readonly Sent[]> {
  const { data } = await janus.ask(line, { request: 'listparticipants', room: line.room });
  const there = new Set(
    (data.participants ?? []).flatMap(({ id, publisher }) => (publisher ? [id] : [])),
  );
  return others.filter(({ feed }) => there.has(feed));
}

/** What someone else sends, and from which page. */
interface Sent {
  readonly feed: number;
  readonly seat: string;
}

/** What the others in the call send. */
function feedsFor({ services, world }: Context, { callId, personId }: Place) {
  return readRows(services.database.pool, { feed: 'number', seat: 'text' })(
    `select m.feed, m.seat from call_media m join call_person p on p.id = m.person_id
     where m.call_id = $1 and m.way = 'send' and p.id <> $2 and p.seat = m.seat and ${isHere('$3')}
     order by m.id`,
    [callId, personId, hereSince(world.now())],
  );
}

function described({ sdp }: { readonly sdp: string | null }): string {
  if (sdp === null) throw gone();
  return sdp;
}

/** Janus names no streams where it only looks for another path. */
async function restartOf(janus: JanusClient, line: MediaLine) {
  const reply = await janus.ask(line, { request: 'configure', restart: true });
  return { sdp: described(reply), streams: null };
}

function offerOf({ data, sdp }: Awaited<ReturnType<JanusClient['ask']>>, sent: readonly Sent[]) {
  return {
    sdp: described({ sdp }),
    streams: (data.streams ?? []).flatMap(({ mid, feed_id: id }) => {
      const seat = sent.find(({ feed }) => feed === id)?.seat;
      return mid === undefined || seat === undefined ? [] : [{ mid, seat }];
    }),
  };
}
