import sanitizeHtml from 'sanitize-html';
import {
  fillIn,
  judgeTemplate,
  plainValue,
  readTemplate,
  type MergeValues,
} from '../../campaigns/merge-template.ts';
import { escapeHtml } from '../../../platform/email/escape-html.ts';
import { apiSentence, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import { messages } from '../../../platform/model/messages.ts';
import { webAddress } from '../../../platform/model/web-address.ts';
import { legalFields } from './legal-fields.ts';
import { legalRefusals } from './legal-refusals.messages.ts';

/** The maximum length of a stored text, in characters of HTML. */
export const longestBody = 100_000;

const inner = ['strong', 'em', 'a', 'br'];
const blocks = ['h2', 'h3', 'p', 'ul', 'ol', 'li'];

const sameAs: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};

const mailForm = /^mailto:[^\s@?&,;<>"'\\]+@[a-z\d.-]+\.[a-z]{2,}$/i;
const pathForm = /^\/(?![/\\])[^\s\\\p{Cc}\p{Cf}]*$/u;

/** The stored address of a link: https, an email address or a site path; null: none of these. */
function linkAddress(link: string): string | null {
  const href = link.trim();
  if (mailForm.test(href) || pathForm.test(href)) return href;
  const address = webAddress(href);
  return address?.startsWith('https://') === true ? address : null;
}

interface CleanBody {
  readonly html: string;
  /** Addresses that no link may have. */
  readonly badLinks: readonly string[];
}

/** A text as stored: a few elements, no attribute but the address of a link. */
export function cleanBody(body: string): CleanBody {
  const badLinks: string[] = [];
  const html = sanitizeHtml(body.toWellFormed(), {
    allowedTags: [...blocks, ...inner],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: 20,
    transformTags: {
      ...Object.fromEntries(
        Object.entries(sameAs).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {})]),
      ),
      a(_tag, { href }) {
        const address = href === undefined ? null : linkAddress(href);
        if (href !== undefined && address === null) badLinks.push(href);
        // Another element than the allowed ones: its words are left.
        return address === null
          ? { tagName: 'span', attribs: {} }
          : { tagName: 'a', attribs: { href: address } };
      },
    },
  });
  return { html: html.trim(), badLinks };
}

/** What is wrong with a text, or null. */
export function judgeBody({ html, badLinks }: CleanBody): ApiSentence | null {
  const [link] = badLinks;
  if (link !== undefined) return apiSentence(legalRefusals.link, { link: link.slice(0, 80) });
  if (!/[^\s\u00a0]/u.test(html.replace(/<[^>]*>|&nbsp;/g, ''))) return messages.required;
  if (html.length > longestBody) return messages.maxLength(longestBody);
  return judgeTemplate(html, legalFields, true);
}

/** A heading that the outline links to. */
interface LegalHeading {
  readonly anchor: string;
  readonly label: string;
}

/** A text as it is shown. */
export interface ShownBody {
  readonly html: string;
  readonly headings: readonly LegalHeading[];
}

/** Fills in the settings, and gives headings their anchors; sanitized again on output. */
export function showBody(body: string, values: MergeValues): ShownBody {
  const headings: LegalHeading[] = [];
  const filled = fillIn(readTemplate(cleanBody(body).html), values, (value) =>
    escapeHtml(plainValue(value)),
  );
  let count = 0;
  const html = sanitizeHtml(filled, {
    allowedTags: [...blocks, ...inner],
    allowedAttributes: { a: ['href'], h2: ['id'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      h2: () => ({ tagName: 'h2', attribs: { id: `part-${(count += 1)}` } }),
    },
    exclusiveFilter({ tag, attribs, text }) {
      const label = text.trim();
      // What editors leave behind where a heading was emptied.
      if (tag !== 'h2') return false;
      if (label === '') return true;
      headings.push({ anchor: attribs['id'] ?? '', label });
      return false;
    },
  });
  return { html, headings };
}

/** The fields without a setting: they render empty. */
export const emptyFields = (body: string, values: MergeValues): readonly string[] => [
  ...new Set(
    readTemplate(body).flatMap((part) =>
      typeof part !== 'string' && !values[part.field] && part.otherwise === '' ? [part.field] : [],
    ),
  ),
];
