import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Events } from '../events/events.server.ts';
import type { LiveRequest } from '../events/feed.ts';
import { refuseForeignOrigin } from '../http/origin.server.ts';
import { badInput, unauthenticated } from '../model/refusal.ts';
import type { Viewer } from '../model/viewer.ts';

/**
 * Answers a POST that accepts `text/event-stream`: checks where it comes from, then hands the line
 * over to the events.
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
    const asked = readBody(request.body);
    const lastEventId = request.headers['last-event-id'];
    const headers = Object.fromEntries(
      Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
    );
    reply.hijack();
    try {
      await events.openStream({
        request: asked,
        viewer,
        address: request.ip,
        response: reply.raw,
        headers,
        ...(typeof lastEventId === 'string' ? { lastEventId } : {}),
      });
    } catch (error) {
      request.log.warn({ err: error }, 'An event stream could not be opened.');
      if (!reply.raw.headersSent)
        reply.raw.writeHead(503, { ...headers, 'retry-after': '5', 'content-length': '0' });
      reply.raw.end();
    }
  };
}

function readBody(body: unknown): LiveRequest {
  const parsed = typeof body === 'string' ? parse(body) : body;
  const wrong = () => badInput({}, 'The body must be JSON with a query.');
  if (typeof parsed !== 'object' || parsed === null || !('query' in parsed)) throw wrong();
  if (typeof parsed.query !== 'string') throw wrong();
  return parsed as LiveRequest;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
