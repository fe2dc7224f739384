import { BarChart } from '../../ui/bar-chart.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import type { FairMonitor } from './monitor-queries.ts';
import { monitorWords as said } from './monitor.words.ts';
import css from './monitor.module.css';

interface ArrivalsProps {
  readonly arrivals: FairMonitor['arrivals'];
  readonly zone: string;
}

/** Bars that fit beside each other: eight hours. */
const most = 48;
const step = 600_000;

/** Who entered for the first time, over time. */
export function Arrivals({ arrivals, zone }: ArrivalsProps) {
  const say = useSay();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone });
  const bars = withoutGaps(arrivals).map(({ at, count }) => {
    const label = format.format(at);
    return { key: String(at), label, value: count, title: say(said.barOf, { label, count }) };
  });
  return (
    <Section title={say(said.arrivals)} aside={bars.length > 0 && say(said.arrivalsAside)}>
      {bars.length === 0 ? (
        <p className={css.none}>
          {say(said.nobodyCame)}. {say(said.nobodyCameText)}
        </p>
      ) : (
        <>
          <BarChart bars={bars} figure={(value) => number.format(value)} />
          <Disclosure title={say(said.asTable)}>
            <DataTable
              caption={say(said.arrivals)}
              columns={[
                { key: 'from', title: say(said.from) },
                { key: 'count', title: say(said.entered), figures: true },
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

/** Every ten minutes from the first arrival to the last, as many as fit before the last. */
function withoutGaps(arrivals: FairMonitor['arrivals']) {
  const counts = new Map(arrivals.map(({ at, count }) => [Date.parse(at), count]));
  const times = [...counts.keys()];
  if (times.length === 0) return [];
  const last = Math.max(...times);
  const first = Math.max(Math.min(...times), last - (most - 1) * step);
  return Array.from({ length: (last - first) / step + 1 }, (_, place) => {
    const at = first + place * step;
    return { at, count: counts.get(at) ?? 0 };
  });
}
