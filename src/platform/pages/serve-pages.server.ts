import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireOwnOrigin } from '../http/origin.server.ts';
import { preparePage, type PageSources } from '../http/security-headers.server.ts';
import type { Viewer } from '../model/viewer.ts';
import type { World } from '../world.ts';
import { hasFlash } from './flash.ts';
import type { PageCache } from './page-cache.ts';
import type { PageCall } from './page-call.ts';
import type { PageHandler, Pages } from './pages.ts';
import { readTheme, readZone } from './read-cookies.ts';
import { sendText } from './send-page.server.ts';

interface Options {
  readonly pages: Pages;
  readonly cache: PageCache;
  readonly world: World;
  readonly log: FastifyBaseLogger;
  readonly publicUrl: string;
  readonly sources: PageSources;
  /** Counts a request; throws a Refusal for one too many. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
  /** Who sends it; null without a credential. */
  readonly identify: (request: FastifyRequest) => Promise<Viewer | null>;
  /** Whether a request says who sends it, rightly or not. */
  readonly hasCredential: (request: FastifyRequest) => boolean;
  /** The language a request is answered in. */
  readonly localeOf: (request: FastifyRequest) => string;
  readonly callOf: (asked: {
    readonly request: FastifyRequest;
    readonly viewer: Viewer | null;
    readonly nonce: string;
    readonly locale: string;
  }) => PageCall;
}

/** A year: the names of assets change with what is in them. */
const immutable = 'public, max-age=31536000, immutable';

/**
 * Answers every address that nothing else answers with a page. Pages of visitors without a session
 * are kept and given to the next one who asks with the same theme, language and zone.
 */
export async function servePages(app: FastifyInstance, options: Options): Promise<void> {
  const { pages, log } = options;
  if (pages.assets !== null) await serveAssets(app, join(pages.assets, 'assets'));
  const reporting = new WeakSet<object>();
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    if (pages.middleware) {
      const { middleware } = pages;
      scope.addHook('onRequest', (request, reply, next) => {
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined && name !== 'content-security-policy')
            reply.raw.setHeader(name, value);
        middleware(request.raw, reply.raw, next);
      });
    }
    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      onRequest: options.admit,
      handler: (request, reply) => answer(request, reply),
    });
    done();
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // What belongs to programs is answered in their form, even where there is nothing.
    if (/^\/(?:api|graphql)(?:\/|\?|$)/.test(request.url)) {
      reply.callNotFound();
      return reply;
    }
    const { world, cache, publicUrl } = options;
    const isPost = request.method === 'POST';
    if (isPost) requireOwnOrigin(request.headers, { publicUrl, protocol: request.protocol });
    const locale = options.localeOf(request);
    const nonce = preparePage(reply, world, options.sources);
    // The workshop's own scripts and styles carry no nonce.
    if (pages.middleware) reply.removeHeader('content-security-policy');
    const isPersonal = options.hasCredential(request) || hasFlash(request.headers.cookie);
    const key = isPost || isPersonal || pages.middleware ? null : keyOf(request, locale);
    const now = world.now().getTime();
    const kept = key === null ? undefined : cache.find(key, now);
    if (kept) {
      for (const [name, value] of kept.headers) reply.header(name, value);
      return sendText(request, reply.code(kept.status), kept.body.replaceAll(openNonce, nonce));
    }

    const { generation } = cache;
    const viewer = await options.identify(request);
    const { build, entry } = await pages.current();
    if (!reporting.has(entry)) {
      reporting.add(entry);
      entry.onPageError((error) => log.error({ err: error }, 'A page failed.'));
    }
    const context = new entry.RouterContextProvider();
    const pageNonce = key === null ? nonce : openNonce;
    context.set(entry.pageCall, options.callOf({ request, viewer, nonce: pageNonce, locale }));
    const handle = handlers.get(build) ?? entry.createRequestHandler(build, 'production');
    handlers.set(build, handle);
    const response = await handle(webRequest(request, publicUrl), context);

    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
    const cookies = response.headers.getSetCookie();
    if (!response.headers.has('cache-control'))
      headers.push([
        'cache-control',
        viewer || cookies.length > 0 ? 'no-store' : 'private, no-cache',
      ]);
    for (const [name, value] of headers) reply.header(name, value);
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    const body = await response.text();
    const isPublic = !/no-store|private(?!, no-cache)/.test(
      String(reply.getHeader('cache-control')),
    );
    if (key !== null && isPublic && cookies.length === 0 && response.status === 200)
      cache.keep(key, { status: response.status, headers, body }, now, generation);
    return sendText(request, reply.code(response.status), body.replaceAll(openNonce, nonce));
  }

  const handlers = new WeakMap<object, PageHandler>();
  /** Stands where a kept page gets the nonce of whoever it is sent to; nobody can guess it. */
  const openNonce = Buffer.from(options.world.randomBytes(24)).toString('base64url');
}

/** What pages are made of: kept for good, and without the headers that only documents need. */
async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onSend', (_request, reply, payload, done) => {
      reply.removeHeader('content-security-policy').removeHeader('referrer-policy');
      done(null, payload);
    });
    await scope.register(fastifyStatic, {
      root,
      prefix: '/assets/',
      preCompressed: true,
      cacheControl: false,
      lastModified: false,
      index: false,
      decorateReply: false,
      setHeaders: (response) => void response.header('cache-control', immutable),
    });
  });
}

/** What a page without a session may depend on. */
function keyOf({ url, headers }: FastifyRequest, locale: string): string {
  const { dark, highContrast } = readTheme(headers.cookie);
  return JSON.stringify([
    url,
    locale,
    readZone(headers.cookie),
    dark ?? null,
    highContrast ?? null,
  ]);
}

function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  const closed = new AbortController();
  request.raw.once('close', () => {
    if (!request.raw.complete) closed.abort();
  });
  const url = new URL(publicUrl + (request.url.startsWith('/') ? request.url : '/'));
  return new Request(url, {
    method: request.method,
    headers,
    signal: closed.signal,
    ...(Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}),
  });
}
