import type { Database } from '../database/database.server.ts';
import type { Env } from '../env.server.ts';
import { apiSentence } from '../model/api-sentence.ts';
import { badInput, conflict, unavailable, type Refusal } from '../model/refusal.ts';
import type { Writer } from '../store/writer.server.ts';
import type { World } from '../world.ts';
import { cleanMedia } from './clean-media.ts';
import {
  JanusAway,
  janusCodes,
  janusNumber,
  JanusRefusal,
  type JanusClient,
  type Jsep,
  type Line,
} from './janus-client.server.ts';
import { mediaRefusals as messages } from './media-refusals.messages.ts';

/** What ending the lines of pages that are gone takes from the server. */
export interface TendingParts {
  readonly services: {
    readonly database: Pick<Database, 'pool'>;
    readonly writer: Pick<Writer, 'change'>;
    readonly env: Pick<Env, 'janus'>;
  };
  readonly world: World;
}

/** A line that a page has open. */
interface OpenLine extends Line {
  readonly id: string;
  /** The feeds it receives. */
  readonly feeds: readonly number[];
}

/** A line that a page is about to have. */
export interface NewLine extends Line {
  /** As Janus numbers what the page sends; null: it receives. */
  readonly feed: number | null;
  readonly feeds: readonly number[];
}

/** A page that may send to a room, or receive from it. Whether it may is checked before. */
export interface MediaPage {
  readonly janus: JanusClient;
  readonly world: World;
  readonly room: number;
  /** How many send at once. While one opens a new connection, Janus still counts the earlier one. */
  readonly mostSenders: number;
  readonly line: (way: 'send' | 'receive') => OpenLine | undefined;
  /** Keeps a new line in the place of the page’s earlier one. */
  readonly keep: (line: NewLine) => Promise<void>;
  readonly keepFeeds: (line: OpenLine, feeds: readonly number[]) => Promise<void>;
}

/** What someone else sends, and from which page. */
export interface Sent {
  readonly feed: number;
  readonly seat: string;
}

/** What the video room does. A shared screen needs a megabit; small pictures take less. */
const roomSettings = {
  bitrate: 1_000_000,
  is_private: true,
  permanent: false,
  audiocodec: 'opus',
  videocodec: 'vp8,h264',
};

/**
 * Takes the offer of what a page sends, and returns the answer.
 * @throws Refusal CONFLICT for a line that Janus has ended: the page opens a new one
 */
export function sendToRoom(
  page: MediaPage,
  { offer, isNew }: { readonly offer: Jsep; readonly isNew: boolean },
): Promise<string> {
  const { janus, room } = page;
  return atJanus(async () => {
    const open = isNew ? undefined : page.line('send');
    if (open) return described(await janus.ask(open, { request: 'configure' }, offer));
    if (!isNew) throw goneLine();
    return withNewLine(page, async (line) => {
      const feed = janusNumber(page.world);
      await openRoom(page, line);
      const joined = { request: 'joinandconfigure', ptype: 'publisher', room, id: feed };
      const { sdp } = await janus.ask(line, joined, offer);
      await page.keep({ ...line, feed, feeds: [] });
      return described({ sdp });
    });
  });
}

/**
 * Offers a page what the others send now; null: there is nothing new.
 * @throws Refusal CONFLICT for a line that Janus has ended: the page opens a new one
 */
export async function receiveFromRoom(
  page: MediaPage,
  others: readonly Sent[],
  { isNew, restarts }: { readonly isNew: boolean; readonly restarts: boolean },
) {
  if (isNew && others.length === 0) return null;
  const { janus, room } = page;
  return atJanus(async () => {
    const open = isNew ? undefined : page.line('receive');
    if (!open && !isNew) throw goneLine();
    if (!open)
      return withNewLine(page, async (line) => {
        const sent = await arriving(page, line, others);
        const feeds = sent.map(({ feed }) => feed);
        if (feeds.length === 0) {
          await janus.close([line]);
          return null;
        }
        const joined = { request: 'join', ptype: 'subscriber', room, autoupdate: false };
        const streams = feeds.map((feed) => ({ feed }));
        const reply = await janus.ask(line, { ...joined, streams });
        await page.keep({ ...line, feed: null, feeds });
        return offerOf(reply, sent);
      });
    const sent = await arriving(page, open, others);
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
    if (more.length > 0 && reply.sdp === null) throw goneLine();
    await page.keepFeeds(open, feeds);
    return reply.sdp === null ? null : offerOf(reply, sent);
  });
}

/** Passes on the answer to what was offered; media come from then on. */
export async function answerRoom({ janus, line }: MediaPage, answer: Jsep): Promise<void> {
  const open = line('receive');
  if (!open) throw goneLine();
  await atJanus(() => janus.ask(open, { request: 'start' }, answer));
}

/** The field by which a page tells this from what leaves its connection as it is. */
export function goneLine(): Refusal {
  const why = apiSentence(messages.lineGone);
  return conflict(why, { line: why });
}

/** @throws Refusal BAD_USER_INPUT for what isn't a page's media */
export function jsepOf(type: Jsep['type'], said: string): Jsep {
  const sdp = cleanMedia(type, said);
  if (sdp === null) throw badInput({ sdp: apiSentence(messages.description) });
  return { type, sdp };
}

/** Runs what speaks with Janus. */
async function atJanus<Done>(run: () => Promise<Done>): Promise<Done> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof JanusRefusal && error.code !== janusCodes.wrongSecret) throw goneLine();
    if (error instanceof JanusRefusal || error instanceof JanusAway) throw unavailable();
    throw error;
  }
}

async function openRoom({ janus, room, mostSenders }: MediaPage, line: Line): Promise<void> {
  try {
    const publishers = 2 * mostSenders;
    await janus.ask(line, { request: 'create', room, publishers, ...roomSettings });
  } catch (error) {
    if (!(error instanceof JanusRefusal && error.code === janusCodes.roomExists)) throw error;
  }
}

/** Opens a line, which ends where it comes to nothing. */
async function withNewLine<Done>(
  { janus }: MediaPage,
  run: (line: Line) => Promise<Done>,
): Promise<Done> {
  const line = await janus.open();
  try {
    return await run(line);
  } catch (error) {
    await janus.close([line]);
    throw error;
  }
}

/** Those who arrive at Janus: others can't be had yet, and asking for one of them fails. */
async function arriving(
  { janus, room }: MediaPage,
  line: Line,
  others: readonly Sent[],
): Promise<readonly Sent[]> {
  const { data } = await janus.ask(line, { request: 'listparticipants', room });
  const there = new Set(
    (data.participants ?? []).flatMap(({ id, publisher }) => (publisher ? [id] : [])),
  );
  return others.filter(({ feed }) => there.has(feed));
}

function described({ sdp }: { readonly sdp: string | null }): string {
  if (sdp === null) throw goneLine();
  return sdp;
}

/** Janus names no streams where it only looks for another path. */
async function restartOf(janus: JanusClient, line: Line) {
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
