import { dateFormat } from '../../platform/words/date-format.ts';
import { ChartWithTable } from '../../ui/chart-with-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { chartDays } from './chart-days.ts';
import type { FairFigures } from './figures-query.ts';
import { figuresWords as said } from './figures.words.ts';

interface RegistrationsChartProps {
  readonly days: FairFigures['days'];
  /** The last day that the chart shows, `YYYY-MM-DD`. */
  readonly last: string;
  /** The first one, where it is not the day of the first registration. */
  readonly first?: string;
}

/** Registrations over time, as a chart and as a table. */
export function RegistrationsChart({ days, last, first }: RegistrationsChartProps) {
  const say = useSay();
  const locale = useLocale();
  const { bars, isByWeek } = chartDays(days, last, first);
  const format = dateFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const labelled = bars.map(({ day, count }) => {
    const label = format.format(new Date(day));
    return { key: day, label, value: count, title: say(said.barOf, { label, count }) };
  });
  return (
    <Section title={say(said.registrations)} aside={say(isByWeek ? said.byWeek : said.byDay)}>
      {labelled.length === 0 ? (
        <EmptyState title={say(said.noRegistrations)} heading="h3">
          {say(said.noRegistrationsText)}
        </EmptyState>
      ) : (
        <ChartWithTable
          bars={labelled}
          caption={say(said.registrations)}
          open={say(said.asTable)}
          heads={[say(isByWeek ? said.week : said.day), say(said.registeredHead)]}
        />
      )}
    </Section>
  );
}
