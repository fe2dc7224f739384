import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import {
  addressOf,
  filterNames,
  toggled,
  withoutFilters,
  type Asked,
} from '../directory-address.ts';
import { directoryWords } from '../directory.words.ts';
import type { Options } from './directory-view.ts';
import { filterLabel } from './filter-label.ts';
import css from './chosen-filters.module.css';

/** The filters that are set as chips: each is a link to the same list without it. */
export function ChosenFilters({ asked, options }: { readonly asked: Asked; options: Options }) {
  const say = useSay();
  const chosen = filterNames.flatMap((name) => asked[name].map((value) => ({ name, value })));
  if (chosen.length === 0) return null;
  return (
    <div className={css.row}>
      <ul className={css.chips} role="list" aria-label={say(directoryWords.chosen)}>
        {chosen.map(({ name, value }) => {
          const filter = filterLabel(say, options, name, value);
          return (
            <li key={`${name} ${value}`}>
              <Link
                className={css.chip}
                to={addressOf(toggled(asked, name, value))}
                preventScrollReset
                data-keep-scroll=""
                aria-label={say(directoryWords.remove, { filter })}
              >
                <span className={css.words}>{filter}</span>
                <Icon name="close" />
              </Link>
            </li>
          );
        })}
        <li>
          <Link
            className={css.all}
            to={addressOf(withoutFilters(asked))}
            preventScrollReset
            data-keep-scroll=""
          >
            {say(directoryWords.removeAll)}
          </Link>
        </li>
      </ul>
    </div>
  );
}
