import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { writeSitemap } from './serve-sitemap.server.ts';

const publicUrl = 'https://fairs.example';

/** The sitemap for robots: the root, and each address with its last change. Rejects invalid XML. */
function read(xml: string) {
  const parser = new SaxesParser({ xmlns: true });
  const open: string[] = [];
  const entries: Record<string, string>[] = [];
  let root = '';
  parser.on('opentag', ({ local, uri }) => {
    if (open.length === 0) root = `${uri} ${local}`;
    if (open.length === 1) entries.push({});
    open.push(local);
  });
  parser.on('text', (text) => {
    const [entry] = entries.slice(-1);
    if (open.length === 3 && entry) entry[open[2]!] = (entry[open[2]!] ?? '') + text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return { root, entries };
}

const space = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const day = (n: number) => new Date(Date.UTC(2026, 0, n));

describe('a robot', () => {
  test('reads where pages are and when they changed', () => {
    const { whole, parts } = writeSitemap(publicUrl, [
      { path: '/' },
      { path: '/fair-spring', changedAt: day(3) },
      { path: '/college-a&m' },
    ]);
    expect(parts).toEqual([]);
    expect(read(whole)).toEqual({
      root: `${space} urlset`,
      entries: [
        { loc: 'https://fairs.example/' },
        { loc: 'https://fairs.example/fair-spring', lastmod: '2026-01-03T00:00:00.000Z' },
        { loc: 'https://fairs.example/college-a&m' },
      ],
    });
  });

  test('finds the parts of a long list, each page in one of them', () => {
    const pages = Array.from({ length: 25 }, (_, n) => ({
      path: `/college-${n}`,
      changedAt: day(n + 1),
    }));
    const { whole, parts } = writeSitemap(publicUrl, pages, 10);
    expect(read(whole)).toEqual({
      root: `${space} sitemapindex`,
      entries: [
        { loc: `${publicUrl}/sitemap-1.xml`, lastmod: day(10).toISOString() },
        { loc: `${publicUrl}/sitemap-2.xml`, lastmod: day(20).toISOString() },
        { loc: `${publicUrl}/sitemap-3.xml`, lastmod: day(25).toISOString() },
      ],
    });
    const listed = parts.flatMap((part) => read(part).entries.map(({ loc }) => loc));
    expect(listed).toEqual(pages.map(({ path }) => publicUrl + path));
  });
});
