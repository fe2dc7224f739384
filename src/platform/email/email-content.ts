import { translatorFor } from '../i18n/translator-for.ts';
import { addressLines, brandValues, type EmailBrand } from './email-brand.ts';
import { emailMessages } from './email.messages.ts';
import { emailHtml } from './templates/email-html.ts';
import { fillTemplate, readTemplate } from './templates/fill-template.ts';

export interface EmailContent {
  readonly brand: EmailBrand;
  /** The reader's language, where it is known; English else. */
  readonly locale?: string | null;
  readonly heading: string;
  /** Plain text each; escaped here. */
  readonly paragraphs: readonly string[];
  /** A code to read off or copy. */
  readonly code?: string;
  /** The text after the code. */
  readonly after?: readonly string[];
  /** One thing to press; its address must be http or https. */
  readonly action?: Link;
  /** Further links under it, with what they are for. */
  readonly links?: { readonly title: string; readonly links: readonly Link[] };
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
  const all = [...(written.action ? [written.action] : []), ...(written.links?.links ?? [])];
  if (!all.every(({ url }) => /^https?:\/\/[^\s"<>]+$/.test(url)))
    throw new Error('An email may only link to http or https.');
  return { text: setText(written), html: setHtml(written) };
}

function setText({
  brand,
  heading,
  paragraphs,
  code,
  after = [],
  action,
  links,
}: EmailContent): string {
  const parts = [heading, ...paragraphs];
  if (code !== undefined) parts.push(`    ${code}`);
  parts.push(...after);
  if (action) parts.push(`${action.label}:\n${action.url}`);
  if (links)
    parts.push(
      [links.title, ...links.links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
    );
  parts.push(['-- ', brand.legalName, ...addressLines(brand), brand.home].join('\n'));
  return `${parts.join('\n\n')}\n`;
}

function setHtml(written: EmailContent): string {
  const { brand, locale, heading, paragraphs, code, after = [], action, links } = written;
  return fillTemplate(template, {
    ...brandValues(brand, locale),
    heading,
    preview: paragraphs[0] ?? heading,
    paragraphs: paragraphs.map((text) => ({ text })),
    codes: code === undefined ? [] : [{ code }],
    tails: after.map((text) => ({ text })),
    lists: links ? [{ title: links.title, links: links.links.map((link) => ({ ...link })) }] : [],
    actions: action ? [{ ...action, orOpen: translatorFor(locale)(emailMessages.orOpen) }] : [],
  });
}
