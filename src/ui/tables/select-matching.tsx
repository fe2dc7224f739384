import { useTranslate } from '../text/translate.tsx';
import { selectMatchingMessages as messages } from './select-matching.messages.ts';
import css from './select-matching.module.css';

interface SelectMatchingProps {
  /** The number of matching rows, on all pages. */
  readonly total: number;
  /** The number of rows on this page. */
  readonly shown: number;
  /** The maximum number of rows to act on at once. */
  readonly most: number;
}

/**
 * A checkbox `all` for the form below a table: it selects every row that the table's filters match.
 * Renders nothing if this page shows them all.
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

/** The number of names that a question shows; no one would read more. */
const shownNames = 10;

interface SomeNamesProps {
  /** The first names, or all of them. */
  readonly names: readonly string[];
  /** The number of all names, including those not shown. */
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
