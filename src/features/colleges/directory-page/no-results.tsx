import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { numberFormat } from '../../../ui/text/number-format.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { addressOf, filterCount, nothingAsked } from './directory-address.ts';
import { directoryMessages } from './directory.messages.ts';
import type { DirectoryView } from './directory-view.ts';
import { filterLabel } from '../directory-filters/filter-label.ts';
import css from './no-results.module.css';

/** No results: which options to remove, and how many colleges each of that brings back. */
export function NoResults({ view }: { readonly view: DirectoryView }) {
  const t = useTranslate();
  const { asked, total } = view;
  if (total > 0) {
    return (
      <EmptyState
        heading="h3"
        title={t(directoryMessages.emptyPage)}
        action={
          <ButtonLink to={addressOf({ ...asked, page: 1 })}>
            {t(directoryMessages.toFirstPage)}
          </ButtonLink>
        }
      />
    );
  }
  const onlyTyped = filterCount(asked) === 0 && asked.q !== '';
  const all = (
    <ButtonLink
      kind="line"
      to={addressOf({
        ...nothingAsked,
        view: asked.view,
        inside: asked.inside && { ...asked.inside, saved: null },
      })}
      preventScrollReset
      data-keep-scroll=""
    >
      {t(directoryMessages.everything)}
    </ButtonLink>
  );
  return (
    <EmptyState
      heading="h3"
      title={
        onlyTyped
          ? t(directoryMessages.emptySearch, { q: asked.q })
          : t(directoryMessages.emptyTitle)
      }
      action={onlyTyped ? all : <WaysOut view={view}>{all}</WaysOut>}
    >
      {onlyTyped ? (
        <p>{t(directoryMessages.emptyHint)}</p>
      ) : (
        view.waysOut.length > 0 && <p>{t(directoryMessages.emptyLead)}</p>
      )}
    </EmptyState>
  );
}

function WaysOut({
  view: { asked, options, waysOut },
  children,
}: {
  readonly view: DirectoryView;
  readonly children: ReactNode;
}) {
  const t = useTranslate();
  const number = numberFormat(useLocale());
  return (
    <ul className={css.ways} role="list">
      {waysOut.map(({ filter, isAlone, to, count }) => (
        <li key={to}>
          <Link className={css.way} to={to} preventScrollReset data-keep-scroll="">
            {filter
              ? t(isAlone ? directoryMessages.only : directoryMessages.without, {
                  filter: filterLabel(t, options, filter.name, filter.value),
                })
              : t(directoryMessages.withoutSearch, { q: asked.q })}
            <span className={css.count}>{number.format(count)}</span>
          </Link>
        </li>
      ))}
      <li>{children}</li>
    </ul>
  );
}

/** The directory could not be read; the address contains the options, so retrying loses nothing. */
export function Problem({
  problem,
  again,
}: {
  readonly problem: 'server' | 'offline';
  readonly again: string;
}) {
  const t = useTranslate();
  return (
    <div className={css.problem} role="alert">
      <Icon name="error" size={32} className={css.error} />
      <div>
        <h2>{t(directoryMessages.problemTitle)}</h2>
        <p>
          {t(problem === 'offline' ? directoryMessages.offlineLead : directoryMessages.problemLead)}
        </p>
        <ButtonLink icon="refresh" to={again} replace preventScrollReset data-keep-scroll="">
          {t(directoryMessages.again)}
        </ButtonLink>
      </div>
    </div>
  );
}
