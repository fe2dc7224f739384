import { dateFormat } from '../../../platform/i18n/date-format.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { calendarMessages } from './calendar.messages.ts';
import { weeksOf } from './month-days.ts';
import css from './small-month.module.css';

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
export function SmallMonth({ month, today, days, liveDays }: SmallMonthProps) {
  const t = useTranslate();
  const locale = useLocale();
  const format = (options: Intl.DateTimeFormatOptions, day: string) =>
    dateFormat(locale, { ...options, timeZone: 'UTC' }).format(noon(day));
  const weeks = weeksOf(month);
  // August 1, 2027 is a Sunday.
  const weekdays = Array.from({ length: 7 }, (_, day) => `2027-08-0${day + 1}`);
  return (
    <table className={css.month}>
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
              <td key={day ?? weekday} className={day === today ? css.today : undefined}>
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
        className={classNames(css.fair, liveDays.includes(day) && css.live)}
      >
        {number}
      </a>
    );
  }
}
