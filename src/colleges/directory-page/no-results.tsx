import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { numberFormat } from '../../ui/number-format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { addressOf, filterCount, nothingAsked } from '../directory-address.ts';
import { directoryWords } from '../directory.words.ts';
import type { DirectoryView } from './directory-view.ts';
import { filterLabel } from './filter-label.ts';
import css from './no-results.module.css';

/** Nothing fits: what to let go of, and how many colleges each of that brings back. */
export function NoResults({ view }: { readonly view: DirectoryView }) {
  const say = useSay();
  const { asked, total } = view;
  if (total > 0) {
    return (
      <EmptyState
        heading="h3"
        title={say(directoryWords.emptyPage)}
        action={
          <ButtonLink to={addressOf({ ...asked, page: 1 })}>
            {say(directoryWords.toFirstPage)}
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
      {say(directoryWords.everything)}
    </ButtonLink>
  );
  return (
    <EmptyState
      heading="h3"
      title={
        onlyTyped ? say(directoryWords.emptySearch, { q: asked.q }) : say(directoryWords.emptyTitle)
      }
      action={onlyTyped ? all : <WaysOut view={view}>{all}</WaysOut>}
    >
      {onlyTyped ? (
        <p>{say(directoryWords.emptyHint)}</p>
      ) : (
        view.waysOut.length > 0 && <p>{say(directoryWords.emptyLead)}</p>
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
  const say = useSay();
  const number = numberFormat(useLocale());
  return (
    <ul className={css.ways} role="list">
      {waysOut.map(({ filter, isAlone, to, count }) => (
        <li key={to}>
          <Link className={css.way} to={to} preventScrollReset data-keep-scroll="">
            {filter
              ? say(isAlone ? directoryWords.only : directoryWords.without, {
                  filter: filterLabel(say, options, filter.name, filter.value),
                })
              : say(directoryWords.withoutSearch, { q: asked.q })}
            <span className={css.count}>{number.format(count)}</span>
          </Link>
        </li>
      ))}
      <li>{children}</li>
    </ul>
  );
}

/** The directory could not be read; what was asked is in the address, so trying again loses nothing. */
export function Problem({
  problem,
  again,
}: {
  readonly problem: 'server' | 'offline';
  readonly again: string;
}) {
  const say = useSay();
  return (
    <div className={css.problem} role="alert">
      <Icon name="error" size={32} className={css.error} />
      <div>
        <h2>{say(directoryWords.problemTitle)}</h2>
        <p>
          {say(problem === 'offline' ? directoryWords.offlineLead : directoryWords.problemLead)}
        </p>
        <ButtonLink icon="refresh" to={again} replace preventScrollReset data-keep-scroll="">
          {say(directoryWords.again)}
        </ButtonLink>
      </div>
    </div>
  );
}
