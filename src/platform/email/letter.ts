import { speak } from '../words/speak.ts';
import { fillTemplate, readTemplate } from './letters/fill-template.ts';
import { letterHtml } from './letters/letter-html.ts';
import { addressLines, brandValues, type LetterBrand } from './letter-brand.ts';
import { letterWords } from './letter.words.ts';

export interface Letter {
  readonly brand: LetterBrand;
  /** The reader's language, where it is known; English else. */
  readonly locale?: string | null;
  readonly heading: string;
  /** Plain text each; escaped here. */
  readonly paragraphs: readonly string[];
  /** A code to read off or copy. */
  readonly code?: string;
  /** What is said behind the code. */
  readonly after?: readonly string[];
  /** One thing to press; its address must be http or https. */
  readonly action?: { readonly label: string; readonly url: string };
}

const template = readTemplate(letterHtml);

/**
 * Sets a short letter twice: as plain text, and as HTML that says the same, stays readable in dark
 * mode and without its style sheet, and loads nothing.
 *
 * @throws Error when the action does not lead to http or https: letters are written by us.
 */
export function letter(written: Letter): { readonly text: string; readonly html: string } {
  if (written.action && !/^https?:\/\/[^\s"<>]+$/.test(written.action.url))
    throw new Error('A letter may only lead to http or https.');
  return { text: setText(written), html: setHtml(written) };
}

function setText({ brand, heading, paragraphs, code, after = [], action }: Letter): string {
  const parts = [heading, ...paragraphs];
  if (code !== undefined) parts.push(`    ${code}`);
  parts.push(...after);
  if (action) parts.push(`${action.label}:\n${action.url}`);
  parts.push(['-- ', brand.legalName, ...addressLines(brand), brand.home].join('\n'));
  return `${parts.join('\n\n')}\n`;
}

function setHtml(written: Letter): string {
  const { brand, locale, heading, paragraphs, code, after = [], action } = written;
  return fillTemplate(template, {
    ...brandValues(brand, locale),
    heading,
    preview: paragraphs[0] ?? heading,
    paragraphs: paragraphs.map((text) => ({ text })),
    codes: code === undefined ? [] : [{ code }],
    tails: after.map((text) => ({ text })),
    actions: action ? [{ ...action, orOpen: speak(locale)(letterWords.orOpen) }] : [],
  });
}
