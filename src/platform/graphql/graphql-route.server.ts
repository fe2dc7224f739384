import { setImmediate as others } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { createHandler, type Response } from 'graphql-http';
import Negotiator from 'negotiator';
import type { Viewer } from '../model/viewer.ts';
import type { World } from '../world.ts';
import { sizeBudgetOf } from './budgets/size-budget-of.server.ts';
import type { Api, ApiResult } from './api.server.ts';
import type { StoreServices } from '../store/store-services.server.ts';
import type { ApiContext } from './context.server.ts';
import { billOf } from './budgets/bill.ts';

/** The media types of a response; the first is the default. */
const offered = [
  'application/json',
  'application/graphql-response+json',
  'text/event-stream',
] as const;
type Media = (typeof offered)[number];

/** A cache of parsed headers: clients send the same one each time. */
const mediaByHeader = new Map<string, readonly Media[]>();
const mostKnown = 100;

/**
 * The acceptable media types of a response in order of preference (RFC 9110, section 12.5.1); none
 * if the client accepts none of ours. All responses are UTF-8, so a charset makes no difference.
 */
export function negotiateMedia(accept = '*/*'): readonly Media[] {
  let takes = mediaByHeader.get(accept);
  if (!takes) {
    if (mediaByHeader.size >= mostKnown) mediaByHeader.clear();
    mediaByHeader.set(accept, (takes = readAccept(accept)));
  }
  return takes;
}

function readAccept(accept: string): readonly Media[] {
  const plain = accept.replace(/;\s*charset\s*=\s*"?utf-?8"?/gi, '');
  const taken = new Negotiator({
    headers: { accept: plain.trim() === '' ? '*/*' : plain },
  }).mediaTypes([...offered]);
  return taken.flatMap((type) => offered.find((one) => one === type) ?? []);
}

/** Bytes of JSON up to which a result is written at once. */
const small = 500_000;

/**
 * Writes a result as JSON. A large one is written root field by root field, so that other requests
 * run in between.
 * @param bytes its approximate size
 */
async function writeResult(result: ApiResult, bytes: number): Promise<string> {
  const { data, ...rest } = result;
  if (bytes < small || typeof data !== 'object' || data === null) return JSON.stringify(result);
  const fields: string[] = [];
  for (const [key, value] of Object.entries(data)) {
    await others();
    fields.push(`${JSON.stringify(key)}:${JSON.stringify(value ?? null)}`);
  }
  const tail = JSON.stringify(rest).slice(1);
  return `{"data":{${fields.join(',')}}${tail === '}' ? '' : ','}${tail}`;
}

interface RouteOptions {
  readonly api: Api;
  readonly services: StoreServices;
  readonly world: World;
  /** Counts a request before reading its body. Throws a Refusal for one too many. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
  /** The sender of a request; null without a credential. Throws a Refusal for a cross-site one. */
  readonly identify: (request: FastifyRequest) => Promise<Viewer | null>;
  /** Answers a request for an event stream. */
  readonly stream: (
    request: FastifyRequest,
    reply: FastifyReply,
    viewer: Viewer | null,
  ) => Promise<void>;
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What the caller takes, the dearest first. */
  readonly takes: readonly Media[];
}

const ownMedia = 'application/graphql-response+json';
const streamed = 'text/event-stream';

/** The media type of a response that is no stream. */
const dataMedia = ({ takes }: Pick<Asked, 'takes'>): Media | undefined =>
  takes.find((media) => media !== streamed);

/** The response header with the cost of the call, in points. */
const costHeader = 'quad-cost';

/**
 * 200, unless a client with GraphQL's own media type sent something that can't be executed, or
 * nothing ran because the caller has no points left.
 */
async function respond(
  result: ApiResult,
  incoming: Asked,
  context?: ApiContext,
): Promise<Response> {
  const own = dataMedia(incoming) === ownMedia;
  const refused = result.data === undefined;
  const wait = refused ? waitOf(result) : undefined;
  const cost = context && billOf(context)?.points;
  const headers = {
    'content-type': `${own ? ownMedia : 'application/json'}; charset=utf-8`,
    ...(cost === undefined ? {} : { [costHeader]: String(cost) }),
    ...(wait === undefined ? {} : { 'retry-after': String(wait) }),
  };
  const body = await writeResult(result, context ? sizeBudgetOf(context).taken : 0);
  if (wait !== undefined) return [body, { status: 429, statusText: 'Too Many Requests', headers }];
  return own && refused
    ? [body, { status: 400, statusText: 'Bad Request', headers }]
    : [body, { status: 200, statusText: 'OK', headers }];
}

/** Seconds to wait, of a call that was refused because its caller has spent too much. */
function waitOf({ errors }: ApiResult): number | undefined {
  const { code, retryAfter } = errors?.[0]?.extensions ?? {};
  return code === 'RATE_LIMITED' && typeof retryAfter === 'number' ? retryAfter : undefined;
}

/**
 * `/graphql` over HTTP, as the working group's specification has it: POST with JSON, GET for
 * queries. Bodies are read as text, so that what is no JSON is answered in GraphQL's form.
 */
export function graphqlRoute(server: FastifyInstance, options: RouteOptions): void {
  const { api, services, world, admit, identify, stream } = options;
  const handle = createHandler<Asked>({
    schema: api.schema,
    // Only what is wrong with the request itself gets here; all else is written by `respond`.
    formatError: ({ message }) =>
      new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields: {} } }),
    async onSubscribe({ raw: incoming, method }, params) {
      const { request } = incoming;
      const viewer = await identify(request);
      const { ip: address } = request;
      const document = await api.compileFor({ viewer, address }, params);
      if ('errors' in document)
        return respond(
          {
            errors: document.errors.map((error) => api.errors.wrongCall(error, document.document)),
          },
          incoming,
        );
      const { operation } = document.operation;
      if (operation === 'subscription') {
        if (method === 'POST' && incoming.takes.includes(streamed)) {
          await stream(request, incoming.reply, viewer);
          return [null, { status: 200, statusText: 'OK' }];
        }
        return respond(
          unsupported('Subscriptions come over WebSocket or text/event-stream.'),
          incoming,
        );
      }
      if (operation === 'mutation' && method === 'GET')
        return [
          JSON.stringify(unsupported('Send mutations with POST.')),
          {
            status: 405,
            statusText: 'Method Not Allowed',
            headers: { allow: 'POST', 'content-type': 'application/json; charset=utf-8' },
          },
        ];
      const context: ApiContext = {
        viewer,
        services,
        world,
        address,
        isPost: method === 'POST',
      };
      const result = await api.run(document, params.variables ?? {}, context);
      return respond(result, incoming, context);
    },
  });

  const answer = async (incoming: Asked): Promise<Response> =>
    handle({
      url: incoming.request.url,
      method: incoming.request.method,
      // The handler's own parsing of Accept ignores weights.
      headers: { ...incoming.request.headers, accept: dataMedia(incoming) ?? 'none' },
      body: incoming.request.body as string,
      raw: incoming,
      context: undefined,
    });

  void server.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      onRequest: admit,
      async handler(request, reply) {
        const takes = negotiateMedia(request.headers.accept);
        if (takes[0] === streamed && request.method === 'POST') {
          await stream(request, reply, await identify(request));
          return reply;
        }
        const [body, { status, headers }] = await answer({ request, reply, takes });
        if (reply.sent) return reply;
        return reply
          .status(status)
          .headers(headers ?? {})
          .send(body ?? unsupported(unreadable[status] ?? 'We couldn’t understand the request.'));
      },
    });
    done();
  });
}

/** What the handler itself refuses without a word, by status (RFC 9110, section 15.5). */
const unreadable: Readonly<Record<number, string>> = {
  405: 'This address accepts GET and POST.',
  406: 'Answers come as application/graphql-response+json or application/json.',
  415: 'Send JSON in UTF-8, with the content type application/json.',
};

const unsupported = (message: string): ApiResult => ({
  errors: [{ message, extensions: { code: 'BAD_USER_INPUT', fields: {} } }],
});
