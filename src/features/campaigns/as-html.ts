import { escapeHtml } from '../../platform/email/escape-html.ts';

/** What was typed without an editor: HTML as it is, simple text with a paragraph for each block. */
export function asHtml(typed: string): string {
  const text = typed.replace(/\r\n?/g, '\n').trim();
  if (text === '' || /<\/?[a-z][^<]*>/i.test(text)) return text;
  return text
    .split(/\n{2,}/)
    .map((block) => `<p>${escapeHtml(block.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
