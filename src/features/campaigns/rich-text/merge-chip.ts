import { mergeAttributes, Node } from '@tiptap/core';

/** What a chip needs to be drawn. */
interface ChipOptions {
  /** What a field is called on the screen. */
  readonly labelOf: (field: string) => string;
}

/** A merge field in a text, as its chip holds it. */
export interface ChipAttributes {
  readonly field: string;
  /** The fallback for an unknown value. */
  readonly otherwise: string;
}

const written = ({ field, otherwise }: ChipAttributes): string =>
  otherwise === '' ? `{{${field}}}` : `{{${field}|${otherwise}}}`;

/** A merge field as one piece: it is deleted and moved as a whole, and nothing in it can be mistyped. */
export const MergeChip = Node.create<ChipOptions>({
  name: 'mergeChip',
  addOptions: () => ({ labelOf: (field) => field }),
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({
    field: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset['field'] ?? '',
      renderHTML: ({ field }) => ({ 'data-field': field as string }),
    },
    otherwise: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset['otherwise'] ?? '',
      renderHTML: ({ otherwise }) => ({ 'data-otherwise': otherwise as string }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-field]' }],
  addNodeView() {
    const { labelOf } = this.options;
    return ({ node }) => {
      const dom = document.createElement('span');
      const field = String(node.attrs['field']);
      const otherwise = String(node.attrs['otherwise']);
      dom.dataset['field'] = field;
      dom.textContent = otherwise === '' ? labelOf(field) : `${labelOf(field)} | ${otherwise}`;
      return { dom };
    };
  },
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes),
    written({
      field: String(node.attrs['field']),
      otherwise: String(node.attrs['otherwise']),
    }),
  ],
});

const fieldForm = /\{\{\s*(\w+)\s*(?:\|([^{}]*))?\}\}/g;

/** Stored HTML, with its merge fields as chips of the editor. */
export function withChips(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  for (const text of found) chip(text);
  return body.innerHTML;
}

function chip(text: Text): void {
  const content = text.data;
  const pieces: (string | globalThis.Node)[] = [];
  let end = 0;
  for (const match of content.matchAll(fieldForm)) {
    const span = document.createElement('span');
    span.dataset['field'] = match[1] ?? '';
    span.dataset['otherwise'] = (match[2] ?? '').trim();
    pieces.push(content.slice(end, match.index), span);
    end = match.index + match[0].length;
  }
  if (end > 0) text.replaceWith(...pieces, content.slice(end));
}

/** The editor's HTML in stored form: chips are text again. */
export function withoutChips(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const span of body.querySelectorAll('span[data-field]')) span.replaceWith(span.textContent);
  return body.innerHTML;
}
