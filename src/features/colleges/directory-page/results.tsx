import { useEffect, useState, type ComponentType } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { CardView } from '../card-view.ts';
import { addressOf, type Asked, type DirectorySorting } from './directory-address.ts';
import { directoryMessages } from './directory.messages.ts';
import { canNarrow, type DirectoryView } from './directory-view.ts';
import { FilterButton } from '../directory-filters/facets.tsx';
import { Found } from './found.tsx';
import { directoryForm, type DirectoryForm } from './use-directory-form.ts';
import css from './results.module.css';

interface ResultsProps<One extends CardView> {
  readonly view: DirectoryView<One>;
  readonly form: DirectoryForm;
  /** How one college is shown; compared by identity, so declare it outside. */
  readonly card?: ComponentType<{ readonly college: One }> | undefined;
}

/** The results: how many, how they are sorted, and as a list or on the map. */
export function Results<One extends CardView>({ view, form, card }: ResultsProps<One>) {
  const t = useTranslate();
  const { asked, total } = view;
  const isSlow = useSlow(form.isLoading);
  return (
    <section className={css.results} aria-labelledby="found" aria-busy={form.isLoading}>
      <div className={classNames(css.head, !canNarrow(view) && css.bare)}>
        <h2 id="found" className={css.count}>
          {t(directoryMessages.count, { n: total })}
        </h2>
        <FilterButton asked={asked} />
        <Sorting form={form} sortings={view.sortings} asked={asked} />
        <Views asked={asked} />
      </div>
      <Found view={view} isSlow={isSlow} card={card} />
      <Announcement total={total} asked={asked} />
    </section>
  );
}

const sortWords = {
  relevance: directoryMessages.byMatch,
  match: directoryMessages.byWishes,
  name: directoryMessages.byName,
  size: directoryMessages.bySize,
  state: directoryMessages.byState,
} as const;

interface SortingProps {
  readonly form: DirectoryForm;
  readonly sortings: readonly DirectorySorting[];
  readonly asked: Asked;
}

function Sorting({ form, sortings, asked }: SortingProps) {
  const t = useTranslate();
  // Nothing is looked for: the next fair decides.
  const byFair = asked.inside === null && asked.q === '';
  const { sort } = form.shown;
  return (
    <label className={css.sort}>
      <span className={css.sortedBy}>{t(directoryMessages.sortedBy)}</span>
      <span className={css.select}>
        <select
          name="sort"
          form={directoryForm}
          value={sortings.includes(sort) ? sort : 'relevance'}
          onChange={form.acts.onChoose}
        >
          {sortings.map((sorting) => (
            <option key={sorting} value={sorting}>
              {t(byFair && sorting === 'relevance' ? directoryMessages.byFair : sortWords[sorting])}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  );
}

function Views({ asked }: { readonly asked: Asked }) {
  const t = useTranslate();
  return (
    <nav className={css.views} aria-label={t(directoryMessages.view)}>
      {(['list', 'map'] as const).map((view) => (
        <Link
          key={view}
          to={addressOf({ ...asked, view, page: 1 })}
          preventScrollReset
          aria-current={asked.view === view ? 'true' : undefined}
        >
          <Icon name={view} />
          {t(directoryMessages[view])}
        </Link>
      ))}
    </nav>
  );
}

/** Milliseconds a response may take before the old results give way to a skeleton. */
const moment = 400;

/** Whether something has been pending for longer than a moment. */
function useSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = window.setTimeout(() => setSlow(true), moment);
    return () => {
      window.clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isSlow && isLoading;
}

/** Milliseconds without new results before the count is announced. */
const quiet = 700;

/** Announces the number of results to screen readers, once someone has stopped typing. */
function Announcement({ total, asked }: { readonly total: number; readonly asked: Asked }) {
  const t = useTranslate();
  const [said, setSaid] = useState('');
  const [first] = useState(asked);
  const text =
    asked.q === ''
      ? t(directoryMessages.count, { n: total })
      : t(directoryMessages.countFor, { n: total, q: asked.q });
  useEffect(() => {
    if (asked === first) return;
    const timer = window.setTimeout(() => setSaid(text), quiet);
    return () => window.clearTimeout(timer);
  }, [asked, first, text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
