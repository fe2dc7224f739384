import type { Sheet } from './sheet.ts';

/** Controls, joiners, marks of direction and variants: no one misses them on paper. */
export const invisible = /[\p{Cf}\p{Cc}\ufe00-\ufe0f]/u;

/** The texts of a document, by font weight. */
export function textsOf({ title, from, foot, blocks }: Sheet): {
  readonly text: readonly string[];
  readonly strong: readonly string[];
} {
  const strong = [title, from];
  const text = [foot];
  for (const block of blocks)
    if (block.kind === 'note') text.push(block.text);
    else if (block.kind === 'facts') text.push(...block.rows.flat());
    else {
      text.push(...block.head, ...block.rows.flat());
      strong.push(...block.foot.flat());
    }
  return { text, strong };
}

/** The Unicode blocks (of 256) of missing characters; they don't reveal the name. */
export function missingBlocks(
  texts: Readonly<Record<'text' | 'strong', readonly string[]>>,
  faces: Readonly<Record<'text' | 'strong', { has(letter: string): boolean }>>,
): readonly string[] {
  const blocks = new Set<string>();
  for (const weight of ['text', 'strong'] as const)
    for (const letter of new Set(texts[weight].join('')))
      if (!/\s/.test(letter) && !invisible.test(letter) && !faces[weight].has(letter)) {
        const block = (letter.codePointAt(0) ?? 0) & ~0xff;
        blocks.add(`U+${block.toString(16).toUpperCase().padStart(4, '0')}`);
      }
  return [...blocks].sort();
}
