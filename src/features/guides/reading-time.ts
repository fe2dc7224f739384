import type { Translate } from '../../platform/i18n/translator-for.ts';
import type { Message } from '../../platform/i18n/define-messages.ts';
import type { Block, Guide } from './guide.ts';
import { plainText } from './read-markup.ts';

/**
 * Words a minute. Adults read 238 words of non-fiction in a minute (Brysbaert, "How many words do we
 * read per minute?", Journal of Memory and Language 109, 2019); a guide is read by younger people too,
 * and with its tables.
 */
const pace = 200;

/** Everything in a guide that is read, a piece for each paragraph, point and cell; without sources. */
export function piecesOf(guide: Guide, t: Translate): string[] {
  const messages: Message[] = [
    guide.title,
    guide.deck,
    ...guide.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(messagesOf)]),
    ...guide.checklist,
    ...guide.questions,
  ];
  return messages.map((message) => plainText(t(message)));
}

/** The prose alone: paragraphs and points, which are made of sentences. */
export const proseOf = (guide: Guide, t: Translate): string[] =>
  guide.sections
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind !== 'table')
    .flatMap((block) =>
      block.kind === 'terms' ? block.terms.map(([, text]) => text) : messagesOf(block),
    )
    .map((message) => plainText(t(message)));

function messagesOf(block: Block): readonly Message[] {
  switch (block.kind) {
    case 'text':
    case 'tip':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'terms':
      return block.terms.flat();
    case 'table':
      return [block.table.caption, ...block.table.heads, ...block.table.rows.flat()];
  }
}

/** The number of words of a text: runs with a letter or digit in them. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** What was counted, by the voice that said it: a guide is long, and a front page names them all. */
const counted = new WeakMap<Translate, WeakMap<Guide, number>>();

/** How many minutes a guide takes to read, roughly. */
export function minutesToRead(guide: Guide, t: Translate): number {
  const minutesByGuide = counted.get(t) ?? new WeakMap<Guide, number>();
  counted.set(t, minutesByGuide);
  const minutes = minutesByGuide.get(guide) ?? countMinutes(guide, t);
  minutesByGuide.set(guide, minutes);
  return minutes;
}

function countMinutes(guide: Guide, t: Translate): number {
  const count = piecesOf(guide, t).reduce((sum, piece) => sum + countWords(piece), 0);
  return Math.max(1, Math.round(count / pace));
}
