/** What a property may hold: a plain kind, or things of these types. */
type Range = readonly string[];

interface SchemaType {
  readonly parent?: string;
  readonly properties: Readonly<Record<string, Range>>;
  /** What search engines document as required of a result of this type. */
  readonly required?: readonly string[];
}

const text: Range = ['Text'];
const url: Range = ['URL'];

/** The part of schema.org's vocabulary that our pages use: types, and what properties expect. */
const vocabulary: Readonly<Record<string, SchemaType>> = {
  Thing: {
    properties: {
      name: text,
      description: text,
      url,
      image: ['URL', 'ImageObject'],
      sameAs: url,
      mainEntityOfPage: ['URL', 'CreativeWork'],
      potentialAction: ['Action'],
    },
  },
  Organization: {
    parent: 'Thing',
    required: ['name', 'url'],
    properties: {
      legalName: text,
      slogan: text,
      logo: ['URL', 'ImageObject'],
      foundingDate: ['Year', 'Date'],
      email: text,
      address: ['PostalAddress', 'Text'],
    },
  },
  CollegeOrUniversity: {
    parent: 'Organization',
    required: ['name', 'address'],
    // Also a Place: an EducationalOrganization is a CivicStructure.
    properties: { geo: ['GeoCoordinates'] },
  },
  PostalAddress: {
    parent: 'Thing',
    properties: { addressLocality: text, addressRegion: text, addressCountry: text },
  },
  GeoCoordinates: { parent: 'Thing', properties: { latitude: ['Number'], longitude: ['Number'] } },
  CreativeWork: {
    parent: 'Thing',
    properties: {
      headline: text,
      datePublished: ['Date', 'DateTime'],
      dateModified: ['Date', 'DateTime'],
      inLanguage: text,
      isAccessibleForFree: ['Boolean'],
      author: ['Organization'],
      publisher: ['Organization'],
      position: ['Number'],
      mainEntity: ['Thing'],
      text,
    },
  },
  WebSite: { parent: 'CreativeWork', required: ['name', 'url'], properties: {} },
  SiteNavigationElement: { parent: 'CreativeWork', required: ['name', 'url'], properties: {} },
  Article: {
    parent: 'CreativeWork',
    // All of them recommended only; ours have them all the same.
    required: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
    properties: {},
  },
  FAQPage: { parent: 'CreativeWork', required: ['mainEntity'], properties: {} },
  Question: {
    parent: 'CreativeWork',
    required: ['name', 'acceptedAnswer'],
    properties: { acceptedAnswer: ['Answer'] },
  },
  Answer: { parent: 'CreativeWork', required: ['text'], properties: {} },
  Action: { parent: 'Thing', properties: { target: ['EntryPoint', 'URL'] } },
  SearchAction: {
    parent: 'Action',
    required: ['target', 'query-input'],
    properties: { 'query-input': text },
  },
  EntryPoint: { parent: 'Thing', required: ['urlTemplate'], properties: { urlTemplate: text } },
  BreadcrumbList: {
    parent: 'Thing',
    required: ['itemListElement'],
    properties: { itemListElement: ['ListItem'] },
  },
  ListItem: {
    parent: 'Thing',
    required: ['position', 'name', 'item'],
    properties: { position: ['Number'], item: ['URL', 'Thing'] },
  },
  Event: {
    parent: 'Thing',
    required: ['name', 'startDate', 'location', 'eventAttendanceMode', 'eventStatus'],
    properties: {
      startDate: ['DateTime'],
      endDate: ['DateTime'],
      previousStartDate: ['DateTime'],
      eventStatus: ['EventStatusType'],
      eventAttendanceMode: ['EventAttendanceModeEnumeration'],
      location: ['VirtualLocation'],
      organizer: ['Organization'],
      offers: ['Offer'],
      isAccessibleForFree: ['Boolean'],
    },
  },
  VirtualLocation: { parent: 'Thing', required: ['url'], properties: {} },
  Offer: {
    parent: 'Thing',
    required: ['price', 'priceCurrency', 'availability', 'url'],
    properties: {
      price: ['Number'],
      priceCurrency: text,
      availability: ['ItemAvailability'],
      validFrom: ['DateTime'],
    },
  },
};

const enumerations: Readonly<Record<string, readonly string[]>> = {
  EventStatusType: ['EventScheduled', 'EventCancelled', 'EventRescheduled', 'EventPostponed'],
  EventAttendanceModeEnumeration: ['OnlineEventAttendanceMode', 'OfflineEventAttendanceMode'],
  ItemAvailability: ['InStock', 'SoldOut'],
};

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) =>
    typeof value === 'string' && /^https?:\/\/\S+$/.test(value) && URL.canParse(value),
  Number: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  Year: (value) => typeof value === 'string' && /^\d{4}$/.test(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  DateTime: (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
};

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ancestry(type: string): readonly string[] {
  const { parent } = vocabulary[type] ?? {};
  return parent === undefined ? [type] : [type, ...ancestry(parent)];
}

function fits(value: unknown, kind: string): boolean {
  const plain = kinds[kind];
  if (plain) return plain(value);
  const members = enumerations[kind];
  if (members) return members.some((member) => value === `https://schema.org/${member}`);
  if (!isThing(value)) return false;
  const type = value['@type'];
  if (typeof type !== 'string') return kinds['URL']?.(value['@id']) ?? false;
  return ancestry(type).includes(kind);
}

/** What is wrong with a thing by the vocabulary and by what search engines ask for; empty when nothing. */
export function faultsOf(thing: unknown, path = ''): string[] {
  if (!isThing(thing)) return [`${path}: is no thing`];
  const type = String(thing['@type']);
  const here = path || type;
  if (!vocabulary[type]) return [`${here}: nobody knows the type ${type}`];
  const line = ancestry(type).map((name) => vocabulary[name]);
  const missing = line
    .slice(0, 1)
    .flatMap((known) => known?.required ?? [])
    .filter((name) => thing[name] === undefined)
    .map((name) => `${here}: lacks ${name}`);
  const wrong = Object.entries(thing).flatMap(([name, held]) => {
    if (name === '@type' || name === '@id') return [];
    const range = line.map((known) => known?.properties[name]).find(Boolean);
    if (!range) return [`${here}: ${type} has no ${name}`];
    return (Array.isArray(held) ? held : [held]).flatMap((value: unknown) => {
      if (!range.some((kind) => fits(value, kind)))
        return [`${here}.${name}: is no ${range.join('/')}`];
      return isThing(value) && value['@type'] !== undefined
        ? faultsOf(value, `${here}.${name}`)
        : [];
    });
  });
  return [...missing, ...wrong];
}
