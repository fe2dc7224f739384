import { dateFormat } from '../i18n/date-format.ts';
import { formatFairTimes } from '../i18n/format-fair-times.ts';
import { datesIn, translatorFor } from '../i18n/translator-for.ts';
import { addressLines, brandValues, type EmailBrand } from './email-brand.ts';
import { emailMessages } from './email.messages.ts';
import { emailHtml } from './templates/email-html.ts';
import { fillTemplate, readTemplate, type Values } from './templates/fill-template.ts';

export interface EmailContent {
  readonly brand: EmailBrand;
  /** The reader's language, where it is known; English else. */
  readonly locale?: string | null;
  readonly heading: string;
  /** A code to read off or copy, first of all; six digits are shown in two groups. */
  readonly code?: string;
  /** Next to the code: how long it can be used. */
  readonly codeNote?: string;
  /** Plain text each; escaped here. */
  readonly paragraphs: readonly string[];
  /** What the email is about, where that has a date. */
  readonly tickets?: readonly EmailTicket[];
  /** The text after the tickets. */
  readonly after?: readonly string[];
  /** One thing to press; its address must be http or https. */
  readonly action?: Link;
  /** Further links under it, each list with what it is for. */
  readonly links?: readonly { readonly title: string; readonly links: readonly Link[] }[];
  /** Small print under the button. */
  readonly small?: readonly string[];
  /** Why the reader gets this email; by default that it is about something at their address. */
  readonly why?: string;
  /** Where they can stop emails like this. */
  readonly leave?: Link | undefined;
}

/** Something with a date, shown in an email as a ticket. */
export interface EmailTicket {
  readonly title: string;
  readonly startTime: Date;
  readonly endTime: Date;
  /** The zone in which the reader sees its times. */
  readonly timeZone: string;
  /** What it is, and what else the reader should know; a line each. */
  readonly details?: readonly string[];
}

/** A link in an email; its address must be http or https. */
interface Link {
  readonly label: string;
  readonly url: string;
}

const template = readTemplate(emailHtml);

/**
 * Renders a short email twice: as plain text, and as equivalent HTML that stays readable in dark
 * mode and without its style sheet, and loads nothing.
 *
 * @throws Error if a link isn't http or https: we write these emails
 */
export function emailContent(written: EmailContent): {
  readonly text: string;
  readonly html: string;
} {
  const { action, links = [], leave } = written;
  const all = [action ?? [], links.flatMap((list) => list.links), leave ?? []].flat();
  if (!all.every(({ url }) => /^https?:\/\/[^\s"<>]+$/.test(url)))
    throw new Error('An email may only link to http or https.');
  return { text: setText(written), html: setHtml(written) };
}

/** What inboxes show after the subject: when it is, or how it begins. */
function previewOf({ locale, heading, code, paragraphs, tickets = [], after = [] }: EmailContent) {
  const [ticket] = tickets;
  if (ticket && code === undefined) return formatFairTimes(ticket, datesIn(locale));
  return paragraphs[0] ?? after[0] ?? heading;
}

const whyOf = ({ why, brand, locale }: EmailContent): string =>
  why ?? translatorFor(locale)(emailMessages.why, { brand: brand.name });

function setText(written: EmailContent): string {
  const { brand, locale, heading, code, codeNote, paragraphs, tickets = [] } = written;
  const { after = [], action, links = [], small = [], leave } = written;
  const inLines = (title: string, all: readonly Link[]) =>
    [title, ...all.map(({ label, url }) => `${label}: ${url}`)].join('\n');
  return `${[
    heading,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(codeNote === undefined ? [] : [codeNote]),
    ...paragraphs,
    ...tickets.map((ticket) => ticketLines(ticket, datesIn(locale)).join('\n')),
    ...after,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...links.map((list) => inLines(list.title, list.links)),
    ...small,
    inLines(whyOf(written), leave ? [leave] : []),
    ['-- ', brand.legalName, ...addressLines(brand), brand.home].join('\n'),
  ].join('\n\n')}\n`;
}

function setHtml(written: EmailContent): string {
  const { brand, locale, heading, code, codeNote, paragraphs, tickets = [] } = written;
  const { after = [], action, links = [], small = [], leave } = written;
  const inParts = (texts: readonly string[]) => texts.map((text) => ({ text }));
  return fillTemplate(template, {
    ...brandValues(brand, locale),
    heading,
    preview: previewOf(written),
    codes:
      code === undefined
        ? []
        : [
            {
              groups: (/^\d{6}$/.test(code) ? [code.slice(0, 3), code.slice(3)] : [code]).map(
                (group) => ({ group }),
              ),
              notes: codeNote === undefined ? [] : [{ note: codeNote }],
            },
          ],
    paragraphs: inParts(paragraphs),
    tickets: tickets.map((ticket) => ticketValues(ticket, datesIn(locale))),
    tails: inParts(after),
    actions: action ? [{ ...action, orOpen: translatorFor(locale)(emailMessages.orOpen) }] : [],
    lists: links.map((list) => ({
      title: list.title,
      links: list.links.map((link) => ({ ...link })),
    })),
    smalls: inParts(small),
    why: whyOf(written),
    leaves: leave ? [{ ...leave }] : [],
  });
}

/** A ticket in plain text. */
const ticketLines = (ticket: EmailTicket, locale: string): readonly string[] => [
  ticket.title,
  formatFairTimes(ticket, locale),
  ...(ticket.details ?? []),
];

/** A ticket as the template shows it: a date like on a tear-off calendar, and its lines. */
function ticketValues(ticket: EmailTicket, locale: string): Values {
  const { title, startTime, timeZone, details = [] } = ticket;
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone }).format(startTime);
  return {
    month: part({ month: 'short' }),
    day: part({ day: 'numeric' }),
    weekday: part({ weekday: 'short' }),
    title,
    when: formatFairTimes(ticket, locale),
    details: details.map((detail) => ({ detail })),
  };
}
