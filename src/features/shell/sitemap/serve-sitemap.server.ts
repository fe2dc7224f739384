import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listCollegePages } from './list-college-pages.server.ts';
import { listFairPages } from '../list-fair-pages.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { LiveReading } from '../../../platform/events/live-reading.ts';
import { sendCached, tagOf } from '../../../platform/http/send-cached.server.ts';
import type { Log } from '../../../platform/log.ts';
import type { Feature, Features } from '../../../platform/model/features.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { isSwitchedOff } from '../../../platform/pages/feature-pages.ts';
import { disallowedPaths } from '../../../platform/metadata/indexable.ts';
import { writeSitemap, type Sitemap } from './write-sitemap.ts';
import { forPrograms } from '../../../platform/model/api-sentence.ts';

/** The sitemap in the memory of one process. */
export type LiveSitemap = LiveReading<Sitemap>;

/** Pages that are there whatever is in the database. */
export const standingPages: readonly string[] = [
  '/',
  '/calendar',
  '/colleges',
  '/resources',
  '/resources/college-prep',
  '/resources/parent-guardian-prep',
  '/resources/nontraditional-students',
  '/resources/online-hybrid-inperson-pros-cons',
  '/pricing',
  '/about-us',
  '/contact-us',
  '/privacy-policy',
  '/terms-of-service',
];

/** The same without those of features that are off. */
const pagesNow = (off: readonly Feature[]): readonly string[] =>
  standingPages.filter(
    (path) =>
      !isSwitchedOff(path, off) && !(path === '/contact-us' && off.includes('contact-form')),
  );

interface SitemapOf {
  readonly publicUrl: string;
  /** The settings that control which pages exist. */
  readonly settings: {
    readonly env: { readonly features: Features };
    settled(): Promise<void>;
  };
}

/** Opens the sitemap; it is written again when a fair or a college has changed. */
export const openSitemap = (
  pool: Queryable,
  log: Log,
  followed: Promise<void>,
  { publicUrl, settings }: SitemapOf,
): LiveSitemap =>
  new LiveReading(
    {
      what: 'The sitemap',
      topics: ['Fair', 'FairWebinar', 'College', 'CollegeProfile', 'Setting'],
      // An import changes thousands of colleges, and robots come by once a day: they have it written.
      onDemand: true,
      pause: 5_000,
      read: async () => {
        await settings.settled();
        return writeSitemap(publicUrl, [
          ...pagesNow([...settings.env.features.off]).map((path) => ({ path })),
          ...(await listFairPages(pool)),
          ...(await listCollegePages(pool)),
        ]);
      },
    },
    log,
    followed,
  );

interface Parts {
  readonly sitemap: LiveSitemap;
  readonly publicUrl: string;
  readonly admit: (request: FastifyRequest) => Promise<void>;
}

const xml = 'application/xml; charset=utf-8';

/** `GET /robots.txt`, `/sitemap.xml` and, when there are more pages than go into one, its parts. */
export function serveSitemap(app: FastifyInstance, { sitemap, publicUrl, admit }: Parts): void {
  const guarded = { onRequest: admit };
  const send = (
    request: FastifyRequest,
    reply: Parameters<typeof sendCached>[1],
    type: string,
    content: string,
  ) =>
    sendCached(request, reply, {
      type,
      tag: tagOf(content),
      freshFor: 3600,
      content: () => content,
    });

  // Also on a machine of one's own: no robot comes there, and tools that judge pages look for it.
  const robots = [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');
  app.get('/robots.txt', guarded, (request, reply) =>
    send(request, reply, 'text/plain; charset=utf-8', robots),
  );
  app.get('/sitemap.xml', guarded, async (request, reply) =>
    send(request, reply, xml, (await sitemap.get()).whole),
  );
  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^[1-9]\\d{0,3}).xml',
    guarded,
    async (request, reply) => {
      const content = (await sitemap.get()).parts[Number(request.params.part) - 1];
      if (content === undefined)
        throw notFound(forPrograms('We couldn’t find that part of the sitemap.'));
      return send(request, reply, xml, content);
    },
  );
}
