import { Link } from 'react-router';
import type { Route } from './+types/calendar.route.ts';
import { breadcrumbJsonLd } from '../../../platform/metadata/json-ld.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { useSite } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { JsonLd } from '../../../ui/layout/json-ld.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import EmptyAgenda from './empty-agenda.tsx';
import CalendarFilters from './calendar-filters.tsx';
import MonthRail from './month-rail.tsx';
import { calendarPath, type CalendarFilter } from './calendar-filter.ts';
import { calendarMessages } from './calendar.messages.ts';
import { fairMessages } from '../fair-page.messages.ts';
import { loadCalendar } from './load-calendar.ts';
import { formatMonth } from './format-month.ts';
import { ZoneChooser } from '../time-zone-choice/zone-chooser.tsx';
import css from './calendar.module.css';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import type { CalendarGroup, CalendarView } from './calendar-view.ts';
import type { ShownFair } from '../fair-view.ts';
import { FairTicket } from '../fair-ticket.tsx';
import { monthAfter } from './month-days.ts';
import agendaCss from './agenda.module.css';

interface AgendaProps {
  readonly view: CalendarView;
  readonly filter: CalendarFilter;
  readonly fairs: Readonly<Record<string, ShownFair>>;
  readonly now: string;
}

/** The shown fairs, one ticket each, grouped by month. */
function Agenda({ view, filter, fairs, now }: AgendaProps) {
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
    <div className={agendaCss.agenda}>
      {view.groups.every(({ kind }) => kind === 'justEnded') && (
        <EmptyAgenda filter={filter} now={now} />
      )}
      {view.groups.map((group) => {
        const [title, aside] = heading(group);
        const id = `${group.kind}-${group.month || 'recordings'}`;
        return (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              {title} <span className={agendaCss.aside}>{aside}</span>
            </h2>
            <ul className={agendaCss.list}>
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
        <p className={agendaCss.turn}>
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
          <Link to="/calendar">{t(calendarMessages.upcoming)}</Link>
        </p>
      )}
    </div>
  );
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const view = await loadCalendar(call, url.searchParams);
  const t = translatorFor(call.locale);
  const path = calendarPath(view.filter);
  const meta = pageMeta({
    ...call,
    title: t(calendarMessages.title),
    description: t(calendarMessages.description),
    path,
    // Filters reuse the fairs already shown.
    noindex: path !== '/calendar',
  });
  return { ...view, meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/calendar`: the fairs by month, one ticket each; filters are in the address. */
export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { now, today, filter, view, fairs, days, liveDays } = loaderData;
  const t = useTranslate();
  const locale = useLocale();
  const { publicUrl } = useSite();
  const month = filter.month && formatMonth(locale, filter.month, now);
  const count = view.total;
  const title = () => {
    if (month) return t(calendarMessages.titleMonth, { month });
    return t(filter.recordings ? calendarMessages.titleRecordings : calendarMessages.title);
  };
  const lead = () => {
    if (month) return t(calendarMessages.leadMonth, { count });
    return t(filter.recordings ? calendarMessages.leadRecordings : calendarMessages.lead, {
      count,
    });
  };
  return (
    <>
      <Wrap>
        <PageHead title={title()} lead={lead()}>
          <ZoneChooser now={now} />
        </PageHead>
      </Wrap>
      <CalendarFilters view={view} />
      <Wrap className={css.calendar}>
        <MonthRail view={view} now={now} today={today} days={days} liveDays={liveDays} />
        <Agenda view={view} filter={filter} fairs={fairs} now={now} />
      </Wrap>
      <JsonLd
        things={[
          breadcrumbJsonLd(publicUrl, [
            { name: t(fairMessages.home), path: '/' },
            { name: t(calendarMessages.title), path: '/calendar' },
          ]),
        ]}
      />
    </>
  );
}
