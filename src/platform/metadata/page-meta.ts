import { isIndexable } from './indexable.ts';
import { titleOf } from './page-title.ts';
import { shareImagePath, shareImageSize } from './share-image-path.ts';

/** Parameters by which senders of links count clicks; they change nothing on the page. */
const tracking =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_[ce]id|_hs\w+|_ga|_gl|ref)$/i;

/**
 * The one address of a page: on the public host, without what only counts clicks, without fragment and
 * trailing slash. The parameters that stay are in the order of their names.
 */
export function canonicalUrl(publicUrl: string, path: string): string {
  const url = new URL(path, publicUrl);
  for (const name of [...url.searchParams.keys()])
    if (tracking.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const pathname = `/${url.pathname.replace(/^\/+|\/+$/g, '')}`;
  return new URL(`${pathname}${url.search}`, publicUrl).href;
}

interface PageFacts {
  /** The title of the page, without the name of the site. */
  readonly title: string;
  /** A sentence or two; what is too long for a list of results is cut after a word. */
  readonly description: string;
  /** The path, with those parameters that make it another page. */
  readonly path: string;
  /** The share image; absent: that of the site. */
  readonly image?: { readonly path: string; readonly alt: string } | undefined;
  readonly type?: 'website' | 'article' | 'profile';
  /** Absent: decided by the path (`isIndexable`). */
  readonly noindex?: boolean;
  readonly publicUrl: string;
  readonly brand: { readonly name: string };
  /** The language of the page; absent: English. */
  readonly locale?: string;
}

/** Characters of a description that lists of results show at most. */
export const longestDescription = 160;

/** A one-line description, cut after a word. */
export function fitDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  const cut = line.slice(0, longestDescription - 1);
  return `${cut.replace(/[\s,;:.–-]*\s\S*$/u, '')}…`;
}

/** The locale as Open Graph writes it (`en_US`); the region is the United States unless given. */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale);
  return `${language}_${region ?? 'US'}`;
}

/** What the `meta` function of a route returns. */
export type PageMeta = (
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string }
)[];

/**
 * Title, description, canonical URL and share tags of a page. A loader makes them, which keeps this
 * code out of the browser; `meta` of the route passes them on.
 */
export function pageMeta(page: PageFacts): PageMeta {
  const { publicUrl, brand, path, type = 'website', locale = 'en' } = page;
  const title = titleOf(page.title, brand.name);
  const description = fitDescription(page.description);
  const url = canonicalUrl(publicUrl, path);
  const image = page.image ?? { path: shareImagePath({ kind: 'quad' }), alt: brand.name };
  const hidden = page.noindex ?? !isIndexable(new URL(url).pathname);
  return [
    { title },
    { name: 'description', content: description },
    ...(hidden
      ? [{ name: 'robots', content: 'noindex, nofollow' }]
      : [
          { name: 'robots', content: 'index, follow, max-image-preview:large' },
          { tagName: 'link' as const, rel: 'canonical', href: url },
        ]),
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: openGraphLocale(locale) },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(image.path, publicUrl).href },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(shareImageSize.width) },
    { property: 'og:image:height', content: String(shareImageSize.height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: new URL(image.path, publicUrl).href },
  ];
}
