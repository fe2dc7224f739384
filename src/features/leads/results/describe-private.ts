import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { resultsMessages as messages } from './results.messages.ts';
import { smallestGroup } from './smallest-group.ts';

/** A figure shown after the fair and for enough people; `isOver` says which condition fails. */
export function describePrivate(
  t: Translate,
  locale: string,
  { figure, isOver }: { readonly figure: number | null; readonly isOver: boolean },
): string {
  if (figure !== null) return new Intl.NumberFormat(locale).format(figure);
  return isOver ? t(messages.few, { few: smallestGroup }) : t(messages.later);
}
