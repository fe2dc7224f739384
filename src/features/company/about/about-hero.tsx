import { Wrap } from '../../../ui/layout/page.tsx';
import { Pennant, type PennantArt } from '../../../ui/pennants/pennant.tsx';
import css from './about-hero.module.css';

interface AboutHeroProps {
  readonly title: string;
  readonly lead: string;
  /** The site's own flag. */
  readonly pennant: PennantArt;
}

/** What this is about in two sentences, and the site's flag on its lawn. */
export function AboutHero({ title, lead, pennant }: AboutHeroProps) {
  return (
    <div className={css.hero}>
      <Wrap className={css.inner}>
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        <div className={css.flag} aria-hidden="true">
          <Pennant art={pennant} pole width={220} />
        </div>
      </Wrap>
      <svg
        className={css.lawn}
        viewBox="0 0 1440 120"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={css.grass} d="M0 60Q360 0 720 10T1440 40V120H0Z" />
        <path className={css.stripe} d="M300 25 480 12 420 120H180Z" />
        <path className={css.stripe} d="M720 10 900 16 940 120H700Z" />
        <path className={css.stripe} d="M1110 29 1290 37 1400 120H1180Z" />
      </svg>
    </div>
  );
}
