import * as v from 'valibot';
import type { Janus } from '../env/read-groups.ts';
import type { World } from '../world.ts';

/** A connection of a page to Janus: a session of its own, with one handle of the video room in it. */
export interface Line {
  readonly session: number;
  readonly handle: number;
}

/** What Janus says to a request, with the description of a connection where there is one. */
interface Reply {
  readonly data: v.InferOutput<typeof roomData>;
  readonly sdp: string | null;
}

/** Janus, or its video room, has refused a request. */
export class JanusRefusal extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(`Janus refused a request: ${reason} (${code}).`);
    this.name = 'JanusRefusal';
    this.code = code;
  }
}

/** Janus isn't there, or something else answers in its place. */
export class JanusAway extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? reasonIn(cause) : 'it gave an odd answer', { cause });
    this.name = 'JanusAway';
  }
}

function reasonIn(error: Error): string {
  if (error instanceof SyntaxError || error instanceof v.ValiError)
    return 'something else answers there';
  if (error.name === 'TimeoutError') return 'it takes too long';
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Codes of Janus and of its video room. */
export const janusCodes = {
  wrongSecret: 403,
  noSession: 458,
  noPlugin: 460,
  noRoom: 426,
  roomExists: 427,
} as const;

/** Milliseconds for one request, and for all that the answer to it takes. */
const answersWithin = 10_000;
/** Milliseconds for what ends something: the person who asks for it waits. */
const endsWithin = 2_000;

const plugin = 'janus.plugin.videoroom';

const roomData = v.looseObject({
  videoroom: v.optional(v.string()),
  error_code: v.optional(v.number()),
  error: v.optional(v.string()),
  participants: v.optional(
    v.array(v.looseObject({ id: v.number(), publisher: v.optional(v.boolean()) })),
  ),
  streams: v.optional(
    v.array(v.looseObject({ mid: v.optional(v.string()), feed_id: v.optional(v.number()) })),
  ),
});

const messageShape = v.looseObject({
  janus: v.string(),
  transaction: v.optional(v.string()),
  data: v.optional(v.looseObject({ id: v.optional(v.number()) })),
  error: v.optional(v.object({ code: v.number(), reason: v.string() })),
  plugindata: v.optional(v.looseObject({ data: roomData })),
  jsep: v.optional(v.looseObject({ type: v.string(), sdp: v.string() })),
});

type Message = v.InferOutput<typeof messageShape>;

/** A description that goes along with a request. */
export interface Jsep {
  readonly type: 'offer' | 'answer';
  readonly sdp: string;
}

/**
 * Speaks with Janus over its HTTP API, as little as calls and sessions need. It keeps nothing: a line is two
 * numbers, so that each process of the site can go on with what another has opened. Requests on one
 * line come one after the other.
 */
export class JanusClient {
  readonly #janus: Janus;
  readonly #world: World;

  constructor(janus: Janus, world: World) {
    this.#janus = janus;
    this.#world = world;
  }

  /** Opens a line; Janus forgets it after a minute without a word. */
  async open(until = AbortSignal.timeout(answersWithin)): Promise<Line> {
    const session = idIn(await this.#post('', { janus: 'create' }, until));
    const handle = idIn(await this.#post(`/${session}`, { janus: 'attach', plugin }, until));
    return { session, handle };
  }

  /**
   * Asks the video room, and waits for its answer.
   * @throws JanusRefusal, or JanusAway
   */
  async ask(
    line: Line,
    body: Readonly<Record<string, unknown>>,
    jsep?: Jsep,
    until = AbortSignal.timeout(answersWithin),
  ): Promise<Reply> {
    const transaction = this.#transaction();
    const { session, handle } = line;
    let said = await this.#post(
      `/${session}/${handle}`,
      { janus: 'message', transaction, body, ...(jsep && { jsep: inFull(jsep) }) },
      until,
    );
    while (said.janus === 'ack' || said.transaction !== transaction)
      said = await this.#next(session, until);
    const data = said.plugindata?.data ?? {};
    if (data.error_code !== undefined) throw new JanusRefusal(data.error_code, data.error ?? '');
    return { data, sdp: said.jsep?.sdp ?? null };
  }

  /** Says that lines are still of use. Those that Janus doesn't know stay as they are. */
  async keep(lines: readonly Line[]): Promise<void> {
    const until = AbortSignal.timeout(endsWithin);
    await Promise.allSettled(
      lines.map(({ session }) => this.#post(`/${session}`, { janus: 'keepalive' }, until)),
    );
  }

  /**
   * Ends lines, and all that comes and goes over them; returns those that have ended. One that isn't
   * reached ends by itself, unless its page is kept.
   */
  async close<Some extends Line>(lines: readonly Some[]): Promise<readonly Some[]> {
    const until = AbortSignal.timeout(endsWithin);
    const ended = await Promise.all(
      lines.map(({ session }) =>
        isDone(this.#post(`/${session}`, { janus: 'destroy' }, until), janusCodes.noSession),
      ),
    );
    return lines.filter((_, index) => ended[index]);
  }

  /** Ends rooms; returns those that are no more. */
  async destroy(rooms: readonly number[]): Promise<readonly number[]> {
    if (rooms.length === 0) return [];
    const until = AbortSignal.timeout(endsWithin);
    try {
      const line = await this.open(until);
      const ended = await Promise.all(
        rooms.map((room) => {
          const body = { request: 'destroy', room, permanent: false };
          return isDone(this.ask(line, body, undefined, until), janusCodes.noRoom);
        }),
      );
      await this.close([line]);
      return rooms.filter((_, index) => ended[index]);
    } catch (error) {
      if (error instanceof JanusAway || error instanceof JanusRefusal) return [];
      throw error;
    }
  }

  /** What has happened on a session since it was last asked. */
  async #next(session: number, until: AbortSignal): Promise<Message> {
    const asked = new URLSearchParams({ maxev: '1', apisecret: this.#janus.secret });
    return this.#fetch(`/${session}?${asked.toString()}`, { signal: until });
  }

  #post(
    path: string,
    message: Readonly<Record<string, unknown>>,
    signal = AbortSignal.timeout(answersWithin),
  ): Promise<Message> {
    return this.#fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        transaction: this.#transaction(),
        apisecret: this.#janus.secret,
        ...message,
      }),
      signal,
    });
  }

  async #fetch(path: string, init: RequestInit): Promise<Message> {
    const message = await this.#read(path, init);
    if (message.error) throw new JanusRefusal(message.error.code, message.error.reason);
    return message;
  }

  async #read(path: string, init: RequestInit): Promise<Message> {
    try {
      const response = await fetch(`${this.#janus.url}${path}`, init);
      return v.parse(messageShape, await response.json());
    } catch (error) {
      throw new JanusAway(error);
    }
  }

  #transaction(): string {
    return Buffer.from(this.#world.randomBytes(12)).toString('base64url');
  }
}

function idIn({ data }: Message): number {
  if (data?.id === undefined) throw new JanusAway(null);
  return data.id;
}

/** Whether something has ended, or wasn't there. */
async function isDone(ending: Promise<unknown>, notThere: number): Promise<boolean> {
  try {
    await ending;
    return true;
  } catch (error) {
    if (error instanceof JanusRefusal) return error.code === notThere;
    if (error instanceof JanusAway) return false;
    throw error;
  }
}

/** All candidates come with the description. Without any, Janus waits for the page to reach it. */
const inFull = (jsep: Jsep) => ({ ...jsep, trickle: !/^a=candidate:/im.test(jsep.sdp) });

/** A number for a room or a feed, which no one guesses. */
export const janusNumber = (world: World): number =>
  Buffer.from(world.randomBytes(6)).readUIntBE(0, 6);
