import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { numberFormat } from '../../../ui/text/number-format.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { addressOf, toggled, type Asked } from '../directory-page/directory-address.ts';
import { directoryMessages } from '../directory-page/directory.messages.ts';
import type { Option } from '../directory-page/directory-view.ts';
import css from './state-map.module.css';

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
interface Tile {
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
interface Shade {
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
  for (let step = 1; step <= shadeCount; step += 1) {
    const end = sorted[Math.ceil((sorted.length * step) / shadeCount) - 1];
    if (end !== undefined && end > (ends.at(-1) ?? 0)) ends.push(end);
  }
  return ends.map((to, index) => ({ from: (ends[index - 1] ?? 0) + 1, to }));
}

/** The shade of a count, from 1; 0 for none at all. */
export const shadeOf = (count: number, shades: readonly Shade[]): number =>
  count <= 0 ? 0 : 1 + shades.findIndex(({ to }) => count <= to);

/** The row of those that are not states. */
const lastRow = Math.max(...tiles.map(({ row }) => row));

interface StateMapProps {
  readonly asked: Asked;
  readonly states: readonly Option[];
}

/**
 * The states as tiles, shaded by the number of colleges each has under the other filters; a tile is
 * a link that toggles its state. On wide screens they lie like a map; for the keyboard, screen
 * readers and phones the states with most colleges come first. A table below has the same figures.
 */
export function StateMap({ asked, states }: StateMapProps) {
  const t = useTranslate();
  const number = numberFormat(useLocale());
  const byState = new Map(states.map((state) => [state.value, state]));
  const countOf = ({ state }: Tile) => byState.get(state)?.count ?? 0;
  const inOrder = tiles.toSorted(
    (one, other) => countOf(other) - countOf(one) || (one.state < other.state ? -1 : 1),
  );
  const shades = shadesOf(states.map(({ count }) => count));
  const to = (state: string) => addressOf(toggled(asked, 'state', state));
  return (
    <section aria-label={t(directoryMessages.mapLabel)}>
      <ul className={css.tiles} role="list">
        {inOrder.map(({ state, row, column }) => {
          const n = byState.get(state)?.count ?? 0;
          const isChosen = asked.state.includes(state);
          const shown = (
            <>
              <b>
                {state}
                <span className="visually-hidden"> {byState.get(state)?.label}</span>
              </b>{' '}
              <span>
                {number.format(n)}
                <span className="visually-hidden"> {t(directoryMessages.tileUnit, { n })}</span>
              </span>
            </>
          );
          const style: CSSProperties & Record<'--row' | '--column', number> = {
            '--row': row,
            '--column': column,
          };
          return (
            <li key={state} style={style} className={row === lastRow ? css.apart : undefined}>
              {n > 0 || isChosen ? (
                <Link
                  className={classNames(css.tile, isChosen && css.chosen)}
                  data-shade={shadeOf(n, shades)}
                  to={to(state)}
                  preventScrollReset
                  data-keep-scroll=""
                >
                  {shown}
                  {isChosen && (
                    <Icon
                      name="check"
                      className={css.check}
                      label={t(directoryMessages.tileChosen)}
                    />
                  )}
                </Link>
              ) : (
                <span className={css.tile} data-shade={0}>
                  {shown}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <Legend shades={shades} />
      <details className={css.table}>
        <summary>
          {t(directoryMessages.asTable)}
          <Icon name="chevron-down" />
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(directoryMessages.state)}</th>
              <th scope="col">{t(directoryMessages.colleges)}</th>
            </tr>
          </thead>
          <tbody>
            {states.map(({ value, label, count }) => (
              <tr key={value}>
                <th scope="row">
                  <Link to={to(value)} preventScrollReset data-keep-scroll="">
                    {label}
                  </Link>
                </th>
                <td>{number.format(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function Legend({ shades }: { readonly shades: readonly Shade[] }) {
  const t = useTranslate();
  return (
    <ul className={css.legend} role="list">
      <li>
        <i data-shade={0} />
        {t(directoryMessages.none)}
      </li>
      {shades.map(({ from, to }, index) => (
        <li key={to}>
          <i data-shade={index + 1} />
          {t(from === to ? directoryMessages.shadeOne : directoryMessages.shade, { from, to })}
        </li>
      ))}
    </ul>
  );
}
