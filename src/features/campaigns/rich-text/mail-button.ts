import { Node } from '@tiptap/core';
import { mailButtonStyle } from '../mail-button-style.ts';

/** The link in a paragraph that is nothing but a button. */
function buttonIn(paragraph: HTMLElement): HTMLAnchorElement | null {
  const [only, ...others] = paragraph.children;
  if (!(only instanceof HTMLAnchorElement) || others.length > 0) return null;
  const isAlone = paragraph.textContent.trim() === only.textContent.trim();
  return isAlone && only.style.backgroundColor !== '' ? only : null;
}

/** A link that looks like a button, on a line of its own. */
export const MailButton = Node.create({
  name: 'mailButton',
  group: 'block',
  atom: true,
  addAttributes: () => ({ href: { default: '' }, words: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'p',
      priority: 60,
      getAttrs(paragraph) {
        const link = buttonIn(paragraph);
        return link ? { href: link.getAttribute('href') ?? '', words: link.textContent } : false;
      },
    },
  ],
  renderHTML: ({ node }) => [
    'p',
    {},
    [
      'a',
      { href: String(node.attrs['href']), style: mailButtonStyle },
      String(node.attrs['words']),
    ],
  ],
});
