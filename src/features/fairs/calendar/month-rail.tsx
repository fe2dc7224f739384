import { Link } from 'react-router';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { CalendarChoice, CalendarView } from './calendar-view.ts';
import { calendarMessages } from './calendar.messages.ts';
import { formatMonth } from './format-month.ts';
import { SmallMonth } from './small-month.tsx';
import { SubscribeList } from './subscribe.tsx';
import css from './month-rail.module.css';

interface MonthRailProps {
  readonly view: CalendarView;
  readonly now: string;
  readonly today: string;
  readonly liveDays: readonly string[];
  readonly days: Readonly<
    Record<string, readonly { readonly name: string; readonly path: string }[]>
  >;
}

/** The months with their fairs: a rail beside the agenda, a strip above it on small screens. */
export default function MonthRail({ view, now, today, liveDays, days }: MonthRailProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { months, pastMonths, railMonth } = view;
  const isShown = (one: CalendarChoice<string>) => one.value === railMonth;
  const month = (one: CalendarChoice<string>) => (
    <Link
      to={one.path}
      className={css.month}
      {...(one.isChosen ? { 'aria-current': 'page' as const } : {})}
    >
      <span>{formatMonth(locale, one.value, now)}</span>
      <span className={css.count}>{one.count}</span>
    </Link>
  );
  const shown = months.find(isShown);
  const small = <SmallMonth month={railMonth} today={today} days={days} liveDays={liveDays} />;
  return (
    <nav aria-label={t(calendarMessages.months)} className={css.rail}>
      <ul className={css.months}>
        {!shown && (
          <li className={css.shown}>
            <p className={css.month}>
              <span>{formatMonth(locale, railMonth, now)}</span>
              <span className={css.count}>{view.total}</span>
            </p>
            <div className={css.small}>{small}</div>
          </li>
        )}
        {months.map((one) => (
          <li key={one.value} className={isShown(one) ? css.shown : undefined}>
            {month(one)}
            {isShown(one) && <div className={css.small}>{small}</div>}
          </li>
        ))}
      </ul>
      {pastMonths.length > 0 && (
        <details className={css.past} open={pastMonths.some(({ isChosen }) => isChosen)}>
          <summary className={css.month}>
            <span>{t(calendarMessages.past)}</span>
            <span className={css.count}>
              {pastMonths.reduce((sum, { count }) => sum + count, 0)}
            </span>
          </summary>
          <ul>
            {pastMonths.map((one) => (
              <li key={one.value}>{month(one)}</li>
            ))}
          </ul>
        </details>
      )}
      <div className={css.follow}>
        <SubscribeList />
      </div>
    </nav>
  );
}
