import { BarChart, type Bar } from './bar-chart.tsx';
import { DataTable } from '../tables/data-table.tsx';
import { Disclosure } from '../layout/disclosure.tsx';
import { useLocale } from '../text/translate.tsx';
import css from './bar-chart.module.css';

interface ChartWithTableProps {
  /** In their order; at least one. */
  readonly bars: readonly Bar[];
  /** The table's name; for screen readers, not shown. */
  readonly caption: string;
  /** What opens the table. */
  readonly open: string;
  /** The heads of its columns: what a bar is of, and what is counted. */
  readonly heads: readonly [label: string, value: string];
}

/** A chart and, closed below it, the table with the same figures. */
export function ChartWithTable({ bars, caption, open, heads }: ChartWithTableProps) {
  const figures = new Intl.NumberFormat(useLocale());
  return (
    <>
      <BarChart bars={bars} figure={(value) => figures.format(value)} />
      <div className={css.twin}>
        <Disclosure title={open}>
          <DataTable
            caption={caption}
            columns={[
              { key: 'label', title: heads[0] },
              { key: 'value', title: heads[1], figures: true },
            ]}
            rows={bars.map(({ key, label, value }) => ({
              id: key,
              cells: { label, value: figures.format(value) },
            }))}
          />
        </Disclosure>
      </div>
    </>
  );
}
