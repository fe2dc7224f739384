import { useTranslate } from '../text/translate.tsx';
import { selectMatchingMessages as messages } from './select-matching.messages.ts';
import css from './select-matching.module.css';

interface SelectMatchingProps {
  /** Rows that match, over all pages. */
  readonly total: number;
  /** Rows of this page. */
  readonly shown: number;
  /** Rows that are acted on at once at most. */
  readonly most: number;
}

/**
 * A checkbox `all` for the form below a table: what is chosen is every row that the table's filters
 * match. Nothing where this page shows them all.
 */
export function SelectMatching({ total, shown, most }: SelectMatchingProps) {
  const t = useTranslate();
  if (total <= shown) return null;
  if (total > most) return <span className={css.hint}>{t(messages.tooMany, { most })}</span>;
  return (
    <label className={css.all}>
      <input type="checkbox" name="all" value="1" />
      {t(messages.selectAll, { count: total })}
    </label>
  );
}

/** Names that a question shows; more would not be read. */
const shownNames = 10;

interface SomeNamesProps {
  /** The first of them, or all. */
  readonly names: readonly string[];
  /** How many there are, those without a name here included. */
  readonly count: number;
}

/** The first names of many, and how many more there are, as items of a list. */
export function SomeNames({ names, count }: SomeNamesProps) {
  const t = useTranslate();
  const rest = count - Math.min(names.length, shownNames);
  return (
    <>
      {names.slice(0, shownNames).map((name, at) => (
        <li key={`${at} ${name}`}>{name}</li>
      ))}
      {rest > 0 && <li>{t(messages.andMore, { count: rest })}</li>}
    </>
  );
}
