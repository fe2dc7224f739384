import { english, languageOf } from '../../platform/i18n/languages.ts';

/** A fair as calendars and feeds show it. */
export interface CalendarFair {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly fairType: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly timeZone: string;
  readonly description: string | null;
  readonly cancelledAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** How often its title, times, address or status have changed since it was published. */
  readonly sequence: number;
}

/** The calendar's publisher: the site's name, its address, and the sender of its email. */
export interface CalendarSite {
  readonly publicUrl: string;
  readonly brand: string;
  /** The address that messages come from (RFC 5546: the organizer). */
  readonly organizerEmail: string;
}

/** The public page of a fair. */
export const fairAddress = (publicUrl: string, slug: string): string => `${publicUrl}/fair-${slug}`;

/** What calendars say about this site. */
export function calendarSite(env: {
  readonly publicUrl: string;
  readonly brand: { readonly name: string };
  readonly smtp?: { readonly from: string } | undefined;
}): CalendarSite {
  const sender = env.smtp?.from ?? 'no-reply@mailbox.invalid';
  return {
    publicUrl: env.publicUrl,
    brand: env.brand.name,
    // Programs accept a change only from the organizer that the entry names.
    organizerEmail: /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender,
  };
}

/** Links that open a new, filled-in entry in a person's web calendar. */
export interface AddToCalendar {
  readonly google: string;
  /** Outlook.com, for personal accounts. */
  readonly outlook: string;
  /** Outlook in Microsoft 365, for company and school accounts. */
  readonly office365: string;
  /** The file for every other program. */
  readonly ics: string;
}

type Linked = Pick<
  CalendarFair,
  'name' | 'slug' | 'startTime' | 'endTime' | 'timeZone' | 'description'
>;

/** Maximum length of a description in a link: some servers cut off longer addresses. */
const longest = 1_000;

/** What asks a feed or calendar file for a language; English needs no asking. */
export const inLanguage = (locale: string): string => {
  const language = languageOf(locale);
  return language === english ? '' : `?lang=${language}`;
};

/** The ways to add a fair to a calendar. Entries made from links don't follow changes. */
export function addToCalendar(
  publicUrl: string,
  fair: Linked,
  locale: string = english,
): AddToCalendar {
  const address = fairAddress(publicUrl, fair.slug);
  const details = [...(fair.description ?? '').toWellFormed()].slice(0, longest).join('');
  const body = details === '' ? address : `${details}\n\n${address}`;
  const start = seconds(fair.startTime);
  const end = seconds(fair.endTime);
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: fair.name,
    startdt: start,
    enddt: end,
    body,
    location: address,
  };
  return {
    google: withQuery('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: fair.name,
      dates: `${basic(start)}/${basic(end)}`,
      ctz: fair.timeZone,
      details: body,
      location: address,
    }),
    outlook: withQuery('https://outlook.live.com/calendar/0/deeplink/compose', outlook),
    office365: withQuery('https://outlook.office.com/calendar/0/deeplink/compose', outlook),
    ics: `${address}.ics${inLanguage(locale)}`,
  };
}

/** An instant in UTC without milliseconds: `2026-03-07T17:00:00Z`. */
const seconds = (instant: Date): string => instant.toISOString().replace(/\.\d+Z$/, 'Z');

/** The same in the basic form of ISO 8601. */
const basic = (instant: string): string => instant.replace(/[-:]/g, '');

/** Spaces as %20: Outlook shows a plus as a plus. */
function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`,
  );
  return `${address}?${pairs.join('&')}`;
}
