import type { Say } from '../../platform/words/speak.ts';
import { resultsWords as said } from './results.words.ts';
import { smallestGroup } from './smallest-group.ts';

/** A figure that is told after the fair and of no few people; `isOver` says which of them is why not. */
export function sayPrivate(
  say: Say,
  locale: string,
  { figure, isOver }: { readonly figure: number | null; readonly isOver: boolean },
): string {
  if (figure !== null) return new Intl.NumberFormat(locale).format(figure);
  return isOver ? say(said.few, { few: smallestGroup }) : say(said.later);
}
