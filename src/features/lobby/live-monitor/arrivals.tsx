import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { FairMonitor } from './monitor-queries.ts';
import { monitorMessages as messages } from './monitor.messages.ts';
import css from './monitor.module.css';

interface ArrivalsProps {
  readonly arrivals: FairMonitor['arrivals'];
  readonly zone: string;
}

/** Maximum number of bars: eight hours. */
const most = 48;
const step = 600_000;

/** First entries, over time. */
export function Arrivals({ arrivals, zone }: ArrivalsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone });
  const bars = withoutGaps(arrivals).map(({ at, count }) => {
    const label = format.format(at);
    return { key: String(at), label, value: count, title: t(messages.barOf, { label, count }) };
  });
  return (
    <Section title={t(messages.arrivals)} aside={bars.length > 0 && t(messages.arrivalsAside)}>
      {bars.length === 0 ? (
        <p className={css.none}>
          {t(messages.nobodyCame)}. {t(messages.nobodyCameText)}
        </p>
      ) : (
        <>
          <BarChart bars={bars} figure={(value) => number.format(value)} />
          <Disclosure title={t(messages.asTable)}>
            <DataTable
              caption={t(messages.arrivals)}
              columns={[
                { key: 'from', title: t(messages.from) },
                { key: 'count', title: t(messages.entered), figures: true },
              ]}
              rows={bars.map(({ key, label, value }) => ({
                id: key,
                cells: { from: label, count: number.format(value) },
              }))}
            />
          </Disclosure>
        </>
      )}
    </Section>
  );
}

/** Every ten minutes from the first arrival to the last, up to the maximum before the last. */
function withoutGaps(arrivals: FairMonitor['arrivals']) {
  const counts = new Map(arrivals.map(({ at, count }) => [Date.parse(at), count]));
  const times = [...counts.keys()];
  if (times.length === 0) return [];
  const last = Math.max(...times);
  const first = Math.max(Math.min(...times), last - (most - 1) * step);
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => {
    const at = first + index * step;
    return { at, count: counts.get(at) ?? 0 };
  });
}
