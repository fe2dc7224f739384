import { dateFormat } from '../../../platform/i18n/date-format.ts';
import { ChartWithTable } from '../../../ui/charts/chart-with-table.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { chartDays } from './chart-days.ts';
import type { FairFigures } from './figures-query.ts';
import { figuresMessages as messages } from './figures.messages.ts';

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
