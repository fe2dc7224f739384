/** One news entry. Texts are plain; they are escaped here. */
export interface AtomEntry {
  /** An IRI that never changes. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly summary: string;
  readonly category: string;
}

export interface AtomFeed {
  /** The language of the texts. */
  readonly language: string;
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  /** The feed's own address, and the page that shows the same content. */
  readonly self: string;
  readonly page: string;
  readonly updatedAt: Date;
  readonly entries: readonly AtomEntry[];
}

/** Writes an Atom feed (RFC 4287). */
export function writeAtom(feed: AtomFeed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    element('id', feed.id),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    element('updated', feed.updatedAt.toISOString()),
    `<author>${element('name', feed.author)}</author>`,
    element('generator', 'Quad'),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>`,
    ...feed.entries.map(writeEntry),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function writeEntry(entry: AtomEntry): string {
  const lines = [
    '<entry>',
    element('id', entry.id),
    element('title', entry.title),
    element('published', entry.publishedAt.toISOString()),
    element('updated', entry.updatedAt.toISOString()),
    `<link rel="alternate" type="text/html" href="${escapeXml(entry.link)}"/>`,
    `<category term="${escapeXml(entry.category)}"/>`,
    element('summary', entry.summary),
    '</entry>',
  ];
  return lines.join('\n');
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Allows only characters valid in XML 1.0 (2.2), with special ones escaped as entities. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
