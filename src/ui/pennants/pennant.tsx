import type { CSSProperties } from 'react';
import { classNames } from '../layout/class-names.ts';
import { felt, feltOf, hoist, isPale, type PennantArt } from './pennant-felt.ts';
import { glyphId, useGlyph } from './pennant-glyphs.ts';
import css from './pennant.module.css';

export type { PennantArt };

/** What `Pennant` is given. */
export interface PennantProps {
  /** From `drawPennant` (draw-pennant.ts), called in the loader. */
  readonly art: PennantArt;
  /** Pixels; 120 without it. Its height is a little more than half, with the pole as much as it is wide. */
  readonly width?: number;
  /** With the pole it hangs on. */
  readonly pole?: boolean;
  /** The label where there is no name beside it; without it the pennant is decoration. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Between a logo and the edge of its square. */
const logoMargin = 22;

/** A pennant: the letters of a name on felt in its two colors, with a logo at the hoist if there is one. */
export function Pennant({ art, width, pole, label, className }: PennantProps) {
  const { body, band, fold } = feltOf[art.shape];
  const glyph = useGlyph(art);
  const height = pole ? felt.width : felt.height;
  const left = pole ? -8 : 0;
  const style: CSSProperties & Record<`--${string}`, string> = width
    ? { '--pennant-width': `${width}px` }
    : {};
  return (
    <svg
      className={classNames(css.pennant, className)}
      viewBox={`${left} 0 ${felt.width - left} ${height}`}
      width={width ?? 120}
      height={Math.round(((width ?? 120) * height) / (felt.width - left))}
      style={style}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {pole && <path className={css.pole} d={`M2 10V${felt.width - 8}`} />}
      <path
        className={classNames(css.felt, isPale(art.base) && css.white)}
        fill={art.base}
        d={body}
      />
      <path fill={art.ink} d={band} />
      {fold && <path className={css.fold} fill={art.ink} d={fold} />}
      {glyph && <path fill={art.ink} data-glyph={glyphId(art)} d={glyph} />}
      {art.logo && art.shape !== 'limp' && (
        <>
          <rect
            className={css.hoist}
            x={hoist.x}
            y={hoist.y}
            width={hoist.side}
            height={hoist.side}
            rx={12}
            stroke={art.base}
          />
          <image
            href={art.logo}
            x={hoist.x + logoMargin}
            y={hoist.y + logoMargin}
            width={hoist.side - 2 * logoMargin}
            height={hoist.side - 2 * logoMargin}
          />
        </>
      )}
    </svg>
  );
}
