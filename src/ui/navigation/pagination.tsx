import { Link } from 'react-router';
import { numberFormat } from '../text/number-format.ts';
import { Icon } from '../marks/icon.tsx';
import { navigationMessages } from './navigation.messages.ts';
import { useLocale, useTranslate } from '../text/translate.tsx';
import css from './pagination.module.css';

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** The address of a page, as `Link` takes it: `?page=2` keeps the path. */
  readonly to: (page: number) => string;
}

/** Ways to the other pages of a list. They are links, so Back works and a page can be shared. */
export function Pagination({ page, pages, to }: PaginationProps) {
  const t = useTranslate();
  const count = numberFormat(useLocale());
  if (pages < 2) return null;
  return (
    <nav aria-label={t(navigationMessages.pages)} className={css.pagination}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={css.step}>
          <Icon name="arrow-left" />
          {t(navigationMessages.previous)}
        </Link>
      )}
      <ol role="list" className={css.numbers}>
        {pagesAround(page, pages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={to(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t(navigationMessages.page, { page: number })}
              >
                {count.format(number)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className={css.place} aria-hidden="true">
        {t(navigationMessages.pageOf, { page, pages })}
      </span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={css.step}>
          {t(navigationMessages.next)}
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}

/** The pages worth a link: the first, the last, those around this one; null where some are left out. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? number);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
