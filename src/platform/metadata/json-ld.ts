import type {
  Article,
  BreadcrumbList,
  CollegeOrUniversity,
  FAQPage,
  Organization,
  SearchAction,
  SiteNavigationElement,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';

/** The site's address and name. */
export interface Site {
  readonly publicUrl: string;
  readonly brand: {
    readonly name: string;
    readonly legalName: string;
    readonly tagline: string;
    readonly founded: number;
    readonly contactEmail?: string | undefined;
    readonly links: Readonly<Record<string, string | undefined>>;
  };
}

/** A page by its name and its path. */
export interface NamedPage {
  readonly name: string;
  readonly path: string;
}

const at = (publicUrl: string, path: string): string => new URL(path, publicUrl).href;

const organizationId = (publicUrl: string): string => at(publicUrl, '/#organization');

/** The organization that runs this site. */
export function organizationJsonLd({ publicUrl, brand }: Site) {
  const profiles = Object.values(brand.links).filter((link) => link !== undefined);
  return {
    '@type': 'Organization',
    '@id': organizationId(publicUrl),
    name: brand.name,
    legalName: brand.legalName,
    slogan: brand.tagline,
    url: at(publicUrl, '/'),
    logo: at(publicUrl, '/icon-512.png'),
    foundingDate: String(brand.founded),
    ...(brand.contactEmail === undefined ? {} : { email: brand.contactEmail }),
    ...(profiles.length ? { sameAs: profiles } : {}),
  } satisfies Organization;
}

/** The site, and the address that searches its colleges. */
export function webSiteJsonLd({ publicUrl, brand }: Site, locale = 'en') {
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${at(publicUrl, '/colleges')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  } satisfies WithActionConstraints<SearchAction>;
  return {
    '@type': 'WebSite',
    '@id': at(publicUrl, '/#website'),
    name: brand.name,
    url: at(publicUrl, '/'),
    inLanguage: locale,
    publisher: { '@id': organizationId(publicUrl) },
    potentialAction: search,
  } satisfies WebSite;
}

/** The entries of the header, each an element of the navigation. */
export function navigationJsonLd(publicUrl: string, pages: readonly NamedPage[]) {
  return pages.map(
    ({ name, path }, index) =>
      ({
        '@type': 'SiteNavigationElement',
        name,
        url: at(publicUrl, path),
        position: index + 1,
      }) satisfies SiteNavigationElement,
  );
}

/** The way from the home page to this one, this one last. */
export function breadcrumbJsonLd(publicUrl: string, trail: readonly NamedPage[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: at(publicUrl, path),
    })),
  } satisfies BreadcrumbList;
}

/** Questions that a page answers, in plain text. */
export function faqJsonLd(questions: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  } satisfies FAQPage;
}

interface ArticleFacts extends NamedPage {
  readonly description: string;
  readonly imagePath: string;
  /** Days as ISO 8601. */
  readonly published: string;
  readonly modified: string;
  readonly locale?: string;
}

/** Characters of a headline that search results show at most. */
const longestHeadline = 110;

/** An article, for example a guide. */
export function articleJsonLd({ publicUrl, brand }: Site, article: ArticleFacts) {
  const url = at(publicUrl, article.path);
  const organization = {
    '@type': 'Organization' as const,
    name: brand.name,
    url: at(publicUrl, '/'),
  };
  return {
    '@type': 'Article',
    headline: article.name.slice(0, longestHeadline),
    description: article.description,
    image: [at(publicUrl, article.imagePath)],
    datePublished: article.published,
    dateModified: article.modified,
    inLanguage: article.locale ?? 'en',
    isAccessibleForFree: true,
    mainEntityOfPage: url,
    url,
    author: organization,
    publisher: { ...organization, logo: at(publicUrl, '/icon-512.png') },
  } satisfies Article;
}

interface CollegeFacts {
  readonly name: string;
  readonly path: string;
  readonly city: string;
  readonly state: string;
  readonly country: string | null;
  readonly description?: string | null;
  readonly logo?: string | null;
  /** The college's own website. */
  readonly website?: string | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

/** The public facts of a college. */
export function collegeJsonLd(publicUrl: string, college: CollegeFacts) {
  const { latitude, longitude } = college;
  return {
    '@type': 'CollegeOrUniversity',
    '@id': `${at(publicUrl, college.path)}#college`,
    name: college.name,
    url: at(publicUrl, college.path),
    address: {
      '@type': 'PostalAddress',
      addressLocality: college.city,
      addressRegion: college.state,
      addressCountry: college.country ?? 'US',
    },
    ...(college.description ? { description: college.description } : {}),
    ...(college.logo ? { logo: at(publicUrl, college.logo) } : {}),
    ...(college.website ? { sameAs: [college.website] } : {}),
    ...(latitude == null || longitude == null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude, longitude } as const }),
  } satisfies CollegeOrUniversity;
}
