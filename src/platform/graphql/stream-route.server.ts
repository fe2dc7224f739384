import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Events } from '../events/events.server.ts';
import type { LiveRequest } from '../events/feed.ts';
import { formError } from '../http/error-form.ts';
import { refuseForeignOrigin } from '../http/origin.server.ts';
import { badInput, unauthenticated } from '../model/refusal.ts';
import type { Viewer } from '../model/viewer.ts';
import { forPrograms } from '../model/api-sentence.ts';

/**
 * Answers a POST that accepts `text/event-stream`: checks its origin, then passes the connection to
 * the events module. Errors of both are answered in the contract's format.
 * @throws Refusal FORBIDDEN, UNAUTHENTICATED or BAD_USER_INPUT; nothing has been written then
 */
export function streamWith(events: Pick<Events, 'openStream'>, publicUrl: string | undefined) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    viewer: Viewer | null,
  ): Promise<void> => {
    refuseForeignOrigin(request.headers, { publicUrl, protocol: request.protocol });
    if (!viewer) throw unauthenticated();
    const body = readBody(request.body);
    const lastEventId = request.headers['last-event-id'];
    const headers = Object.fromEntries(
      Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
    );
    reply.hijack();
    try {
      await events.openStream({
        request: body,
        viewer,
        address: request.ip,
        response: reply.raw,
        headers,
        ...(typeof lastEventId === 'string' ? { lastEventId } : {}),
      });
    } catch (error) {
      refuse(error, request, reply.raw, headers);
    }
  };
}

/**
 * Answers a stream that could not be opened in the contract's format; Fastify no longer owns the
 * connection.
 */
function refuse(
  error: unknown,
  { id, log }: FastifyRequest,
  response: FastifyReply['raw'],
  headers: Readonly<Record<string, string>>,
): void {
  const { status, retryAfter, unexpected, body } = formError(error, id);
  if (unexpected)
    log.error({ event: 'api.stream_failed', err: error }, 'Opening an event stream failed.');
  else log.warn({ event: 'api.stream_refused', err: error }, 'Event stream refused.');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    ...headers,
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    'content-type': 'application/json; charset=utf-8',
  });
  response.end(JSON.stringify(body));
}

function readBody(body: unknown): LiveRequest {
  const parsed = typeof body === 'string' ? parse(body) : body;
  if (!isLiveRequest(parsed))
    throw badInput({}, forPrograms('The body must be JSON with a query.'));
  return parsed;
}

function isLiveRequest(body: unknown): body is LiveRequest {
  if (typeof body !== 'object' || body === null || !('query' in body)) return false;
  const { query, variables = null, operationName = null } = body as Record<string, unknown>;
  return (
    typeof query === 'string' &&
    typeof variables === 'object' &&
    !Array.isArray(variables) &&
    (operationName === null || typeof operationName === 'string')
  );
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
