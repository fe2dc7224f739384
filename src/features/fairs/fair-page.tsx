import { Link } from 'react-router';
import { JsonLd } from '../../ui/layout/json-ld.tsx';
import { Wrap } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { island, lazyIsland } from '../../ui/islands/island.tsx';
import type { QuestionsProps } from '../../ui/layout/questions.tsx';
import { useElsewhere } from '../../ui/time/times-that-move.ts';
import { fairMessages } from './fair-page.messages.ts';
import { fairPaths } from './fair-paths.ts';
import type { FairPageData } from './load-fair-page.ts';
import { useFairPhase, useMinutesLeft } from './fair-ticket.tsx';
import css from './fair-page/fair-page.module.css';
import type { ShownFair } from './fair-view.ts';
import type { OwnPlace } from './fair-page/hero/hero-step.ts';
import { ZoneChooser } from './time-zone-choice/zone-chooser.tsx';
import fairHeroCss from './fair-page/hero/fair-hero.module.css';

const HeroTitle = island(() => import('./fair-page/hero/hero-title.tsx'));
const HeroCard = lazyIsland(() => import('./fair-page/hero/hero-card.tsx'));
const HeroPennants = island(() => import('./fair-page/hero/hero-pennants.tsx'));

interface FairHeroProps extends OwnPlace {
  readonly fair: ShownFair;
  readonly now: string;
  /** Whether the visitor's zone differs from the one the server assumed. */
  readonly isElsewhere: boolean;
}

/** The lawn of a fair: its day, its name, and what to do now. */
function FairHero({ fair, now, isElsewhere, standing, boothId }: FairHeroProps) {
  const t = useTranslate();
  const phase = useFairPhase(fair, now);
  const minutes = useMinutesLeft(fair, now);
  return (
    <header className={fairHeroCss.hero}>
      <Wrap className={fairHeroCss.inner}>
        <nav aria-label={t(fairMessages.trail)} className={fairHeroCss.trail}>
          <Link to="/calendar">{t(fairMessages.fairs)}</Link>
        </nav>
        <div className={fairHeroCss.words}>
          <HeroTitle fair={fair} phase={phase} now={now} hydrated={isElsewhere} />
          <ZoneChooser now={now} />
          {fair.description && <p className={fairHeroCss.about}>{fair.description}</p>}
        </div>
        <HeroCard {...{ fair, phase, now, minutes, standing, boothId }} />
      </Wrap>
      {fair.pennants.length > 0 && phase !== 'cancelled' && (
        <HeroPennants pennants={fair.pennants} />
      )}
    </header>
  );
}

const FairNotice = island(() => import('./fair-page/fair-notice.tsx'));
const SessionPlan = island(() => import('./fair-page/session-plan.tsx'));
const ExhibitHere = island(() => import('./fair-page/exhibit-here.tsx'));
const HowItWorks = island(() => import('./fair-page/how-it-works.tsx'));
const WhoExhibits = island(() => import('./fair-page/who-exhibits.tsx'));
const Questions = island<QuestionsProps>(() =>
  import('../../ui/layout/questions.tsx').then(({ Questions: drawn }) => ({ default: drawn })),
);

/** `/fair-{slug}`: the fair, its exhibitors, and the one thing to do now. */
export default function FairPage(data: FairPageData) {
  const { fair, now, price, questions, steps, machines, own } = data;
  const t = useTranslate();
  const phase = useFairPhase(fair, now);
  const isElsewhere = useElsewhere([fair]);
  const paths = fairPaths(fair.slug);
  const isOff = phase === 'cancelled';
  return (
    <article>
      <FairHero fair={fair} now={now} isElsewhere={isElsewhere} {...own} />
      <Wrap className={css.page}>
        <FairNotice fair={fair} phase={phase} now={now} hydrated={isElsewhere} />
        {!isOff && <HowItWorks fair={fair} steps={steps} />}
        {!isOff && <WhoExhibits {...data} isOver={phase === 'ended'} />}
        {!isOff && fair.plan.length > 0 && (
          <SessionPlan fair={fair} now={now} hydrated={isElsewhere} />
        )}
        {!isOff && phase !== 'ended' && (
          <ExhibitHere fair={fair} price={price} now={now} hydrated={isElsewhere} />
        )}
        {!isOff && <Questions title={t(fairMessages.questionsTitle)} questions={questions} />}
        <p className={css.legal}>
          <Link to={paths.privacy}>{t(fairMessages.privacy)}</Link>
          <Link to={paths.terms}>{t(fairMessages.terms)}</Link>
        </p>
      </Wrap>
      <JsonLd things={machines.things} />
    </article>
  );
}
