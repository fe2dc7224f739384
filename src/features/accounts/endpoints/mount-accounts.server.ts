import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nameRoute } from '../../../platform/http/route-name.ts';
import type { Accounts } from './accounts.server.ts';
import { openEndpoints } from './open-endpoints.ts';

const base = '/api/auth';

/**
 * Mounts `/api/auth/*` and `POST /api/guest`. The server's `request.ip` must already be what
 * TRUST_PROXY lets us believe.
 */
export async function mountAccounts(app: FastifyInstance, accounts: Accounts): Promise<void> {
  await app.register((endpoints, _options, done) => {
    // The library parses bodies itself; what is no JSON is for it to refuse.
    endpoints.removeAllContentTypeParsers();
    endpoints.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 32_768 },
      (_request, body, parsed) => parsed(null, body),
    );
    endpoints.route({
      method: ['GET', 'POST'],
      url: `${base}/*`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const [path = ''] = request.url.slice(base.length).split('?', 1);
        if (Object.hasOwn(openEndpoints, `${request.method} ${path}`))
          nameRoute(request, base + path);
        const answer = await accounts.call({
          method: request.method,
          path: request.url.slice(base.length),
          headers: headersOf(request),
          body: typeof request.body === 'string' ? request.body : undefined,
          address: request.ip,
        });
        return send(reply, answer);
      },
    });
    done();
  });
  app.post('/api/guest', { bodyLimit: 1024 }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return accounts.issueGuest();
  });
}

function headersOf({ headers }: FastifyRequest): Headers {
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    // What belongs to the connection does not belong to the call.
    if (value === undefined || name === 'content-length' || name === 'transfer-encoding') continue;
    for (const one of Array.isArray(value) ? value : [value]) copied.append(name, one);
  }
  return copied;
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status);
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return reply.send(Buffer.from(await answer.arrayBuffer()));
}
