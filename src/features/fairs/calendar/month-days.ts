/** The weeks of a month, `2026-11`, Sunday to Saturday; null for days of other months. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const blanks = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((blanks + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - blanks + 1;
      return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

/** The month `by` months after this one. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
