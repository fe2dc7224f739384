import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { createHandler, type Response } from 'graphql-http';
import type { Viewer } from '../model/viewer.ts';
import type { World } from '../world.ts';
import type { Api, ApiResult } from './api.server.ts';
import type { StoreServices } from '../store/store-services.server.ts';
import type { ApiContext } from './context.server.ts';

interface RouteOptions {
  readonly api: Api;
  readonly services: StoreServices;
  readonly world: World;
  /** Who sends a request; null without a credential. Throws a Refusal for a cross-site one. */
  readonly identify: (request: FastifyRequest) => Promise<Viewer | null>;
  /** Answers a request for an event stream. */
  readonly stream: (
    request: FastifyRequest,
    reply: FastifyReply,
    viewer: Viewer | null,
  ) => Promise<void>;
}

const ownMedia = 'application/graphql-response+json';

/** 200, unless a caller that knows GraphQL's own media type sent what cannot be run at all. */
function respond(result: ApiResult, accept: string | undefined): Response {
  const own = accept?.includes(ownMedia) === true;
  const refused = result.data === undefined;
  return [
    JSON.stringify(result),
    {
      status: own && refused ? 400 : 200,
      statusText: own && refused ? 'Bad Request' : 'OK',
      headers: { 'content-type': `${own ? ownMedia : 'application/json'}; charset=utf-8` },
    },
  ];
}

/**
 * `/graphql` over HTTP, as the working group's specification has it: POST with JSON, GET for
 * queries. Bodies are read as text, so that what is no JSON is answered in GraphQL's form.
 */
export function graphqlRoute(server: FastifyInstance, options: RouteOptions): void {
  const { api, services, world, identify, stream } = options;
  const handle = createHandler<FastifyRequest>({
    schema: api.schema,
    // Only what is wrong with the request itself gets here; all else is written by `respond`.
    formatError: ({ message }) =>
      new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields: {} } }),
    async onSubscribe({ raw, method }, params) {
      const viewer = await identify(raw);
      const document = api.compile(params);
      const media = raw.headers.accept;
      if ('errors' in document)
        return respond(
          {
            errors: document.errors.map((error) => api.errors.wrongCall(error, document.document)),
          },
          media,
        );
      const { operation } = document.operation;
      if (operation === 'subscription')
        return respond(
          unsupported('Subscriptions come over WebSocket or text/event-stream.'),
          media,
        );
      if (operation === 'mutation' && method === 'GET')
        return [
          JSON.stringify(unsupported('Mutations are sent by POST.')),
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
        address: raw.ip,
        isPost: method === 'POST',
      };
      return respond(await api.run(document, params.variables ?? {}, context), media);
    },
  });

  const answer = async (request: FastifyRequest): Promise<Response> =>
    handle({
      url: request.url,
      method: request.method,
      headers: request.headers,
      body: request.body as string,
      raw: request,
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
      async handler(request, reply) {
        if (request.headers.accept?.includes('text/event-stream') && request.method === 'POST') {
          await stream(request, reply, await identify(request));
          return reply;
        }
        const [body, { status, headers }] = await answer(request);
        return reply
          .status(status)
          .headers(headers ?? {})
          .send(body ?? unsupported(unreadable[status] ?? 'The request was not understood.'));
      },
    });
    done();
  });
}

/** What the handler itself refuses without a word, by status (RFC 9110, section 15.5). */
const unreadable: Readonly<Record<number, string>> = {
  405: 'This address takes GET and POST.',
  406: 'Answers come as application/graphql-response+json or application/json.',
  415: 'Send JSON in UTF-8, with the content type application/json.',
};

const unsupported = (message: string): ApiResult => ({
  errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }],
});
