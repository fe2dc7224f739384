/** One measured figure beside what it is measured against. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The same thing at its ceiling, in the same run; absent for figures with a bound of their own. */
  readonly ceiling?: number;
  /** The aim: at least this share of the ceiling, or at most this value. */
  readonly aim:
    { readonly atLeastShare: number } | { readonly atMost: number } | { readonly atLeast: number };
}

const round = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

/** The share of the ceiling that was reached, or null for a figure without one. */
export const shareOf = ({ value, ceiling }: Figure): number | null =>
  ceiling === undefined ? null : value / ceiling;

/** Whether a figure reaches its aim. */
export function reaches(figure: Figure): boolean {
  const { aim, value } = figure;
  if ('atLeastShare' in aim) return (shareOf(figure) ?? 0) >= aim.atLeastShare;
  return 'atMost' in aim ? value <= aim.atMost : value >= aim.atLeast;
}

function aimOf({ aim, unit }: Figure): string {
  if ('atLeastShare' in aim) return `${Math.round(aim.atLeastShare * 100)} %`;
  return 'atMost' in aim ? `under ${round(aim.atMost)} ${unit}` : `${round(aim.atLeast)} ${unit}`;
}

/** Figures as lines of a table, for people. */
export function describeFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const share = shareOf(figure);
    return [
      figure.what,
      `${round(figure.value)} ${figure.unit}`,
      figure.ceiling === undefined ? '' : `${round(figure.ceiling)} ${figure.unit}`,
      share === null ? '' : `${Math.round(share * 100)} %`,
      aimOf(figure),
      reaches(figure) ? 'reached' : 'NOT reached',
    ];
  });
  const table = [['what', 'Quad', 'ceiling', 'share', 'aim', ''], ...rows];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
