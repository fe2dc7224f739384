import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { Pennant, type PennantArt } from '../../../ui/pennants/pennant.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from './home.messages.ts';
import css from './home-hero.module.css';

interface HomeLawnProps {
  /** The slug of the next fair. */
  readonly fair: string | null;
  /** Who stands on the lawn. */
  readonly planted: readonly { readonly name: string; readonly art: PennantArt }[];
  /** How many colleges are at that fair. */
  readonly count: number;
}

/** Pennant positions: percent of the lawn from its start and top, the nearer the larger. */
const places = [
  [3, 60, 1.6],
  [21, 52, 1.75],
  [38, 62, 1.85],
  [55, 54, 1.75],
  [72, 62, 1.8],
  [89, 52, 1.65],
  [0, 22, 1.1],
  [14, 18, 1.05],
  [30, 25, 1.15],
  [47, 20, 1.1],
  [64, 25, 1.15],
  [82, 19, 1.05],
  [8, -4, 0.75],
  [37, -3, 0.78],
  [56, -4, 0.75],
  [93, -3, 0.78],
] as const;

/** The lawn with who is coming. */
export default function HomeLawn({ fair, planted, count }: HomeLawnProps) {
  const t = useTranslate();
  const locale = useLocale();
  const named = planted.slice(0, 4).map(({ name }) => name);
  const more = count - named.length;
  return (
    <div className={css.ground}>
      <svg
        className={css.lawn}
        viewBox="0 0 1440 400"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={css.grass} d="M0 34Q360 0 720 0T1440 34V400H0Z" />
        {[-6.5, -4.5, -2.5, -0.5, 1.5, 3.5, 5.5].map((stripe) => (
          <path
            key={stripe}
            className={css.stripe}
            d={`M${720 + stripe * 128} ${Math.abs(stripe + 0.5) * 5 + 6}h128L${720 + (stripe + 1) * 330} 400h-330Z`}
          />
        ))}
      </svg>
      <div className={css.flags} aria-hidden="true">
        {planted.map(({ name, art }, index) => {
          const [x, y, size] = places[index] ?? [50, 50, 1];
          return (
            <span
              key={name}
              className={css.flag}
              style={{ '--x': `${x}%`, '--y': `${y}%`, '--size': size } as CSSProperties}
            >
              <Pennant art={art} pole width={90} />
            </span>
          );
        })}
      </div>
      {fair !== null && more > 0 && (
        <p className={css.caption}>
          {t(messages.planted, {
            names: new Intl.ListFormat(locale, { type: 'unit' }).format(named),
            count: more,
          })}{' '}
          <Link to={`${fairPaths(fair).page}#colleges`}>{t(messages.whoIsComing)}</Link>
        </p>
      )}
    </div>
  );
}
