/**
 * The United States as tiles of one size, each near where its state is: columns from west to east,
 * rows from north to south; territories and the freely associated states in their own row.
 */
const rows: readonly string[] = [
  'AK .. .. .. .. .. .. .. .. .. ME',
  '.. .. .. .. .. .. .. .. .. VT NH',
  'WA ID MT ND MN IL WI MI NY RI MA',
  'OR NV WY SD IA IN OH PA NJ CT ..',
  'CA UT CO NE MO KY WV VA MD DE ..',
  '.. AZ NM KS AR TN NC SC DC .. ..',
  '.. .. .. OK LA MS AL GA .. .. ..',
  'HI .. .. TX .. .. .. .. FL .. ..',
  'GU MP AS PW FM MH .. .. .. PR VI',
];

/** A cell of the map; rows and columns count from one, as in a CSS grid. */
export interface Tile {
  readonly state: string;
  readonly row: number;
  readonly column: number;
}

/** Every tile, row by row: the order of the keyboard. */
export const tiles: readonly Tile[] = rows.flatMap((row, rowIndex) =>
  row
    .split(' ')
    .flatMap((state, columnIndex) =>
      state === '..' ? [] : [{ state, row: rowIndex + 1, column: columnIndex + 1 }],
    ),
);

/** A shade of the map: the counts it represents. */
export interface Shade {
  readonly from: number;
  readonly to: number;
}

/** Shades besides the one for zero. */
const shadeCount = 5;

/**
 * The shades of a map with these counts, lightest first: each covers as many states as the others,
 * so that one big state does not leave all others pale.
 */
export function shadesOf(counts: readonly number[]): readonly Shade[] {
  const sorted = counts.filter((count) => count > 0).sort((one, other) => one - other);
  const ends: number[] = [];
  for (let place = 1; place <= shadeCount; place += 1) {
    const end = sorted[Math.ceil((sorted.length * place) / shadeCount) - 1];
    if (end !== undefined && end > (ends.at(-1) ?? 0)) ends.push(end);
  }
  return ends.map((to, place) => ({ from: (ends[place - 1] ?? 0) + 1, to }));
}

/** The shade of a count, from 1; 0 for none at all. */
export const shadeOf = (count: number, shades: readonly Shade[]): number =>
  count <= 0 ? 0 : 1 + shades.findIndex(({ to }) => count <= to);
