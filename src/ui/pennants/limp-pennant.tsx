import type { CSSProperties } from 'react';
import { classNames } from '../layout/class-names.ts';
import { isPale, type PennantArt } from './pennant-felt.ts';
import css from './limp-pennant.module.css';

/**
 * A pennant without wind, 44 by 48 pixels: no one is there. Its letters are text on the part that
 * hangs at the pole, so it costs a list next to nothing. It is decoration: the name is beside it.
 */
export function LimpPennant({ art: { base, ink, letters = '' } }: { readonly art: PennantArt }) {
  const style: CSSProperties & Record<`--${string}`, string> = { '--felt': base, '--sewn': ink };
  return (
    <span className={css.limp} style={style} aria-hidden="true">
      <svg viewBox="0 0 88 96" width={44} height={48}>
        <path className={css.pole} d="M4 5V93" />
        <path
          className={classNames(css.felt, isPale(base) && css.pale)}
          d="M7 8H70C79 10 83 20 83 32C83 48 77 60 79 86C70 80 66 70 63 56C58 60 54 58 50 52H7Z"
        />
        <path
          className={css.fold}
          d="M70 8C64 22 72 38 66 56C70 70 72 80 79 86C77 60 83 48 83 32C83 20 79 10 70 8Z"
        />
      </svg>
      <span className={classNames(css.letters, letters.length > 3 && css.many)}>{letters}</span>
    </span>
  );
}
