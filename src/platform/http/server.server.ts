import type { Socket } from 'node:net';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import Negotiator from 'negotiator';
import { notFound } from '../model/refusal.ts';
import type { World } from '../world.ts';
import { formError } from './error-form.ts';
import { routeOf } from './route-name.ts';
import { addSecurityHeaders, preparePage, securityHeaders } from './security-headers.server.ts';
import { trustForFastify, type TrustProxy } from './trust-proxy.ts';
import { forPrograms } from '../model/api-sentence.ts';

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
function limitBodies(app: FastifyInstance, seconds: number): void {
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
            'content-type',
            'application/json; charset=utf-8',
            'connection',
            'close',
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

export interface ServerOptions {
  readonly world: World;
  readonly log: FastifyBaseLogger;
  /** Proxies whose headers about address, host and scheme are trusted; default: none. */
  readonly trustProxy?: TrustProxy;
  /** Where visitors find Quad; an https address turns HSTS on. */
  readonly publicUrl?: string | undefined;
  /** Maximum bytes of a request body; routes may override it. */
  readonly bodyLimit?: number;
  /** Seconds in which a body must arrive; routes may override it in their config. */
  readonly bodySeconds?: number;
  /** What a browser is shown at an address that cannot be read. */
  readonly drawError?: (error: {
    readonly status: number;
    readonly message: string;
    readonly nonce: string;
  }) => string;
}

/** Seconds in which the longest of bodies has to arrive, whatever its route takes. */
const longestBody = 3 * 3600;

/** Milliseconds after which a request is logged as slow. */
const slow = 1000;

/**
 * Creates the web server without routes: request ids, limits of size and time, security headers,
 * the contract's error format, and a log of ids.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { world, log, trustProxy = false, publicUrl, bodyLimit = 256 * 1024, drawError } = options;
  const https = publicUrl?.startsWith('https:') ?? false;
  const headers = securityHeaders({ https });
  const tellsAll = log.level === 'debug' || log.level === 'trace';
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => world.newId(),
    requestIdHeader: false,
    // Requests on a proxy's keep-alive connection are served until the end.
    return503OnClosing: false,
    trustProxy: trustForFastify(trustProxy),
    bodyLimit,
    // Node knows one limit for all; single routes hold theirs by `limitBodies`.
    requestTimeout: longestBody * 1000,
    keepAliveTimeout: 72_000,
    clientErrorHandler: answerBrokenRequest,
    // A malformed URL reaches no route and no hook.
    frameworkErrors: (error, request, reply) => {
      answerBadAddress(error, request, reply.headers(headers));
    },
  });
  addSecurityHeaders(app, { https });
  limitBodies(app, options.bodySeconds ?? 60);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    answerError(notFound(forPrograms('There’s nothing at this address.')), request, reply);
  });
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Closing ends the connections that are idle then; one that becomes idle later must not stay.
    if (closing) setImmediate(() => app.server.closeIdleConnections());
    const took = Math.round(reply.elapsedTime);
    if (took >= slow)
      request.log.warn({ event: 'http.slow', ...describe(request, reply, took) }, 'Slow request.');
    else if (tellsAll)
      request.log.debug(
        { event: 'http.answered', ...describe(request, reply, took) },
        'Request answered.',
      );
    done();
  });
  return app;

  function answerBadAddress(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    const { status, body } = formError(error, request.id);
    const wantsPage = new Negotiator(request).mediaTypes().includes('text/html');
    if (!drawError || !wantsPage || status >= 500) return answerError(error, request, reply);
    const nonce = preparePage(reply, world);
    const page = drawError({ status, message: body.errors[0].message, nonce });
    reply.code(status).type('text/html; charset=utf-8').send(page);
  }
}

function describe(request: FastifyRequest, reply: FastifyReply, took: number) {
  return {
    method: request.method,
    route: routeOf(request),
    status: reply.statusCode,
    ms: took,
  };
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = formError(error, request.id);
  if (answer.unexpected)
    request.log.error(
      { event: 'http.failed', err: error, method: request.method, route: routeOf(request) },
      'Request failed.',
    );
  if (answer.retryAfter !== undefined) reply.header('retry-after', String(answer.retryAfter));
  reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
}

/** Input that is not HTTP is answered on the raw socket. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const statusCode =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 431
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 408
        : 400;
  const body = JSON.stringify(formError(Object.assign(new Error(), { statusCode }), '').body);
  socket.end(
    `HTTP/1.1 ${statusCode} Refused\r\nconnection: close\r\n` +
      `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
