import { escapeHtml } from '../escape-html.ts';

/** What is put into a template: text is escaped, a list repeats its part once for each. */
export interface Values {
  readonly [name: string]: string | readonly Values[];
}

type Piece =
  | string
  | { readonly slot: string; readonly raw: boolean }
  | { readonly list: string; readonly pieces: readonly Piece[] };

/** A template that has been read. */
export type Template = readonly Piece[];

const marks = /\{\{\{\s*(\w+)\s*\}\}\}|\{\{\s*(\w+)\s*\}\}|<!--\[(\w+)-->|<!--(\w+)\]-->/g;

/**
 * Parses a template once: `{{name}}` is escaped, `{{{name}}}` is trusted HTML, and the part between
 * `<!--[names-->` and `<!--names]-->` is repeated.
 *
 * @throws Error if a part is not closed
 */
export function readTemplate(html: string): Template {
  const open: { list: string; pieces: Piece[] }[] = [{ list: '', pieces: [] }];
  let at = 0;
  for (const mark of html.matchAll(marks)) {
    const [whole, raw, slot, begins, ends] = mark;
    const inside = open.at(-1);
    if (!inside) break;
    inside.pieces.push(html.slice(at, mark.index));
    at = mark.index + whole.length;
    if (begins) open.push({ list: begins, pieces: [] });
    else if (ends) {
      const part = open.pop();
      if (part?.list !== ends) throw new Error(`The template ends ${ends} before it begins.`);
      open.at(-1)?.pieces.push(part);
    } else inside.pieces.push({ slot: raw ?? slot ?? '', raw: raw !== undefined });
  }
  const [whole, unclosed] = open;
  if (!whole || unclosed) throw new Error(`The template does not end ${unclosed?.list ?? ''}.`);
  return [...whole.pieces, html.slice(at)];
}

/** Fills a template. @throws Error when it wants something that is not there */
export function fillTemplate(template: Template, values: Values): string {
  let html = '';
  for (const piece of template) {
    if (typeof piece === 'string') html += piece;
    else if ('slot' in piece) {
      const value = values[piece.slot];
      if (typeof value !== 'string') throw new Error(`The template wants ${piece.slot}.`);
      html += piece.raw ? value : escapeHtml(value);
    } else {
      const list = values[piece.list];
      if (typeof list !== 'object') throw new Error(`The template wants ${piece.list}.`);
      for (const item of list) html += fillTemplate(piece.pieces, { ...values, ...item });
    }
  }
  return html;
}
