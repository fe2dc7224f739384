import { fairAddress, type CalendarFair } from './calendar-fair.ts';

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

/** The ways to add a fair to a calendar. Entries made from links don't follow changes. */
export function addToCalendar(publicUrl: string, fair: Linked): AddToCalendar {
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
    ics: `${address}.ics`,
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
