import type { ProseRun } from '../../ui/text/prose-run.tsx';
import { isSourceName, type SourceName } from './texts/sources.ts';

/** A run of words in a paragraph, or a note. */
export type Run = ProseRun | { readonly kind: 'note'; readonly source: SourceName };

// Notes, links, strong and stressed words, in this order; nothing nests.
const marks = /\[\^(\w+)\]|\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*/g;

/** Our own pages and pages by https; nothing else is ever a link. */
const isSafe = (href: string) => /^(?:\/(?!\/)|#|https:\/\/)/.test(href);

/**
 * Parses the markup of the guides: `[words](/path)`, `**strong**`, `*stressed*`, `[^source]`. A
 * link to an unsafe address and a note without a source are errors of the author or translator.
 */
export function readMarkup(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const mark of text.matchAll(marks)) {
    if (mark.index > from) runs.push({ kind: 'words', text: text.slice(from, mark.index) });
    runs.push(readMark(mark));
    from = mark.index + mark[0].length;
  }
  if (from < text.length) runs.push({ kind: 'words', text: text.slice(from) });
  return runs;
}

function readMark([all, source, label, href, strong, stressed]: RegExpMatchArray): Run {
  if (source !== undefined) {
    if (!isSourceName(source)) throw new Error(`There is no source "${source}".`);
    return { kind: 'note', source };
  }
  if (label !== undefined && href !== undefined) {
    if (!isSafe(href)) throw new Error(`"${href}" is no address a guide links to.`);
    return { kind: 'link', text: label, href };
  }
  return strong === undefined
    ? { kind: 'em', text: stressed ?? all }
    : { kind: 'strong', text: strong };
}

/** The words alone, as someone reads them out. */
export const plainText = (text: string): string =>
  readMarkup(text)
    .map((run) => (run.kind === 'note' ? '' : run.text))
    .join('');
