import type { FastifyInstance, FastifyReply } from 'fastify';
import { formError } from './error-form.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Seconds in which the body of a request to this route has to arrive. */
    bodySeconds?: number;
  }
}

/**
 * Closes requests whose body does not arrive within the default time or that of the route's config,
 * so that slow senders hold nothing. A request without an answer yet gets 408.
 */
export function limitBodies(app: FastifyInstance, seconds: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    done();
    const length = request.headers['content-length'] ?? '0';
    if (raw.complete || (length === '0' && !request.headers['transfer-encoding'])) return;
    const timeLimit = (request.routeOptions.config.bodySeconds ?? seconds) * 1000;
    const timer = setTimeout(() => {
      if (raw.complete || raw.destroyed) return;
      const answer = formError(Object.assign(new Error(), { statusCode: 408 }), request.id);
      if (reply.raw.headersSent) raw.destroy();
      else
        reply.raw
          .writeHead(408, [
            ...headersOf(reply),
            ...['content-type', 'application/json; charset=utf-8', 'connection', 'close'],
          ])
          .end(JSON.stringify(answer.body), () => raw.destroy());
    }, timeLimit);
    const stop = () => clearTimeout(timer);
    raw.once('end', stop);
    raw.once('close', stop);
  });
}

/** The headers that an answer has been given so far, name and value in turn. */
const headersOf = (reply: FastifyReply): string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
