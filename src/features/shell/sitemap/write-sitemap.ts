/** A page in the sitemap; without `changedAt` no one says when it changed. */
export interface MappedPage {
  readonly path: string;
  readonly changedAt?: Date;
}

/** The files of a sitemap: one, or an index and its parts. */
export interface Sitemap {
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
  const chunks = Array.from({ length: Math.ceil(pages.length / partSize) }, (_, place) =>
    pages.slice(place * partSize, (place + 1) * partSize),
  );
  const index = chunks.map((chunk, place) =>
    entry('sitemap', at(`/sitemap-${place + 1}.xml`), latestOf(chunk)),
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
