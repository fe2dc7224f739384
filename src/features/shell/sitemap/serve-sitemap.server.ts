import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { LiveReading } from '../../../platform/events/live-reading.ts';
import { sendCached, tagOf } from '../../../platform/http/send-cached.server.ts';
import type { Log } from '../../../platform/log.ts';
import type { Feature, Features } from '../../../platform/model/features.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { isSwitchedOff } from '../../../platform/pages/feature-pages.ts';
import { disallowedPaths } from '../../../platform/metadata/indexable.ts';
import { forPrograms } from '../../../platform/model/api-sentence.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

/** A page in the sitemap; without `changedAt` no one says when it changed. */
interface MappedPage {
  readonly path: string;
  readonly changedAt?: Date;
}

/** The files of a sitemap: one, or an index and its parts. */
interface Sitemap {
  readonly whole: string;
  readonly parts: readonly string[];
}

const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const entry = (kind: 'url' | 'sitemap', address: string, changedAt?: Date): string =>
  `<${kind}><loc>${escapeXml(address)}</loc>${
    changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  }</${kind}>`;

/** Writes the pages in the form of sitemaps.org; `/sitemap.xml` becomes an index when they are many. */
export function writeSitemap(
  publicUrl: string,
  pages: readonly MappedPage[],
  partSize = 10_000,
): Sitemap {
  const at = (path: string) => new URL(path, publicUrl).href;
  const part = (listed: readonly MappedPage[]) =>
    `${head}<urlset ${space}>\n${listed.map(({ path, changedAt }) => entry('url', at(path), changedAt)).join('\n')}\n</urlset>\n`;
  if (pages.length <= partSize) return { whole: part(pages), parts: [] };
  const chunks = Array.from({ length: Math.ceil(pages.length / partSize) }, (_, chunkIndex) =>
    pages.slice(chunkIndex * partSize, (chunkIndex + 1) * partSize),
  );
  const index = chunks.map((chunk, chunkIndex) =>
    entry('sitemap', at(`/sitemap-${chunkIndex + 1}.xml`), latestOf(chunk)),
  );
  return {
    whole: `${head}<sitemapindex ${space}>\n${index.join('\n')}\n</sitemapindex>\n`,
    parts: chunks.map(part),
  };
}

function latestOf(pages: readonly MappedPage[]): Date | undefined {
  const times = pages.flatMap(({ changedAt }) => (changedAt ? [changedAt.getTime()] : []));
  return times.length > 0
    ? new Date(times.reduce((one, other) => Math.max(one, other)))
    : undefined;
}

/** A page for search engines, with its last change. */
interface ListedPage {
  readonly path: string;
  readonly changedAt: Date;
}

/** More fairs than any site has; the latest are listed. */
const most = 3_000;

/** The pages of all published fairs, and of published recordings. */
async function listFairPages(database: Queryable): Promise<readonly ListedPage[]> {
  const rows = await readRows(database, {
    slug: 'text',
    changedAt: 'timestamp',
    recordings: 'timestamp?',
  })(
    `select f.slug, f.updated_at as "changedAt", w.updated_at as recordings
     from fair f
     left join fair_webinar w on w.fair_id = f.id and w.webinar_status = 'published'
     where f.published_at is not null order by f.start_time desc, f.id limit ${most}`,
  );
  return rows.flatMap(({ slug, changedAt, recordings }) => [
    { path: `/fair-${slug}`, changedAt },
    ...(recordings ? [{ path: `/fair-${slug}/recordings`, changedAt: recordings }] : []),
  ]);
}

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
  '/counselors',
  '/about-us',
  '/contact-us',
  '/privacy-policy',
  '/terms-of-service',
  '/accessibility',
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

/** The pages of all open colleges, and when their content last changed. */
async function listCollegePages(
  database: Queryable,
): Promise<readonly { readonly path: string; readonly changedAt: Date }[]> {
  const rows = await readRows(database, { slug: 'text', changedAt: 'timestamp' })(
    `select c.slug, greatest(c.updated_at, p.updated_at) as "changedAt"
     from college c left join college_profile p on p.college_id = c.id
     where c.status = 'active' and c.slug is not null order by c.slug`,
  );
  return rows.map(({ slug, changedAt }) => ({ path: `/college-${slug}`, changedAt }));
}
