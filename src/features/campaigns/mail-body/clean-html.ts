import sanitizeHtml from 'sanitize-html';
import { ownPicturePath } from '../pictures/picture-address.ts';

/** The placeholder for the reader's own link; the only field allowed in an address. */
export const unsubscribeField = '{{unsubscribeUrl}}';

const colour = [/^#[\da-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i];
const size = [/^\d{1,4}(?:\.\d+)?(?:px|em|rem|%|pt)?$/];
const box = [/^(?:\d{1,4}(?:px|em|rem|%|pt)?|auto)(?: (?:\d{1,4}(?:px|em|rem|%|pt)?|auto)){0,3}$/];

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'div',
    'span',
    'blockquote',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'a',
    'img',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    '*': ['style', 'dir', 'lang', 'align'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'type'],
    table: ['width', 'cellpadding', 'cellspacing', 'border', 'role'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan', 'width', 'valign'],
  },
  allowedStyles: {
    '*': {
      color: colour,
      'background-color': colour,
      'text-align': [/^(?:left|right|center|justify|start|end)$/],
      'font-size': size,
      'font-weight': [/^(?:normal|bold|[1-9]00)$/],
      'font-style': [/^(?:normal|italic)$/],
      'text-decoration': [/^(?:none|underline|line-through)$/],
      'line-height': size,
      margin: box,
      padding: box,
      width: size,
      'max-width': size,
      'border-radius': size,
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    // An address without a scheme leads nowhere from a mail.
    a: (tagName, { href, ...others }) => ({
      tagName,
      attribs: href !== undefined && isOutward(href) ? { ...others, href: href.trim() } : others,
    }),
    // Uploaded pictures are stored by path, and get full addresses when an email is written.
    img: (tagName, { src = '', alt, width, height }) => ({
      tagName,
      attribs: {
        src: ownPicturePath(src) ?? src,
        ...(alt === undefined ? {} : { alt }),
        ...(width === undefined ? {} : { width }),
        ...(height === undefined ? {} : { height }),
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

const isOutward = (href: string): boolean =>
  href.trim() === unsubscribeField || /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(href.trim());

/**
 * Rich text that is safe to store and email: an allow-list of elements, attributes, styles and
 * schemes, and nothing that runs, frames, submits or loads over plain http. Of anything else only
 * the text remains.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, rules).trim();
}

/** Whether a clean text has visible content. */
export const showsSomething = (html: string): boolean =>
  html.includes('<img') || /[^\s\u00a0]/u.test(html.replace(/<[^>]*>|&nbsp;/g, ''));
