import type { CSSProperties } from 'react';
import css from './bar-chart.module.css';

/** A bar: its label, how much, and both in words. */
export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly title: string;
}

interface BarChartProps {
  /** In their order; at least one. */
  readonly bars: readonly Bar[];
  /** Figures beside the lines, as the reader writes them. */
  readonly figure: (value: number) => string;
}

/**
 * Bars over time, drawn by the server. The table beside it has the same data for screen readers.
 */
export function BarChart({ bars, figure }: BarChartProps) {
  const top = roundUp(Math.max(1, ...bars.map(({ value }) => value)));
  return (
    <div
      className={css.chart}
      style={{ '--bars': bars.length } as CSSProperties}
      aria-hidden="true"
    >
      <div className={css.scale}>
        <span>{figure(top)}</span>
        {top > 1 && <span>{figure(top / 2)}</span>}
        <span>{figure(0)}</span>
      </div>
      <div className={css.bars}>
        {bars.map(({ key, value, title }) => (
          <span
            key={key}
            title={title}
            className={css.bar}
            style={{ '--share': value / top } as CSSProperties}
          />
        ))}
      </div>
      <div className={css.ends}>
        <span>{bars[0]?.label}</span>
        {bars.length > 2 && <span>{bars.at(-1)?.label}</span>}
      </div>
    </div>
  );
}

/** The next even figure that is easy to read: 2, 4, 6, 10, 20, 40, 60, 100, ... */
function roundUp(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 4, 6, 10].find((one) => one * power >= value && (one > 1 || power > 1));
  return (step ?? 10) * power;
}
