import { Link } from 'react-router';
import { JsonLd } from '../../ui/layout/json-ld.tsx';
import { Wrap } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import HeroTitle from './fair-page/hero/hero-title.tsx';
import HeroCard from './fair-page/hero/hero-card.tsx';
import ActionBar from './fair-page/hero/action-bar.tsx';
import HeroPennants from './fair-page/hero/hero-pennants.tsx';
import FairNotice from './fair-page/fair-notice.tsx';
import SessionPlan from './fair-page/session-plan.tsx';
import ExhibitHere from './fair-page/exhibit-here.tsx';
import HowItWorks from './fair-page/how-it-works.tsx';
import WhoExhibits from './fair-page/who-exhibits.tsx';
import { Questions } from '../../ui/layout/questions.tsx';
import { fairMessages } from './fair-page.messages.ts';
import { fairPaths } from './fair-paths.ts';
import type { FairPageData } from './load-fair-page.ts';
import { useFairPhase } from './use-fair-phase.ts';
import css from './fair-page/fair-page.module.css';
import type { ShownFair } from './fair-view.ts';
import type { OwnPlace } from './fair-page/hero/hero-step.ts';
import { ZoneChooser } from './time-zone-choice/zone-chooser.tsx';
import fairHeroCss from './fair-page/hero/fair-hero.module.css';

/** Where the hero's card is: once it has left the screen, the bar of phones takes its place. */
const cardId = 'what-now';

interface FairHeroProps extends OwnPlace {
  readonly fair: ShownFair;
  readonly now: string;
}

/** The lawn of a fair: its day, its name, and what to do now. */
function FairHero({ fair, now, standing, boothId }: FairHeroProps) {
  const t = useTranslate();
  const phase = useFairPhase(fair, now);
  return (
    <header className={fairHeroCss.hero}>
      <Wrap className={fairHeroCss.inner}>
        <nav aria-label={t(fairMessages.trail)} className={fairHeroCss.trail}>
          <Link to="/calendar">{t(fairMessages.fairs)}</Link>
        </nav>
        <div className={fairHeroCss.words}>
          <HeroTitle fair={fair} phase={phase} now={now} />
          <ZoneChooser now={now} />
          {fair.description && <p className={fairHeroCss.about}>{fair.description}</p>}
        </div>
        <HeroCard
          id={cardId}
          fair={fair}
          phase={phase}
          now={now}
          standing={standing}
          boothId={boothId}
        />
      </Wrap>
      {fair.pennants.length > 0 && phase !== 'cancelled' && (
        <HeroPennants pennants={fair.pennants} />
      )}
    </header>
  );
}

/** `/fair-{slug}`: the fair, its exhibitors, and the one thing to do now. */
export default function FairPage(data: FairPageData) {
  const { fair, now, price, questions, steps, machines, own } = data;
  const t = useTranslate();
  const phase = useFairPhase(fair, now);
  const paths = fairPaths(fair.slug);
  const isOff = phase === 'cancelled';
  // There, a college is its session; the list of all is for those who look for one.
  const sessionsFirst = fair.fairType === '6x6' && fair.plan.length > 0;
  return (
    <article>
      <FairHero fair={fair} now={now} {...own} />
      <Wrap className={css.page}>
        <FairNotice fair={fair} phase={phase} now={now} />
        {!isOff && <HowItWorks fair={fair} steps={steps} />}
        {!isOff && sessionsFirst && <SessionPlan fair={fair} now={now} />}
        {!isOff && <WhoExhibits {...data} isOver={phase === 'ended'} />}
        {!isOff && !sessionsFirst && fair.plan.length > 0 && <SessionPlan fair={fair} now={now} />}
        {!isOff && phase !== 'ended' && <ExhibitHere fair={fair} price={price} now={now} />}
        {!isOff && <Questions title={t(fairMessages.questionsTitle)} questions={questions} />}
        <p className={css.legal}>
          <Link to={paths.privacy}>{t(fairMessages.privacy)}</Link>
          <Link to={paths.terms}>{t(fairMessages.terms)}</Link>
        </p>
      </Wrap>
      <ActionBar fair={fair} now={now} after={cardId} {...own} />
      <JsonLd things={machines.things} />
    </article>
  );
}
