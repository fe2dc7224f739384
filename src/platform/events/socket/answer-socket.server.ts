import { GraphQLError, buildSchema, parse, type ExecutionArgs } from 'graphql';
import { makeServer, type Context, type Server } from 'graphql-ws';
import type { Log } from '../../log.ts';
import { Refusal } from '../../model/refusal.ts';
import type { Viewer } from '../../model/viewer.ts';
import { closing, type Connection, type Credentials } from '../connections/connection.server.ts';
import type { Answer, AnswerRequest, FeedResult, LiveRequest } from '../feed.ts';
import { Following } from './following.ts';
import type { Hub } from '../groups/hub.server.ts';
import { readAfter } from '../connections/read-after.ts';
import type { ConnectionLimiter } from '../connections/connection-limiter.ts';
import type { Payload } from '../connections/payload.ts';
import type { Sink } from '../connections/sink.ts';
import type { Wire } from '../connections/wire.server.ts';

/**
 * One subscription's path to its socket. A class instead of closures: there are thousands of these,
 * and each closure would keep its request alive.
 */
class SocketSink implements Sink {
  readonly #wire: Wire;
  readonly #head: Uint8Array;
  readonly #following: Following;

  constructor(wire: Wire, operationId: string, following: Following) {
    this.#wire = wire;
    this.#head = wire.head(operationId);
    this.#following = following;
  }

  deliver(payload: Payload, crowd: number): void {
    this.#wire.send(this.#head, payload, crowd);
  }

  drained(): Promise<void> {
    return this.#wire.drained();
  }

  refuse(): void {
    this.#following.refuse();
  }
}

export interface AnswerSocketOptions {
  readonly hub: Hub;
  readonly log: Log;
  /** The viewer of these credentials; null without any. Rejects if that can't be determined now. */
  readonly identify: (credentials: Credentials) => Promise<Viewer | null>;
  readonly answer: AnswerRequest;
  /** Requests and subscriptions of one socket at a time. */
  readonly atOnce: number;
  /** The connection limiter for authenticated sockets. */
  readonly connectionLimiter: ConnectionLimiter;
  /** Milliseconds in which a socket must authenticate; default 10,000. */
  readonly initWithin?: number | undefined;
}

type SocketContext = Context<Record<string, unknown>, Connection>;

/** Characters an operation id may have: it is sent back with every payload. */
const longestId = 128;

// The library executes nothing here; it only asks which of the two a request is.
const schema = buildSchema('type Query { result: Boolean } type Subscription { feed: Boolean }');
const query = parse('query { result }');
const subscription = parse('subscription { feed }');

/** A result that is there already, on its way through the library. */
class Done {
  readonly result: FeedResult;
  constructor(result: FeedResult) {
    this.result = result;
  }
}

/** The graphql-transport-ws protocol. */
export function answerSockets(options: AnswerSocketOptions): Server<Connection> {
  const { hub, log, identify, answer, atOnce, connectionLimiter } = options;

  async function admit(ctx: SocketContext) {
    const connection = ctx.extra;
    const credentials = { ...connection.credentials, ...readToken(ctx.connectionParams) };
    connection.credentials = undefined;
    const mark = hub.mark();
    try {
      const viewer = await identify(credentials);
      if (viewer === null || !connection.open) return false;
      connection.sit(connectionLimiter);
      connection.guest = hub.enter(viewer, mark, (ending) => connection.end(ending));
      return { cursor: hub.cursor() };
    } catch (error) {
      if (!(error instanceof Refusal))
        log.warn(
          { event: 'live.viewer_lookup_failed', err: error },
          'Looking up the caller of a socket failed.',
        );
      connection.end('unsure');
      return false;
    }
  }

  async function open(
    ctx: SocketContext,
    id: string,
    request: LiveRequest,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const connection = ctx.extra;
    const { guest } = connection;
    if (id.length > longestId || guest === undefined) {
      connection.close(closing.badRequest, 'Operation id too long');
      return [new GraphQLError('Operation id too long')];
    }
    // Those of subscriptions that were given up while they were being opened count as well.
    if (connection.busy >= atOnce || Object.keys(ctx.subscriptions).length > atOnce)
      return [tooMany(atOnce)];
    connection.busy += 1;
    try {
      const { viewer } = guest;
      return args(
        connection,
        id,
        request,
        await answer(request, { viewer, address: connection.address }),
      );
    } catch (error) {
      log.error(
        { event: 'live.socket_request_failed', err: error },
        'A request over a socket failed.',
      );
      return [wentWrong()];
    } finally {
      connection.busy -= 1;
    }
  }

  return makeServer<Record<string, unknown>, Connection>({
    connectionInitWaitTimeout: options.initWithin ?? 10_000,
    onConnect: admit,
    onSubscribe: (ctx, id, request) => open(ctx, id, request),
    subscribe: ({ contextValue }) => (contextValue instanceof Following ? contextValue : nothing),
    execute: () => nothing,
    onNext: (_ctx, _id, _request, { contextValue }) =>
      contextValue instanceof Done ? format(contextValue.result) : undefined,
  });
}

const nothing = { data: null };

function args(
  connection: Connection,
  id: string,
  request: LiveRequest,
  answered: Answer,
): ExecutionArgs | readonly GraphQLError[] {
  if ('result' in answered) {
    const { data, errors } = answered.result;
    // Errors before anything was executed have a message of their own in the protocol.
    if (data === undefined && errors !== undefined) return errors.map(asError);
    return { schema, document: query, contextValue: new Done(answered.result) };
  }
  const { feed } = answered;
  const after = readAfter(answered, request);
  const begin = (following: Following) =>
    connection.guest?.follow(feed, new SocketSink(connection.wire, id, following), after);
  return { schema, document: subscription, contextValue: new Following(begin) };
}

function format({ data, errors, extensions }: FeedResult) {
  return {
    data: isRecord(data) ? data : null,
    ...(errors === undefined ? {} : { errors: errors.map((error) => asError(error).toJSON()) }),
    ...(extensions === undefined ? {} : { extensions }),
  };
}

function asError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  if (!isRecord(error)) return wentWrong();
  const { message, path, extensions } = error;
  return new GraphQLError(String(message), {
    path: Array.isArray(path) ? path : null,
    extensions: isRecord(extensions) ? extensions : null,
  });
}

function readToken(params: Readonly<Record<string, unknown>> | undefined): Credentials {
  const token = params?.authorization ?? params?.Authorization;
  return typeof token === 'string' ? { authorization: token } : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wentWrong(): GraphQLError {
  return new GraphQLError('Something went wrong on our side.', {
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
}

function tooMany(atOnce: number): GraphQLError {
  return new GraphQLError(`At most ${atOnce} subscriptions can be open on one socket.`, {
    extensions: { code: 'RATE_LIMITED' },
  });
}
