import { memo } from 'react';
import { Link } from 'react-router';
import { Pagination } from '../../ui/pagination.tsx';
import { useSay } from '../../ui/say.tsx';
import { CollegeCard } from '../college-card.tsx';
import { addressOf, filterCount } from '../directory-address.ts';
import { directoryWords } from '../directory.words.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { canNarrow, type DirectoryView } from './directory-view.ts';
import { NoResults } from './no-results.tsx';
import { Skeleton } from './skeleton.tsx';
import { StateMap } from './state-map.tsx';
import css from './results.module.css';

interface FoundProps {
  readonly view: DirectoryView;
  /** Whether the next answer lets somebody wait. */
  readonly isSlow: boolean;
}

/** What is set, and what was found by it: a page of cards, or the map with some of them. */
export function Found({ view, isSlow }: FoundProps) {
  const say = useSay();
  const { asked, options, total, colleges, pages } = view;
  return (
    <>
      <ChosenFilters asked={asked} options={options} />
      {asked.view === 'map' && canNarrow(view) && <StateMap asked={asked} states={options.state} />}
      {asked.view === 'map' && total > 0 && (
        <div className={css.under}>
          <h3>{mapTitle()}</h3>
          <Link to={addressOf({ ...asked, view: 'list' })}>{say(directoryWords.inList)}</Link>
        </div>
      )}
      {isSlow ? (
        <Skeleton />
      ) : colleges.length > 0 ? (
        <CardList colleges={colleges} />
      ) : (
        <NoResults view={view} />
      )}
      {asked.view === 'list' && !isSlow && colleges.length > 0 && (
        <Pagination page={asked.page} pages={pages} to={(page) => addressOf({ ...asked, page })} />
      )}
    </>
  );

  function mapTitle(): string {
    const names = asked.state.map(
      (state) => options.state.find(({ value }) => value === state)?.label ?? state,
    );
    if (names.length > 0) return say(directoryWords.onMap, { n: total, states: names.join(', ') });
    return say(
      filterCount(asked) > 0 || asked.q !== '' ? directoryWords.onMapSome : directoryWords.onMapAll,
    );
  }
}

/** Drawn anew for an answer, not for a letter. */
const CardList = memo(function CardList({ colleges }: Pick<DirectoryView, 'colleges'>) {
  return (
    <ul className={css.cards} role="list">
      {colleges.map((college, place) => (
        // By place: an answer to the next letter changes what a card says, not where cards are.
        <li key={place}>
          <CollegeCard college={college} />
        </li>
      ))}
    </ul>
  );
});
