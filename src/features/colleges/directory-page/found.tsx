import { memo, type ComponentType } from 'react';
import { Link } from 'react-router';
import { Pagination } from '../../../ui/navigation/pagination.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { CardView } from '../card-view.ts';
import { CollegeCard } from '../college-card.tsx';
import {
  addressOf,
  filterCount,
  filterNames,
  toggled,
  withoutFilters,
  type Asked,
} from './directory-address.ts';
import { directoryMessages } from './directory.messages.ts';
import { canNarrow, type DirectoryView, type Options } from './directory-view.ts';
import { NoResults } from './no-results.tsx';
import { StateMap } from '../directory-filters/state-map.tsx';
import css from './results.module.css';
import skeletonCss from './skeleton.module.css';
import { Icon } from '../../../ui/marks/icon.tsx';
import { filterLabel } from '../directory-filters/filter-label.ts';
import chosenFiltersCss from '../directory-filters/chosen-filters.module.css';

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
      {colleges.map((college, index) => (
        // By index: results for the next letter change the content of a card, not where cards are.
        <li key={index}>
          <Shown college={college} />
        </li>
      ))}
    </ul>
  );
}

/** Rerenders for results, not for each letter. */
const Cards = memo(CardList) as typeof CardList;

/** The outline of cards that are loading. */
function Skeleton() {
  const t = useTranslate();
  return (
    <div className={skeletonCss.cards}>
      <p className="visually-hidden">{t(directoryMessages.loading)}</p>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={skeletonCss.card} aria-hidden="true">
          <svg viewBox="0 0 480 256" className={skeletonCss.flag}>
            <path d="M8 16 468 126v4L8 240z" />
          </svg>
          <i className={skeletonCss.name} />
          <i className={skeletonCss.place} />
          <i className={skeletonCss.facts} />
        </div>
      ))}
    </div>
  );
}

/** The active filters as chips: each links to the same list without it. */
function ChosenFilters({ asked, options }: { readonly asked: Asked; options: Options }) {
  const t = useTranslate();
  const chosen = filterNames.flatMap((name) => asked[name].map((value) => ({ name, value })));
  if (chosen.length === 0) return null;
  return (
    <div className={chosenFiltersCss.row}>
      <ul className={chosenFiltersCss.chips} role="list" aria-label={t(directoryMessages.chosen)}>
        {chosen.map(({ name, value }) => {
          const filter = filterLabel(t, options, name, value);
          return (
            <li key={`${name} ${value}`}>
              <Link
                className={chosenFiltersCss.chip}
                to={addressOf(toggled(asked, name, value))}
                preventScrollReset
                data-keep-scroll=""
                aria-label={t(directoryMessages.remove, { filter })}
              >
                <span className={chosenFiltersCss.words}>{filter}</span>
                <Icon name="close" />
              </Link>
            </li>
          );
        })}
        <li>
          <Link
            className={chosenFiltersCss.all}
            to={addressOf(withoutFilters(asked))}
            preventScrollReset
            data-keep-scroll=""
          >
            {t(directoryMessages.removeAll)}
          </Link>
        </li>
      </ul>
    </div>
  );
}
