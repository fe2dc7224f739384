import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { addressOf, type Asked } from '../directory-address.ts';
import { directoryWords } from '../directory.words.ts';
import { pageLinks } from './page-links.ts';
import css from './pagination.module.css';

/** The pages of a list, each a link of its own. */
export function Pagination({ asked, pages }: { readonly asked: Asked; readonly pages: number }) {
  const say = useSay();
  const number = new Intl.NumberFormat(useLocale());
  if (pages < 2) return null;
  const open = asked.page;
  const to = (page: number) => addressOf({ ...asked, page });
  return (
    <nav className={css.pages} aria-label={say(directoryWords.pages)}>
      <ol className={css.row} role="list">
        {open > 1 && (
          <li>
            <Link to={to(open - 1)} rel="prev" aria-label={say(directoryWords.previous)}>
              <Icon name="chevron-left" />
            </Link>
          </li>
        )}
        {pageLinks(open, pages).map((page, place) => (
          <li key={page ?? `gap ${place}`}>
            {page === null ? (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                to={to(page)}
                aria-label={say(directoryWords.page, { n: page })}
                aria-current={page === open ? 'page' : undefined}
              >
                {number.format(page)}
              </Link>
            )}
          </li>
        ))}
        {open < pages && (
          <li>
            <Link to={to(open + 1)} rel="next" aria-label={say(directoryWords.next)}>
              <Icon name="chevron-right" />
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
