import { convert } from 'html-to-text';

/**
 * The plain-text version of a clean HTML body: links with their addresses, pictures by their
 * descriptions in brackets. Lines are not broken, so merge fields stay whole.
 */
export function textTwin(html: string): string {
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
      { selector: 'img', format: 'alternative' },
      ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
    formatters: {
      alternative(element, _walk, builder) {
        const attributes: unknown = element.attribs;
        const alt =
          typeof attributes === 'object' && attributes !== null && 'alt' in attributes
            ? attributes.alt
            : '';
        if (typeof alt === 'string' && alt !== '') builder.addInline(`[${alt}]`, {});
      },
    },
  }).trim();
}
