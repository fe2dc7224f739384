import { boothPath } from '../../booths/booth-path.ts';
import { dateFormat } from '../../../platform/i18n/date-format.ts';
import type { Bar } from '../../../ui/charts/bar-chart.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { ChartWithTable } from '../../../ui/charts/chart-with-table.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { ResultsData } from './open-results.ts';
import { resultsMessages as messages } from './results.messages.ts';

/** Milliseconds per bar, and bars that fit side by side. */
const step = 15 * 60_000;
const mostBars = 53;

/** Visits of the booth: of each fair, or over the time of one. */
export function VisitsChart({ data }: { readonly data: ResultsData }) {
  const t = useTranslate();
  const locale = useLocale();
  const { fair, fairs, visits, total } = data;
  const counted = fair
    ? timesOf(visits).map(({ at, count }) => {
        const options = { hour: 'numeric', minute: '2-digit', timeZone: fair.timeZone } as const;
        const label = dateFormat(locale, options).format(new Date(at));
        return { key: String(at), label, value: count };
      })
    : fairs
        .slice(0, mostBars)
        .toReversed()
        .map(({ slug, name, results }) => ({ key: slug, label: name, value: results.visits }));
  const bars: Bar[] = counted.map((bar) => ({
    ...bar,
    title: t(messages.barOf, { label: bar.label, count: bar.value }),
  }));
  const title = t(fair ? messages.visitsOverTime : messages.visitsByFair);
  return (
    <Section title={title} aside={fair && total.visits > 0 && t(messages.every15)}>
      {total.visits === 0 ? (
        <EmptyState
          title={t(messages.noVisits)}
          heading="h3"
          action={
            fair && (
              <ButtonLink kind="line" to={boothPath(fair.slug, fair.boothId)}>
                {t(messages.noVisitsDo)}
              </ButtonLink>
            )
          }
        >
          {t(messages.noVisitsText)}
        </EmptyState>
      ) : (
        <ChartWithTable
          bars={bars}
          caption={title}
          open={t(messages.asTable)}
          heads={[t(fair ? messages.time : messages.fair), t(messages.visitsHead)]}
        />
      )}
    </Section>
  );
}

/** Without gaps from the first to the last; drops the latest when there are more than fit. */
function timesOf(visits: ResultsData['visits']) {
  const counts = new Map(visits.map(({ at, count }) => [Date.parse(at), count]));
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  const bars = Math.min(Math.round((last - first) / step) + 1, mostBars);
  return Array.from({ length: counts.size === 0 ? 0 : bars }, (_, index) => {
    const at = first + index * step;
    return { at, count: counts.get(at) ?? 0 };
  });
}
