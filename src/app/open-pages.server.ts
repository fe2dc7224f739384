import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify';
import type { TadaDocumentNode } from 'gql.tada';
import { Kind, print, type OperationDefinitionNode } from 'graphql';
import { findCredential } from '../features/accounts/callers/find-credential.ts';
import { accountLocaleOf } from './identify.server.ts';
import type { AppServices } from './services.server.ts';
import { campaignsPath } from '../features/campaigns/campaign-paths.ts';
import { mostFormBytes } from '../features/campaigns/pictures/picture-rules.ts';
import { model } from './entities.ts';
import { tagsOf, tagsTouched, type Slugs } from './page-tags.ts';
import { settingTopic } from '../features/settings/open-settings.server.ts';
import { pageBrandOf } from '../features/shell/icons/page-brand.server.ts';
import { serveVideoPlayer } from '../features/booths/booth-media/serve-video-player.server.ts';
import { serveExplorer } from '../features/shell/explorer/serve-explorer.server.ts';
import { isVideoFile } from '../features/sessions/recordings/plays-here.ts';
import type { HeardChange } from '../platform/events/heard-change.ts';
import type { Follower } from '../platform/events/events.server.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import type { Api } from '../platform/graphql/api.server.ts';
import type { FormattedError } from '../platform/graphql/format-error.server.ts';
import { translateApiSentence, translateApiSentences } from '../platform/model/api-sentence.ts';
import { noOne, type Viewer } from '../platform/model/viewer.ts';
import { nameRoute } from '../platform/http/route-name.ts';
import type { RequestLimits } from '../platform/http/limits.server.ts';
import { isIndexable } from '../platform/metadata/indexable.ts';
import { PageCache } from '../platform/page-server/page-cache.ts';
import { isOpenedByReader } from '../platform/page-server/opened-by-reader.ts';
import type { PageBrand, PageCall, PageError } from '../platform/pages/page-call.ts';
import type { Pages } from '../platform/page-server/pages.ts';
import { readCookie, readTheme, readZone } from '../platform/pages/read-cookies.ts';
import { pageCookies } from '../platform/pages/remember-cookie.ts';
import { translateErrors } from '../platform/page-server/translate-errors.ts';
import { shareAssets } from '../platform/page-server/shared-assets.server.ts';
import { servePages, type CachedPage } from '../platform/page-server/serve-pages.server.ts';
import { chooseLanguage } from '../platform/i18n/choose-language.ts';
import { formatOf } from '../platform/i18n/languages.ts';
import type { Languages } from '../platform/i18n/translations.ts';
import type { World } from '../platform/world.ts';
import type { FastifyBaseLogger } from 'fastify';

interface Parts {
  readonly app: FastifyInstance;
  /** The database that the assets of all releases are shared by. */
  readonly pool: Queryable;
  readonly pages: Pages;
  readonly cache: PageCache<CachedPage>;
  readonly limits: RequestLimits;
  readonly api: Api;
  readonly services: AppServices;
  readonly world: World;
  readonly log: FastifyBaseLogger;
  readonly buildId: string;
  readonly admit: (request: FastifyRequest) => Promise<void>;
  readonly identify: (request: FastifyRequest) => Promise<Viewer | null>;
}

/** The total memory of cached pages, in bytes. */
export const pageCapacity = 32 * 1024 * 1024;

/** The cached public pages of this process. */
export const pageCache = (world: Pick<World, 'now'>): PageCache<CachedPage> =>
  new PageCache({
    capacity: pageCapacity,
    freshFor: 30_000,
    now: () => world.now().getTime(),
  });

/** Entities that public pages show: what guests can read, and what operations show of others. */
const shown = new Set([
  ...[...model.entities.values()]
    .filter(({ access }) => access.guests?.verbs.has('read'))
    .map(({ name }) => name),
  'College',
  'CollegePayment',
  'CollegeProfile',
  'FairBooth',
  'FairExhibitor',
  'LegalVersion',
  'PriceVersion',
]);

/**
 * Drops the pages that show a change, once it is `settled`: in-memory data of pages follows the
 * same events. If events may have been missed, all pages are dropped.
 */
export function dropOnChange(
  cache: PageCache<CachedPage>,
  slugs: Slugs,
  settled: () => Promise<void>,
): Follower {
  const rebuild = () => {
    cache.empty();
    void settled().then(() => cache.empty());
  };
  const drop = async (changes: readonly HeardChange[]) => {
    await settled();
    for (const change of changes) cache.changed(await tagsTouched(change, slugs));
  };
  return {
    hear(rows) {
      // The frame of every page shows them.
      if (rows.some(({ topic }) => topic === settingTopic)) return rebuild();
      const changes = rows.filter(({ topic }) => shown.has(topic));
      // Whose address cannot be looked up may be on any page.
      if (changes.length > 0) drop(changes).catch(() => cache.empty());
    },
    rebuild,
  };
}

/** Origins for the tag manager; none on pages where people type or see their own data. */
const tagSources = {
  scripts: ['https://www.googletagmanager.com'],
  connections: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
} as const;

/** Where Stripe's pages for cards are. */
const cardPages = 'https://checkout.stripe.com';

/** A page that is rendered anew costs about as much as so many calls more. */
const costOfRendering = 9;

/** Serves the pages with the API behind them. */
export async function openPages(parts: Parts): Promise<void> {
  const { app, pool, pages, cache, services, world, log, limits, admit, identify } = parts;
  const { env } = services;
  const folder = pages.assets === null ? undefined : join(pages.assets, 'assets');
  const sharedAssets =
    folder === undefined ? undefined : await shareAssets({ pool, world, log, folder });
  app.addHook('onClose', (_app, done) => {
    sharedAssets?.close();
    done();
  });
  if (env.explorer)
    await serveExplorer(app, { folder: pages.explorer, brand: () => env.brand, admit });
  serveVideoPlayer(app, { world, admit });
  await servePages(app, {
    pages,
    cache,
    sharedAssets,
    world,
    log,
    publicUrl: env.publicUrl,
    sources: (path) => ({
      media: mediaOrigins(services.fairCards),
      ...(env.tagManagerId && isIndexable(path) ? tagSources : {}),
      // The browser holds a form's redirects to this list, too.
      forms: [
        ...[env.google?.issuer, env.microsoft?.issuer].flatMap((issuer) =>
          issuer ? [new URL(issuer).origin] : [],
        ),
        ...(env.stripe ? [cardPages] : []),
      ],
    }),
    largeForms: [{ url: `${campaignsPath}/drafts/:draftId`, bytes: mostFormBytes, role: 'ADMINS' }],
    admit,
    admitRendering: ({ ip }) => limits.takeForAddress(ip, costOfRendering),
    identify,
    hasCredential: ({ headers }) => findCredential(headers) !== null,
    localeOf,
    callOf: (input) => callOf(parts, { ...input, brand: pageBrandOf(env, input.locale) }),
  });
}

/** The sites of recordings that are video files and play on a page of ours. */
const mediaOrigins = ({ kept }: Pick<AppServices['fairCards'], 'kept'>): readonly string[] => [
  ...new Set(
    (kept ?? []).flatMap(({ sessions }) =>
      sessions.flatMap(({ recording }) =>
        recording && isVideoFile(recording.url) ? [new URL(recording.url).origin] : [],
      ),
    ),
  ),
];

/**
 * The reader's language, as the locale that it is written in: what this browser has chosen, else what
 * the account has, once the request is authenticated, else what the browser asks for.
 */
export const localeOf = (request: FastifyRequest, languages?: Languages): string => {
  const { cookie, 'accept-language': accepted } = request.headers;
  const chosen = readCookie(cookie, pageCookies.locale) ?? accountLocaleOf(request);
  return formatOf(chooseLanguage(chosen ?? accepted, languages));
};

const texts = new WeakMap<object, string>();

/** The text of a document, the same object each time so that the API finds what it compiled. */
function textOf(document: TadaDocumentNode<never, never>): string {
  const cached = texts.get(document);
  if (cached !== undefined) return cached;
  const text = print(document);
  texts.set(document, text);
  return text;
}

/** The root fields of an operation; a root fragment counts as unknown. */
const rootsOf = ({ selectionSet }: OperationDefinitionNode): readonly string[] =>
  selectionSet.selections.map((one) => (one.kind === Kind.FIELD ? one.name.value : ''));

interface Asked {
  readonly request: FastifyRequest;
  readonly viewer: Viewer | null;
  readonly nonce: string;
  readonly locale: string;
  readonly brand: PageBrand;
  readonly shows: (tag: string) => void;
}

function callOf(parts: Parts, { request, viewer, nonce, locale, brand, shows }: Asked): PageCall {
  const { app, api, services, world, buildId } = parts;
  const { env } = services;
  const { publicUrl } = env;

  async function run(document: object, variables: unknown) {
    const compiled = api.compile({ query: textOf(document as TadaDocumentNode<never, never>) });
    if ('errors' in compiled) throw new Error(compiled.errors.map(String).join('\n'));
    const { slug } = (variables ?? {}) as { readonly slug?: unknown };
    for (const tag of tagsOf(rootsOf(compiled.operation), slug)) shows(tag);
    return api.run(compiled, (variables ?? {}) as Record<string, unknown>, {
      viewer: viewer ?? noOne,
      services,
      world,
      address: request.ip,
      isPost: request.method === 'POST',
      ownPage: true,
    });
  }

  return {
    matched: (pattern) => nameRoute(request, pattern.startsWith('/') ? pattern : `/${pattern}`),
    viewer,
    isOpened: isOpenedByReader(request),
    now: world.now(),
    locale,
    zone: readZone(request.headers.cookie),
    theme: readTheme(request.headers.cookie),
    publicUrl,
    brand,
    featuresOff: [...env.features.off],
    buildId,
    tagManagerId: env.tagManagerId,
    keepGuestsMonths: env.keepGuestsMonths,
    social: { google: env.google !== undefined, microsoft: env.microsoft !== undefined },
    nonce,
    randomToken: (bytes) => Buffer.from(world.randomBytes(bytes)).toString('base64url'),
    sign: (purpose, text) =>
      createHmac('sha256', env.secret).update(`page:${purpose}\n${text}`).digest('base64url'),
    async query(document, ...[variables]) {
      const { data, errors } = await run(document, variables);
      const [first] = errors ?? [];
      if (first) throw asResponse(first);
      return data as never;
    },
    async ask(document, ...[variables]) {
      const { data, errors = [] } = await run(document, variables);
      return {
        data: (data ?? null) as never,
        errors: errors.map((error) => asPageError(error, locale)),
      };
    },
    async send(method, path, body) {
      const isBytes = body instanceof Uint8Array;
      const sent = Object.entries(request.headers).filter(([header]) => !ofTheBody.has(header));
      const answer = await app.inject({
        method,
        url: path,
        remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
        headers: {
          ...Object.fromEntries(sent),
          accept: 'application/json',
          'content-type': isBytes ? 'application/octet-stream' : 'application/json',
        },
        ...(body === undefined
          ? {}
          : { payload: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
      });
      const headers = new Headers();
      for (const [name, value] of Object.entries(answer.headers))
        for (const one of Array.isArray(value) ? value : [value])
          if (one !== undefined) headers.append(name, String(one));
      const empty = answer.statusCode === 204 || answer.statusCode === 304;
      return new Response(empty ? null : bodyOf(answer, locale), {
        status: answer.statusCode,
        headers,
      });
    },
  };
}

/** The answer, and its errors in the reader's language. */
function bodyOf(
  { statusCode, headers, rawPayload }: LightMyRequestResponse,
  locale: string,
): BodyInit {
  const isError = statusCode >= 400 && String(headers['content-type']).includes('json');
  return isError
    ? JSON.stringify(translateErrors(JSON.parse(rawPayload.toString('utf8')), locale))
    : new Uint8Array(rawPayload);
}

/** Headers that describe the form posted to a page, not the call made from it. */
const ofTheBody = new Set(['accept-encoding', 'content-length', 'transfer-encoding']);

const statusOf: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 404,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
};

/** A refusal for React Router's error pages; what the visitor may not see is not found. */
const asResponse = ({ message, extensions }: FormattedError): Response =>
  new Response(message, { status: statusOf[String(extensions['code'])] ?? 500 });

/** The API speaks English; its errors reach a screen in the reader's language. */
const asPageError = ({ message, extensions }: FormattedError, locale: string): PageError => ({
  message: translateApiSentence(message, locale),
  code: String(extensions['code']),
  ...(extensions['fields']
    ? { fields: translateApiSentences(extensions['fields'] as Record<string, string>, locale) }
    : {}),
});
