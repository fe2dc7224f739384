import { longText, text, whole } from '../../platform/model/kinds.ts';
import { escapeHtml } from '../../platform/email/escape-html.ts';
import { longest } from '../check-campaign.ts';

/** The form of a draft: what is unfinished may be saved. */
export const draftFields = {
  version: whole({ min: 1, max: 2_147_483_647 }),
  subject: text({ max: longest.subject }).optional(),
  preheader: text({ max: longest.preheader }).optional(),
  htmlBody: longText(longest.html).optional(),
  plainTextBody: longText(longest.text).optional(),
};

/** The name that a template gets. */
export const templateFields = { name: text({ max: 100 }) };

/** What was typed without an editor: HTML as it is, simple text with a paragraph for each block. */
export function asHtml(typed: string): string {
  const given = typed.replace(/\r\n?/g, '\n').trim();
  if (given === '' || /<\/?[a-z][^<]*>/i.test(given)) return given;
  return given
    .split(/\n{2,}/)
    .map((block) => `<p>${escapeHtml(block.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
