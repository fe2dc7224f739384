import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { numberFormat } from '../../../ui/text/number-format.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { addressOf, toggled, type Asked } from '../directory-page/directory-address.ts';
import { directoryMessages } from '../directory-page/directory.messages.ts';
import type { Option } from '../directory-page/directory-view.ts';
import { shadeOf, shadesOf, tiles, type Shade } from './tile-map.ts';
import css from './state-map.module.css';

/** Alphabetical: the order for screen readers, the keyboard and phones. */
const inOrder = tiles.toSorted((one, other) => (one.state < other.state ? -1 : 1));

/** The row of those that are not states. */
const lastRow = Math.max(...tiles.map(({ row }) => row));

interface StateMapProps {
  readonly asked: Asked;
  readonly states: readonly Option[];
}

/**
 * The states as tiles, shaded by the number of colleges each has under the other filters; a tile is
 * a link that toggles its state. A table below has the same figures.
 */
export function StateMap({ asked, states }: StateMapProps) {
  const t = useTranslate();
  const number = numberFormat(useLocale());
  const byState = new Map(states.map((state) => [state.value, state]));
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
      {shades.map(({ from, to }, place) => (
        <li key={to}>
          <i data-shade={place + 1} />
          {t(from === to ? directoryMessages.shadeOne : directoryMessages.shade, { from, to })}
        </li>
      ))}
    </ul>
  );
}
