import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { formError } from '../http/error-form.ts';
import { requireOwnOrigin } from '../http/origin.server.ts';
import { nameRoute, routeOf } from '../http/route-name.ts';
import { preparePage, type PageSources } from '../http/security-headers.server.ts';
import { forbidden, notFound, Refusal } from '../model/refusal.ts';
import type { Viewer } from '../model/viewer.ts';
import type { World } from '../world.ts';
import { barePage } from './bare-page.ts';
import { hasFlash } from '../pages/flash.ts';
import type { Cached, PageCache, Rendering } from './page-cache.ts';
import type { PageCall } from '../pages/page-call.ts';
import type { PageHandler, Pages } from './pages.ts';
import { readTheme, readZone } from '../pages/read-cookies.ts';
import { sealPage } from './sending/seal-page.server.ts';
import { SentPage } from './sending/send-page.server.ts';
import type { SharedAssets } from './shared-assets.server.ts';
import { forPrograms } from '../model/api-sentence.ts';

/** A page whose form takes files along. */
interface LargeForm {
  /** The pattern of its address. */
  readonly url: string;
  readonly bytes: number;
  /** Who may send more than the usual form size; checked before reading. */
  readonly role: Viewer['role'];
}

interface Options {
  readonly pages: Pages;
  readonly cache: PageCache<CachedPage>;
  /** Where what is not among the assets of this process is looked for: another release may have it. */
  readonly sharedAssets?: Pick<SharedAssets, 'find'> | undefined;
  readonly world: World;
  readonly log: FastifyBaseLogger;
  readonly publicUrl: string;
  /** Whom the page at a path talks to. */
  readonly sources: (path: string) => PageSources;
  readonly largeForms?: readonly LargeForm[];
  /** Counts a request; throws a Refusal for one too many. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
  /** Charges the rendering of a page; throws a Refusal if the budget is spent. */
  readonly admitRendering: (request: FastifyRequest) => Promise<void>;
  /** The sender; null without a credential. */
  readonly identify: (request: FastifyRequest) => Promise<Viewer | null>;
  /** Whether a request has a credential, valid or not. */
  readonly hasCredential: (request: FastifyRequest) => boolean;
  /** The language a request is answered in. */
  readonly localeOf: (request: FastifyRequest) => string;
  readonly callOf: (asked: {
    readonly request: FastifyRequest;
    readonly viewer: Viewer | null;
    readonly nonce: string;
    readonly locale: string;
    /** Called with the cache tags of the page. */
    readonly shows: (tag: string) => void;
  }) => PageCall;
}

/** A cached page for visitors without a session. */
export interface CachedPage extends Cached {
  readonly headers: readonly (readonly [string, string])[];
  readonly scripts: readonly string[];
  /** The pattern of its address. */
  readonly route: string;
  readonly text: SentPage;
}

/** Bytes of a cached page without any text: someone may request many nearly empty ones. */
const emptyPage = 1500;

/** The Cache-Control of a public page: revalidate each time. */
const openly = 'private, no-cache';

/** Seconds that a form with files may take to arrive. */
const longestUpload = 300;

/** A year: the names of assets change with what is in them. */
const immutable = 'public, max-age=31536000, immutable';

/**
 * Answers every path that no other route answers with a page. Pages of visitors without a session
 * are cached for visitors with the same theme, language and zone.
 */
export async function servePages(app: FastifyInstance, options: Options): Promise<void> {
  const { pages, log } = options;
  if (pages.assets !== null) await serveAssets(app, join(pages.assets, 'assets'), options);
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
    scope.setErrorHandler((error, request, reply) => {
      const { status, unexpected, retryAfter, body } = formError(error, request.id);
      if (unexpected)
        log.error({ event: 'pages.response_failed', err: error }, 'Sending a page failed.');
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      reply.code(status);
      if (!new Negotiator(request).mediaTypes().includes('text/html')) return reply.send(body);
      const nonce = preparePage(reply, options.world);
      return reply.type('text/html; charset=utf-8').send(
        barePage({
          status,
          message: body.errors[0].message,
          nonce,
          locale: options.localeOf(request),
        }),
      );
    });
    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      onRequest: options.admit,
      handler: (request, reply) => answer(request, reply),
    });
    for (const { url, bytes, role } of options.largeForms ?? [])
      scope.post(
        url,
        {
          bodyLimit: bytes,
          onRequest: [options.admit, (request) => requireSender(request, role)],
          config: { bodySeconds: longestUpload },
        },
        (request, reply) => answer(request, reply),
      );
    done();
  });

  /** @throws Refusal for a form over the usual size from anyone without the role */
  async function requireSender(request: FastifyRequest, role: Viewer['role']): Promise<void> {
    const { headers } = request;
    const length = Number(headers['content-length'] ?? Infinity);
    if (length <= (app.initialConfig.bodyLimit ?? 0)) return;
    requireOwnOrigin(headers, { publicUrl: options.publicUrl, protocol: request.protocol });
    if ((await options.identify(request))?.role !== role) throw forbidden();
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Paths for programs get machine-readable answers, even if nothing is there.
    if (/^\/(?:api|graphql)(?:\/|\?|$)/.test(request.url)) {
      reply.callNotFound();
      return reply;
    }
    const { world, cache, publicUrl } = options;
    const isPost = request.method === 'POST';
    if (isPost) {
      requireOwnOrigin(request.headers, { publicUrl, protocol: request.protocol });
      await requireForm(request);
    }
    const locale = options.localeOf(request);
    const [path = ''] = request.url.split('?', 1);
    const sources = options.sources(path);
    const isPersonal = options.hasCredential(request) || hasFlash(request.headers.cookie);
    const key = isPost || isPersonal || pages.middleware ? null : keyOf(request, locale);
    const cached = key === null ? undefined : cache.find(key);
    if (cached) return sendCached(cached);
    // Of concurrent requests for an uncached page, one renders it for all.
    const awaited = key === null ? undefined : await cache.rendering(key);
    if (awaited) return sendCached(awaited);
    const rendering = key === null ? undefined : cache.begin(key);
    try {
      return await render(rendering);
    } finally {
      rendering?.end();
    }

    async function render(begun?: Rendering<CachedPage>): Promise<FastifyReply> {
      await options.admitRendering(request);
      const viewer = await options.identify(request);
      // Who someone is may say it, too.
      const spoken = options.localeOf(request);
      const { buildFor, entry } = await pages.current();
      if (!reporting.has(entry)) {
        reporting.add(entry);
        entry.onPageError((error) =>
          log.error({ event: 'pages.failed', err: error }, 'Rendering a page failed.'),
        );
      }
      const nonce = preparePage(reply, world, sources);
      const tags = new Set<string>();
      // Development scripts and styles have no nonce.
      if (pages.middleware) reply.removeHeader('content-security-policy');
      const context = new entry.RouterContextProvider();
      context.set(
        entry.pageCall,
        options.callOf({
          request,
          viewer,
          nonce,
          locale: spoken,
          shows: (tag) => void tags.add(tag),
        }),
      );
      const build = buildFor(spoken);
      const handle = handlers.get(build) ?? entry.createRequestHandler(build, 'production');
      handlers.set(build, handle);
      const response = await handle(webRequest(request, publicUrl), context);

      const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
      headers.push(['content-language', spoken]);
      const cookies = response.headers.getSetCookie();
      const isOwn = viewer !== null || cookies.length > 0;
      if (!response.headers.has('cache-control'))
        headers.push(['cache-control', isOwn ? 'no-store' : openly]);
      const body = entry.bytesOfPage(response) ?? (await bytesOf(response));
      const isForAll = headers.some(
        ([name, value]) => name === 'cache-control' && value === openly,
      );
      if (begun && !isOwn && isForAll && response.status === 200) {
        const { html, scripts } = sealPage(body, nonce);
        // Its bytes, its compressed forms, and the overhead of an empty page.
        const size = html.length * 2 + emptyPage;
        const page = {
          headers,
          scripts,
          route: routeOf(request),
          text: new SentPage(html, true),
          size,
          tags,
        };
        begun.keep(page);
        return sendCached(page);
      }
      for (const [name, value] of headers) reply.header(name, value);
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      return new SentPage(body).send(request, reply.code(response.status));
    }

    /** A public page allows its scripts by hash, so it is always the same. */
    function sendCached(page: CachedPage): Promise<FastifyReply> {
      const { headers: fields, scripts, text } = page;
      nameRoute(request, page.route);
      preparePage(reply, world, { ...sources, scripts: [...scripts, ...(sources.scripts ?? [])] });
      for (const [name, value] of fields) reply.header(name, value);
      return text.send(request, reply.code(200));
    }
  }

  const handlers = new WeakMap<object, PageHandler>();
}

/**
 * Actions read forms: anything else posted to a page is refused before.
 * @throws Refusal BAD_USER_INPUT, as 415 for another type and as 400 for an unreadable form
 */
async function requireForm({ headers, body }: FastifyRequest): Promise<void> {
  const type = headers['content-type'] ?? '';
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    throw new Refusal('BAD_USER_INPUT', forPrograms('Pages accept only forms.'), { status: 415 });
  const read = new Response(Buffer.isBuffer(body) ? new Uint8Array(body) : null, {
    headers: { 'content-type': type },
  });
  await read.formData().catch(() => {
    throw new Refusal('BAD_USER_INPUT', forPrograms('We couldn’t read the form.'), {
      status: 400,
    });
  });
}

/** Page assets: cached permanently, without the headers that only documents need. */
async function serveAssets(
  app: FastifyInstance,
  root: string,
  { sharedAssets, admit }: Options,
): Promise<void> {
  await app.register(
    async (scope) => {
      scope.addHook('onSend', (_request, reply, payload, done) => {
        reply.removeHeader('content-security-policy').removeHeader('referrer-policy');
        done(null, payload);
      });
      scope.setNotFoundHandler(async (request, reply) => {
        const [path = ''] = request.url.split('?', 1);
        const name = path.slice(assetsPath.length);
        await admit(request);
        const asset = await sharedAssets?.find(name);
        if (asset === undefined) throw notFound(forPrograms('There’s nothing at this address.'));
        reply.header('cache-control', immutable).header('vary', 'accept-encoding');
        reply.type(typeOf(name));
        const compressed = new Negotiator(request).encodings(['br', 'identity'])[0] === 'br';
        if (!compressed || asset.brotli === null) return reply.code(200).send(asset.content);
        return reply.code(200).header('content-encoding', 'br').send(asset.brotli);
      });
      await scope.register(fastifyStatic, {
        root,
        prefix: '/',
        preCompressed: true,
        cacheControl: false,
        lastModified: false,
        index: false,
        decorateReply: false,
        setHeaders: (response) => void response.header('cache-control', immutable),
      });
    },
    { prefix: assetsPath },
  );
}

const assetsPath = '/assets/';

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The media type of what the builder makes. */
const typeOf = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** The body of an answer, a character for each of its bytes. */
const bytesOf = async (answer: Response): Promise<string> =>
  Buffer.from(await answer.arrayBuffer()).toString('latin1');

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
    // The origin of a form has been checked by now; React Router knows only one name of the site.
    if (value === undefined || name.startsWith(':') || name === 'origin') continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  const closed = new AbortController();
  request.raw.once('close', () => {
    if (!request.raw.complete) closed.abort();
  });
  const url = new URL(publicUrl + (request.url.startsWith('/') ? request.url : '/'));
  return new Request(url, {
    // HEAD renders a page, too, because it may be cached for everyone. Fastify sends no body.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    signal: closed.signal,
    ...(Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}),
  });
}
