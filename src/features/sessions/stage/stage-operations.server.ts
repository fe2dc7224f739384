import { signedIn, type SignedIn } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation, type CallContext } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { janusNumber, JanusClient } from '../../../platform/media/janus-client.server.ts';
import {
  answerRoom,
  goneLine,
  jsepOf,
  receiveFromRoom,
  sendToRoom,
  type MediaPage,
  type NewLine,
  type Sent,
} from '../../../platform/media/room-media.server.ts';
import { iceServers } from '../../../platform/media/turn-credentials.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import {
  badInput,
  conflict,
  forbidden,
  rateLimited,
  Refusal,
} from '../../../platform/model/refusal.ts';
import { messages as fieldMessages } from '../../../platform/model/messages.ts';
import type { World } from '../../../platform/world.ts';
import { opensAt } from '../join/judge-entry.ts';
import { openRoom, type OpenRoom } from '../room/open-room.server.ts';
import type { RoomServices } from '../room/session-room.server.ts';
import { sessionMoment } from '../session-timeline.ts';
import { readStage } from './read-stage.server.ts';
import {
  endLines,
  keepLine,
  largestStage,
  linesOf,
  seenSince,
  tendStages,
  type StageLine,
} from './stage-lines.server.ts';
import { stageRefusals as messages } from './stage-refusals.messages.ts';

type Context = CallContext<RoomServices>;

/** Each who comes or goes costs a page two; so does a network that comes and goes. */
const budget = { points: 200, perSeconds: 60 };

/**
 * The room of a session whose stage someone may see now.
 * @throws Refusal for those who may not be in it, before it starts and after its end
 */
async function openStage({ services, world }: Context, by: SignedIn, runId: string) {
  const now = world.now();
  const { pool } = services.database;
  const { allowed, retryAfter } = await spend(pool, world, `stage-media:${by.id}`, budget);
  if (!allowed) throw rateLimited(retryAfter);
  const room = await openRoom(pool, by, { runId }, now);
  if (!room.isStage) throw conflict(apiSentence(messages.noStage));
  if (!services.env.janus) throw conflict(apiSentence(messages.away));
  const { phase } = sessionMoment(room.run, now.getTime());
  if (phase === 'over') throw conflict(apiSentence(messages.over));
  // Speakers and hosts meet there for the roll call.
  const isEarly = room.as === 'ATTENDEE' || now < opensAt(room.session, true);
  if (phase === 'rollCall' && isEarly) throw conflict(apiSentence(messages.notYet));
  return { ...room, janus: new JanusClient(services.env.janus, world) };
}

/** A page before a stage, or on it. */
interface Place extends MediaPage {
  readonly runId: string;
  readonly as: OpenRoom['as'];
  readonly line: (way: StageLine['way']) => StageLine | undefined;
}

async function placeOf(
  context: Context,
  runId: string,
  seat: string,
  isFirst = false,
): Promise<Place> {
  const by = signedIn(context);
  const { services, world } = context;
  if (!isUuid(seat)) throw badInput({ seat: fieldMessages.required });
  const stage = await openStage(context, by, runId);
  const { pool } = services.database;
  const lines = await linesOf(pool, runId, by.id, seat);
  const room = await roomNumber(pool, world, runId);
  const own = { runId, accountId: by.id, role: stage.as, seat, room };
  return {
    runId,
    as: stage.as,
    room,
    janus: stage.janus,
    world,
    mostSenders: largestStage,
    line: (way) => lines.find((one) => one.way === way),
    keep: (line) => keep(context, { ...own, ...line }, isFirst),
    async keepFeeds({ id }, feeds) {
      await pool.query('update stage_media set feeds = $2 where id = $1', [id, feeds]);
    },
  };
}

/** A session has its room at Janus from the first who sends or receives. */
async function roomNumber(on: Queryable, world: World, runId: string): Promise<number> {
  const read = () =>
    readRows(on, { room: 'number?' })('select stage_room as room from session_run where id = $1', [
      runId,
    ]);
  const [known] = await read();
  if (known?.room != null) return known.room;
  await on.query('update session_run set stage_room = $2 where id = $1 and stage_room is null', [
    runId,
    janusNumber(world),
  ]);
  const [made] = await read();
  if (made?.room == null) throw goneLine();
  return made.room;
}

/** Keeps a new line; what it replaces, and what may not be open by now, ends. */
async function keep(
  context: Context,
  line: NewLine & Pick<StageLine, 'runId' | 'accountId' | 'role' | 'seat' | 'room'>,
  isFirst: boolean,
): Promise<void> {
  const { services, world } = context;
  const way = line.feed === null ? 'receive' : 'send';
  const earlier = await services.writer.change(async (tx) => {
    const now = world.now();
    const kept = await keepLine(tx, { ...line, id: world.newId(), way }, { now, isFirst });
    if (typeof kept === 'string') throw conflict(apiSentence(messages[kept]));
    return kept;
  });
  if (services.env.janus) await new JanusClient(services.env.janus, world).close(earlier);
  await tendStages(context);
}

/** `sendStageMedia(...)`: opens or changes the connection over which a page sends to the stage. */
export const sendStageMedia = operation<'sendStageMedia', RoomServices>({
  kind: 'Mutation',
  name: 'sendStageMedia',
  field: `
  "Takes the offer of what a speaker or host sends to the stage of a session, and returns the answer."
  sendStageMedia(
    runId: ID!
    "From stayAtStage."
    seat: ID!
    offer: String!
    "The page has a new connection."
    isNew: Boolean!
    "The person goes on stage with this page; another page of theirs leaves it."
    isFirst: Boolean! = false
  ): String!`,
  who: ['signedIn'],
  async resolve({ runId, seat, offer, isNew, isFirst }, context) {
    const media = { offer: jsepOf('offer', offer), isNew };
    const place = await placeOf(context, runId, seat, isFirst);
    if (place.as === 'ATTENDEE') throw forbidden(apiSentence(messages.notYours));
    return sendToRoom(place, media);
  },
});

/** `confirmStageMedia(...)`: what a page sends arrives, and what its devices do. */
export const confirmStageMedia = operation<'confirmStageMedia', RoomServices>({
  kind: 'Mutation',
  name: 'confirmStageMedia',
  field: `
  "Says that the connection over which a page sends to a stage is there, and whether microphone and camera are on. The others learn that with onSessionNews."
  confirmStageMedia(runId: ID!, seat: ID!, microphone: Boolean!, camera: Boolean!): Boolean!`,
  who: ['signedIn'],
  async resolve({ runId, seat, microphone, camera }, context) {
    const line = (await placeOf(context, runId, seat)).line('send');
    if (!line) throw goneLine();
    await context.services.writer.change((tx) =>
      tx.query(
        'update stage_media set confirmed = true, microphone = $2, camera = $3 where id = $1',
        [line.id, microphone, camera],
      ),
    );
    return true;
  },
});

/** `receiveStageMedia(...)`: opens or changes the connection over which a page receives. */
export const receiveStageMedia = operation<'receiveStageMedia', RoomServices>({
  kind: 'Mutation',
  name: 'receiveStageMedia',
  field: `
  "Returns an offer of what those on the stage of a session send now, to be answered with answerStageMedia. Null: there is nothing new. isNew: the page has a new connection; restarts: it looks for another path."
  receiveStageMedia(runId: ID!, seat: ID!, isNew: Boolean!, restarts: Boolean! = false): CallMediaOffer`,
  who: ['signedIn'],
  async resolve({ runId, seat, isNew, restarts }, context) {
    const place = await placeOf(context, runId, seat);
    return receiveFromRoom(place, await feedsFor(context, runId, seat), { isNew, restarts });
  },
});

/** `answerStageMedia(...)`: the answer to what `receiveStageMedia` has offered. */
export const answerStageMedia = operation<'answerStageMedia', RoomServices>({
  kind: 'Mutation',
  name: 'answerStageMedia',
  field: `
  "Answers what receiveStageMedia has offered; media come from then on."
  answerStageMedia(runId: ID!, seat: ID!, answer: String!): Boolean!`,
  who: ['signedIn'],
  async resolve({ runId, seat, answer }, context) {
    const jsep = jsepOf('answer', answer);
    await answerRoom(await placeOf(context, runId, seat), jsep);
    return true;
  },
});

/**
 * `stayAtStage(...)`: that a page is still there, whose lines end otherwise. Someone who may be there no
 * longer loses theirs.
 */
export const stayAtStage = operation<'stayAtStage', RoomServices>({
  kind: 'Mutation',
  name: 'stayAtStage',
  field: `
  "Reports every few seconds that a page shows the stage of a session, and returns who is on it. What a page sends and receives ends without that."
  stayAtStage(
    runId: ID!
    "The seat that the page got before; absent: it gets a new one."
    seat: ID
  ): SessionStage!`,
  types: `
  "The stage of a session."
  type SessionStage {
    "Of this page: what it sends and receives is known by it."
    seat: ID!
    people: [StagePerson!]!
    iceServers: [IceServer!]!
  }
  "A person on the stage of a session."
  type StagePerson {
    "The page with which they are on it."
    seat: ID!
    name: String
    isHost: Boolean!
    "The exhibitors for whom they speak."
    exhibitorIds: [ID!]!
    microphone: Boolean!
    camera: Boolean!
  }`,
  who: ['signedIn'],
  async resolve({ runId, seat = null }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    try {
      const stage = await openStage(context, by, runId);
      const now = world.now();
      const known = seat !== null && isUuid(seat) ? seat : null;
      const lines = known === null ? [] : await linesOf(pool, runId, by.id, known);
      // Who lost a role sends no longer.
      const over = lines.filter(({ way, role }) => way === 'send' && role !== stage.as);
      await endLines(context, over);
      const kept = lines.filter((one) => !over.includes(one));
      if (kept.length > 0) {
        await pool.query('update stage_media set seen_at = $2 where id = any($1)', [
          kept.map(({ id }) => id),
          now,
        ]);
        await stage.janus.keep(kept);
      }
      if (stage.as !== 'ATTENDEE') await tendStages(context);
      return {
        seat: known ?? world.newId(),
        people: await readStage(pool, runId, now),
        iceServers: iceServers(services.env.turn, world),
      };
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'RATE_LIMITED' && isUuid(runId))
        await endLines(context, await linesOf(pool, runId, by.id, null));
      throw error;
    }
  },
});

/** `leaveStage(...)`: a page sends no longer; or is left, and receives no longer either. */
export const leaveStage = operation<'leaveStage', RoomServices>({
  kind: 'Mutation',
  name: 'leaveStage',
  field: `
  "Ends what a page sends to the stage of a session, and what it receives if it closes."
  leaveStage(runId: ID!, seat: ID!, closes: Boolean! = false): Boolean!`,
  who: ['signedIn'],
  async resolve({ runId, seat, closes }, context) {
    const by = signedIn(context);
    if (!isUuid(runId) || !isUuid(seat)) return false;
    const lines = await linesOf(context.services.database.pool, runId, by.id, seat);
    await endLines(
      context,
      lines.filter(({ way }) => closes || way === 'send'),
    );
    return true;
  },
});

/** What the others on the stage send. */
function feedsFor(
  { services, world }: Context,
  runId: string,
  seat: string,
): Promise<readonly Sent[]> {
  return readRows(services.database.pool, { feed: 'number', seat: 'text' })(
    `select m.feed, m.seat from stage_media m
     where m.run_id = $1 and m.way = 'send' and m.seat <> $2 and m.seen_at > $3 order by m.id`,
    [runId, seat, seenSince(world.now())],
  );
}

/** What pages do on the stage of a session, and before it. */
export const stageOperations = [
  sendStageMedia,
  confirmStageMedia,
  receiveStageMedia,
  answerStageMedia,
  stayAtStage,
  leaveStage,
] as const;
