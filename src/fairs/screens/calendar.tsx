import type { Route } from './+types/calendar.ts';
import { breadcrumbJsonLd } from '../../platform/pages/json-ld.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { useSite } from '../../platform/pages/site.ts';
import { speak } from '../../platform/words/speak.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { still } from '../../ui/still.tsx';
import { calendarPath } from '../calendar-filter.ts';
import { calendarWords } from '../calendar.words.ts';
import { fairWords } from '../fair-page.words.ts';
import { loadCalendar } from '../load-calendar.ts';
import { sayMonth } from '../say-month.ts';
import { Agenda } from '../parts/agenda.tsx';
import { ZoneChooser } from '../parts/zone-chooser.tsx';
import css from './calendar.module.css';

const CalendarFilters = still(() => import('../parts/calendar-filters.tsx'));
const MonthRail = still(() => import('../parts/month-rail.tsx'));

export async function loader({ url, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const view = await loadCalendar(call, url.searchParams);
  const say = speak(call.locale);
  const path = calendarPath(view.filter);
  const meta = pageMeta({
    ...call,
    title: say(calendarWords.title),
    description: say(calendarWords.description),
    path,
    // Filters show the same fairs once more.
    noindex: path !== '/calendar',
  });
  return { ...view, meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/calendar`: the fairs by month, each a ticket; what is left out is in the address. */
export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { now, today, filter, view, fairs, days, liveDays } = loaderData;
  const say = useSay();
  const locale = useLocale();
  const { publicUrl } = useSite();
  const month = filter.month && sayMonth(locale, filter.month, now);
  const count = view.total;
  const title = () => {
    if (month) return say(calendarWords.titleMonth, { month });
    return say(filter.recordings ? calendarWords.titleRecordings : calendarWords.title);
  };
  const lead = () => {
    if (month) return say(calendarWords.leadMonth, { count });
    return say(filter.recordings ? calendarWords.leadRecordings : calendarWords.lead, { count });
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
            { name: say(fairWords.home), path: '/' },
            { name: say(calendarWords.title), path: '/calendar' },
          ]),
        ]}
      />
    </>
  );
}
