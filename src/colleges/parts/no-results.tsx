import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { Pennant, type PennantArt } from '../../ui/pennant.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { addressOf, filterCount, nothingAsked } from '../directory-address.ts';
import { directoryWords } from '../directory.words.ts';
import type { DirectoryView } from './directory-view.ts';
import { filterLabel } from './filter-label.ts';
import css from './no-results.module.css';

/** A flag that hangs down: nobody here. */
const nobodyHere: PennantArt = { shape: 'limp', base: '#d9d4c7', ink: '#8f3616' };

/** Nothing fits: what to let go of, and how many colleges each of that brings back. */
export function NoResults({ view }: { readonly view: DirectoryView }) {
  const say = useSay();
  const number = new Intl.NumberFormat(useLocale());
  const { asked, options, waysOut, total } = view;
  const isPastEnd = total > 0;
  const onlyTyped = filterCount(asked) === 0 && asked.q !== '';
  return (
    <div className={css.empty}>
      <Pennant art={nobodyHere} width={72} pole />
      <div>
        <h3>{say(isPastEnd ? directoryWords.emptyPage : directoryWords.emptyTitle)}</h3>
        {isPastEnd ? (
          <p className={css.ways}>
            <Link to={addressOf({ ...asked, page: 1 })}>{say(directoryWords.toFirstPage)}</Link>
          </p>
        ) : (
          <>
            {onlyTyped && (
              <p>
                {say(directoryWords.emptySearch, { q: asked.q })} {say(directoryWords.emptyHint)}
              </p>
            )}
            {!onlyTyped && waysOut.length > 0 && <p>{say(directoryWords.emptyLead)}</p>}
            <ul className={css.ways} role="list">
              {!onlyTyped &&
                waysOut.map(({ filter, to, count }) => (
                  <li key={to}>
                    <Link to={to} preventScrollReset>
                      {filter
                        ? say(directoryWords.without, {
                            filter: filterLabel(say, options, filter.name, filter.value),
                          })
                        : say(directoryWords.withoutSearch, { q: asked.q })}
                      <span className={css.count}>{number.format(count)}</span>
                    </Link>
                  </li>
                ))}
              <li>
                <Link to={addressOf({ ...nothingAsked, view: asked.view })} preventScrollReset>
                  {say(directoryWords.everything)}
                </Link>
              </li>
            </ul>
          </>
        )}
      </div>
    </div>
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
    <div className={css.empty} role="alert">
      <Icon name="error" size={40} className={css.error} />
      <div>
        <h3>{say(directoryWords.problemTitle)}</h3>
        <p>
          {say(problem === 'offline' ? directoryWords.offlineLead : directoryWords.problemLead)}
        </p>
        <p className={css.ways}>
          <Link to={again} replace preventScrollReset>
            <Icon name="refresh" />
            {say(directoryWords.again)}
          </Link>
        </p>
      </div>
    </div>
  );
}
