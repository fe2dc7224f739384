import { Link } from 'react-router';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { CalendarChoice, CalendarView } from './calendar-view.ts';
import { calendarMessages } from './calendar.messages.ts';
import { formatMonth } from './format-month.ts';
import { SubscribeList } from './subscribe.tsx';
import css from './month-rail.module.css';
import { dateFormat } from '../../../platform/i18n/date-format.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { weeksOf } from './month-days.ts';
import smallMonthCss from './small-month.module.css';

interface SmallMonthProps {
  /** `2026-11` */
  readonly month: string;
  /** Today as `2026-11-21`, in the visitor's zone. */
  readonly today: string;
  /** The fairs on a day, with their names and their anchors on the page. */
  readonly days: Readonly<
    Record<string, readonly { readonly name: string; readonly path: string }[]>
  >;
  /** The day of the fair that is live. */
  readonly liveDays: readonly string[];
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A small month calendar: days with fairs link to them. */
function SmallMonth({ month, today, days, liveDays }: SmallMonthProps) {
  const t = useTranslate();
  const locale = useLocale();
  const format = (options: Intl.DateTimeFormatOptions, day: string) =>
    dateFormat(locale, { ...options, timeZone: 'UTC' }).format(noon(day));
  const weeks = weeksOf(month);
  // August 1, 2027 is a Sunday.
  const weekdays = Array.from({ length: 7 }, (_, day) => `2027-08-0${day + 1}`);
  return (
    <table className={smallMonthCss.month}>
      <caption className="visually-hidden">
        {format({ month: 'long', year: 'numeric' }, `${month}-01`)}
      </caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col">
              <span aria-hidden="true">{format({ weekday: 'narrow' }, day)}</span>
              <span className="visually-hidden">{format({ weekday: 'long' }, day)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, number) => (
          <tr key={number}>
            {week.map((day, weekday) => (
              <td key={day ?? weekday} className={day === today ? smallMonthCss.today : undefined}>
                {day && cell(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );

  function cell(day: string) {
    const number = Number(day.slice(-2));
    const fairs = days[day];
    const [first] = fairs ?? [];
    if (!fairs || !first) return number;
    const label = t(calendarMessages.dayOf, {
      day: format({ month: 'long', day: 'numeric' }, day),
      fairs: new Intl.ListFormat(locale).format(fairs.map(({ name }) => name)),
    });
    return (
      <a
        href={first.path}
        aria-label={label}
        className={classNames(smallMonthCss.fair, liveDays.includes(day) && smallMonthCss.live)}
      >
        {number}
      </a>
    );
  }
}

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
