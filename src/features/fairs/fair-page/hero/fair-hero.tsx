import { Link } from 'react-router';
import { Wrap } from '../../../../ui/layout/page.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import { lazyIsland, island } from '../../../../ui/islands/island.tsx';
import type { ShownFair } from '../../fair-view.ts';
import { fairMessages } from '../../fair-page.messages.ts';
import type { OwnPlace } from './hero-step.ts';
import { useFairPhase, useMinutesLeft } from '../../fair-ticket.tsx';
import { ZoneChooser } from '../../time-zone-choice/zone-chooser.tsx';
import css from './fair-hero.module.css';

const HeroTitle = island(() => import('./hero-title.tsx'));
const HeroCard = lazyIsland(() => import('./hero-card.tsx'));
const HeroPennants = island(() => import('./hero-pennants.tsx'));

interface FairHeroProps extends OwnPlace {
  readonly fair: ShownFair;
  readonly now: string;
  /** Whether the visitor's zone differs from the one the server assumed. */
  readonly isElsewhere: boolean;
}

/** The lawn of a fair: its day, its name, and what to do now. */
export function FairHero({ fair, now, isElsewhere, standing, boothId }: FairHeroProps) {
  const t = useTranslate();
  const phase = useFairPhase(fair, now);
  const minutes = useMinutesLeft(fair, now);
  return (
    <header className={css.hero}>
      <Wrap className={css.inner}>
        <nav aria-label={t(fairMessages.trail)} className={css.trail}>
          <Link to="/calendar">{t(fairMessages.fairs)}</Link>
        </nav>
        <div className={css.words}>
          <HeroTitle fair={fair} phase={phase} now={now} hydrated={isElsewhere} />
          <ZoneChooser now={now} />
          {fair.description && <p className={css.about}>{fair.description}</p>}
        </div>
        <HeroCard {...{ fair, phase, now, minutes, standing, boothId }} />
      </Wrap>
      {fair.pennants.length > 0 && phase !== 'cancelled' && (
        <HeroPennants pennants={fair.pennants} />
      )}
    </header>
  );
}
