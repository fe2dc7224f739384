import { dateFormat } from '../../../platform/i18n/date-format.ts';
import { ChartWithTable } from '../../../ui/charts/chart-with-table.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { FairFigures } from './figures-query.ts';
import { figuresMessages as messages } from './figures.messages.ts';

const dayMs = 86_400_000;
/** Maximum days with a bar each. */
const mostDays = 45;
/** Maximum number of bars. */
const mostBars = 53;

/** A bar: its day, or the first day of its week (`YYYY-MM-DD`), and its count. */
interface DayBar {
  readonly day: string;
  readonly count: number;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The bars of a chart over time, without gaps up to `last` (`YYYY-MM-DD`): one per day, or per
 * seven days where that would be too many. Beyond a year, the earliest days are left out.
 *
 * @param days days with data, in order
 * @param from first day of the chart, if it is not the first of `days`
 */
export function chartDays(
  days: readonly { readonly day: string; readonly registered: number }[],
  last: string,
  from?: string,
): { readonly bars: readonly DayBar[]; readonly isByWeek: boolean } {
  const [first] = days;
  if (!first) return { bars: [], isByWeek: false };
  const end = Math.max(Date.parse(last), Date.parse(days.at(-1)?.day ?? last));
  const span = Math.round((end - Date.parse(from ?? first.day)) / dayMs) + 1;
  const isByWeek = span > mostDays;
  const step = isByWeek ? 7 : 1;
  const bars = Math.min(Math.ceil(span / step), mostBars);
  const begin = end - (bars * step - 1) * dayMs;
  const counts = Array.from({ length: bars }, () => 0);
  for (const { day, registered } of days) {
    const index = Math.floor(Math.round((Date.parse(day) - begin) / dayMs) / step);
    if (index >= 0) counts[index] = (counts[index] ?? 0) + registered;
  }
  return {
    isByWeek,
    bars: counts.map((count, index) => ({ day: dayOf(begin + index * step * dayMs), count })),
  };
}

interface RegistrationsChartProps {
  readonly days: FairFigures['days'];
  /** The chart's last day, `YYYY-MM-DD`. */
  readonly last: string;
  /** The chart's first day, if it is not the day of the first registration. */
  readonly first?: string;
}

/** Registrations over time, as a chart and as a table. */
export function RegistrationsChart({ days, last, first }: RegistrationsChartProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { bars, isByWeek } = chartDays(days, last, first);
  const format = dateFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const labelled = bars.map(({ day, count }) => {
    const label = format.format(new Date(day));
    return { key: day, label, value: count, title: t(messages.barOf, { label, count }) };
  });
  return (
    <Section
      title={t(messages.registrations)}
      aside={t(isByWeek ? messages.byWeek : messages.byDay)}
    >
      {labelled.length === 0 ? (
        <EmptyState title={t(messages.noRegistrations)} heading="h3">
          {t(messages.noRegistrationsText)}
        </EmptyState>
      ) : (
        <ChartWithTable
          bars={labelled}
          caption={t(messages.registrations)}
          open={t(messages.asTable)}
          heads={[t(isByWeek ? messages.week : messages.day), t(messages.registeredHead)]}
        />
      )}
    </Section>
  );
}
