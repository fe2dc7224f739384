import { memo, type ComponentType } from 'react';
import { Link } from 'react-router';
import { Pagination } from '../../../ui/navigation/pagination.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { CardView } from '../card-view.ts';
import { CollegeCard } from '../college-card.tsx';
import { addressOf, filterCount } from './directory-address.ts';
import { directoryMessages } from './directory.messages.ts';
import { ChosenFilters } from '../directory-filters/chosen-filters.tsx';
import { canNarrow, type DirectoryView } from './directory-view.ts';
import { NoResults } from './no-results.tsx';
import { Skeleton } from './skeleton.tsx';
import { StateMap } from '../directory-filters/state-map.tsx';
import css from './results.module.css';

interface FoundProps<One extends CardView> {
  readonly view: DirectoryView<One>;
  /** Whether the next response is slow. */
  readonly isSlow: boolean;
  /** How one college is shown. */
  readonly card: ComponentType<{ readonly college: One }> | undefined;
}

/** The active filters and the results: a page of cards, or the map with some of them. */
export function Found<One extends CardView>({ view, isSlow, card }: FoundProps<One>) {
  const t = useTranslate();
  const { asked, options, total, colleges, pages } = view;
  return (
    <>
      <ChosenFilters asked={asked} options={options} />
      {asked.view === 'map' && canNarrow(view) && <StateMap asked={asked} states={options.state} />}
      {asked.view === 'map' && total > 0 && (
        <div className={css.under}>
          <h3>{mapTitle()}</h3>
          <Link to={addressOf({ ...asked, view: 'list' })}>{t(directoryMessages.inList)}</Link>
        </div>
      )}
      {isSlow ? (
        <Skeleton />
      ) : colleges.length > 0 ? (
        <Cards colleges={colleges} card={card ?? CollegeCard} />
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
    if (names.length > 0) return t(directoryMessages.onMap, { n: total, states: names.join(', ') });
    return t(
      filterCount(asked) > 0 || asked.q !== ''
        ? directoryMessages.onMapSome
        : directoryMessages.onMapAll,
    );
  }
}

interface CardsProps<One extends CardView> {
  readonly colleges: readonly One[];
  readonly card: ComponentType<{ readonly college: One }>;
}

function CardList<One extends CardView>({ colleges, card: Shown }: CardsProps<One>) {
  return (
    <ul className={css.cards} role="list">
      {colleges.map((college, place) => (
        // By index: results for the next letter change the content of a card, not where cards are.
        <li key={place}>
          <Shown college={college} />
        </li>
      ))}
    </ul>
  );
}

/** Rerenders for results, not for each letter. */
const Cards = memo(CardList) as typeof CardList;
