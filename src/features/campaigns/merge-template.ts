import { unsubscribeField } from './mail-body/clean-html.ts';
import { apiSentence, type ApiSentence } from '../../platform/model/api-sentence.ts';
import { campaignRefusals as messages } from './campaign-refusals.messages.ts';

/** What is put in for the fields of one reader; null or absent: nothing is known. */
export type MergeValues = Readonly<Record<string, string | null>>;

/** A template: pieces of text, and fields with their fallbacks. */
export type Template = readonly (string | { readonly field: string; readonly otherwise: string })[];

const fieldForm = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g;

/** Splits a text at its fields, `{{firstName}}` or `{{firstName|there}}`. */
export function readTemplate(text: string): Template {
  const parts: Template[number][] = [];
  let end = 0;
  for (const match of text.matchAll(fieldForm)) {
    parts.push(text.slice(end, match.index));
    parts.push({ field: (match[1] ?? '').trim(), otherwise: (match[2] ?? '').trim() });
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}

/**
 * What is wrong with the fields of a text, or null: one that is not among `fieldNames`, one that is
 * not closed, and in HTML one inside a tag, where no escaping could make a value safe.
 */
export function judgeTemplate(
  text: string,
  fieldNames: readonly string[],
  html = false,
): ApiSentence | null {
  const template = readTemplate(text);
  for (const part of template) {
    if (typeof part === 'string') {
      if (part.includes('{{'))
        return apiSentence(messages.fieldOpen, { example: `{{${fieldNames[0]}}}` });
    } else if (!fieldNames.includes(part.field)) {
      const shown = part.field.replace(/<[^>]*>/g, '').slice(0, 60);
      return apiSentence(messages.noField, { field: `{{${shown}}}`, known: fieldNames.join(', ') });
    }
  }
  const tags = html ? (text.match(/<[^>]*>/g) ?? []) : [];
  const within = tags.some((tag) => tag.replace(unsubscribeField, '').includes('{{'));
  return within ? apiSentence(messages.fieldWithin) : null;
}

/** Puts values into a template; each goes through `escape` on its way. */
export function fillIn(
  template: Template,
  values: MergeValues,
  escape: (value: string) => string,
): string {
  return template
    .map((part) => {
      if (typeof part === 'string') return part;
      const value = values[part.field];
      return value == null || value === '' ? part.otherwise : escape(value);
    })
    .join('');
}

/** A value that stays on one line: no control characters, at most the length of a name. */
export const plainValue = (value: string): string =>
  value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, 200);
