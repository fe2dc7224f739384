import { Link } from 'react-router';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import {
  addressOf,
  filterNames,
  toggled,
  withoutFilters,
  type Asked,
} from '../directory-page/directory-address.ts';
import { directoryMessages } from '../directory-page/directory.messages.ts';
import type { Options } from '../directory-page/directory-view.ts';
import { filterLabel } from './filter-label.ts';
import css from './chosen-filters.module.css';

/** The active filters as chips: each links to the same list without it. */
export function ChosenFilters({ asked, options }: { readonly asked: Asked; options: Options }) {
  const t = useTranslate();
  const chosen = filterNames.flatMap((name) => asked[name].map((value) => ({ name, value })));
  if (chosen.length === 0) return null;
  return (
    <div className={css.row}>
      <ul className={css.chips} role="list" aria-label={t(directoryMessages.chosen)}>
        {chosen.map(({ name, value }) => {
          const filter = filterLabel(t, options, name, value);
          return (
            <li key={`${name} ${value}`}>
              <Link
                className={css.chip}
                to={addressOf(toggled(asked, name, value))}
                preventScrollReset
                data-keep-scroll=""
                aria-label={t(directoryMessages.remove, { filter })}
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
            {t(directoryMessages.removeAll)}
          </Link>
        </li>
      </ul>
    </div>
  );
}
