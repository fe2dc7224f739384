import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { island } from '../../../ui/islands/island.tsx';
import { type CalendarFilter, calendarPath } from './calendar-filter.ts';
import type { CalendarGroup, CalendarView } from './calendar-view.ts';
import { calendarMessages } from './calendar.messages.ts';
import type { ShownFair } from '../fair-view.ts';
import { FairTicket } from '../fair-ticket.tsx';
import { monthAfter } from './month-days.ts';
import { formatMonth } from './format-month.ts';
import css from './agenda.module.css';

const EmptyAgenda = island(() => import('./empty-agenda.tsx'));

interface AgendaProps {
  readonly view: CalendarView;
  readonly filter: CalendarFilter;
  readonly fairs: Readonly<Record<string, ShownFair>>;
  readonly now: string;
}

/** The shown fairs, one ticket each, grouped by month. */
export function Agenda({ view, filter, fairs, now }: AgendaProps) {
  const t = useTranslate();
  const locale = useLocale();
  const heading = (group: CalendarGroup) => {
    if (group.kind === 'justEnded')
      return [t(calendarMessages.justEnded), t(calendarMessages.recordingsOut)];
    const count = t(calendarMessages.fairs, { count: group.slugs.length });
    if (group.kind === 'over' && filter.month) return [t(calendarMessages.over), count];
    return [formatMonth(locale, group.month, now), count];
  };
  return (
    <div className={css.agenda}>
      {view.groups.every(({ kind }) => kind === 'justEnded') && (
        <EmptyAgenda filter={filter} now={now} />
      )}
      {view.groups.map((group) => {
        const [title, aside] = heading(group);
        const id = `${group.kind}-${group.month || 'recordings'}`;
        return (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              {title} <span className={css.aside}>{aside}</span>
            </h2>
            <ul className={css.list}>
              {group.slugs.map((slug) => {
                const fair = fairs[slug];
                return (
                  fair && (
                    <li key={slug} id={`fair-${slug}`}>
                      <FairTicket fair={fair} now={now} />
                    </li>
                  )
                );
              })}
            </ul>
          </section>
        );
      })}
      {filter.month && (
        <p className={css.turn}>
          {[-1, 1].map((by) => {
            const month = monthAfter(filter.month ?? '', by);
            return (
              <ButtonLink
                key={by}
                kind="line"
                to={calendarPath({ ...filter, month })}
                {...(by < 0 ? { icon: 'arrow-left' } : { iconAfter: 'arrow-right' })}
                aria-label={t(by < 0 ? calendarMessages.before : calendarMessages.after, {
                  month: formatMonth(locale, month, now),
                })}
              >
                {formatMonth(locale, month, now)}
              </ButtonLink>
            );
          })}
        </p>
      )}
      {view.total > 0 && (filter.month ?? filter.recordings) && (
        <p>
          <ButtonLink kind="quiet" to="/calendar">
            {t(calendarMessages.upcoming)}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
