import { Link } from 'react-router';
import { JsonLd } from '../ui/json-ld.tsx';
import { Wrap } from '../ui/page.tsx';
import { useSay } from '../ui/say.tsx';
import { still } from '../ui/still.tsx';
import type { QuestionsProps } from '../ui/questions.tsx';
import { useElsewhere } from '../ui/times-that-move.ts';
import { fairWords } from './fair-page.words.ts';
import { fairPaths } from './fair-paths.ts';
import type { FairPageData } from './load-fair-page.ts';
import { FairHero } from './parts/fair-hero.tsx';
import { useFairPhase } from './use-fair-phase.ts';
import css from './fair-page.module.css';

const FairNotice = still(() => import('./parts/fair-notice.tsx'));
const SessionPlan = still(() => import('./parts/session-plan.tsx'));
const ExhibitHere = still(() => import('./parts/exhibit-here.tsx'));
const HowItWorks = still(() => import('./parts/how-it-works.tsx'));
const WhoExhibits = still(() => import('./parts/who-exhibits.tsx'));
const Questions = still<QuestionsProps>(() =>
  import('../ui/questions.tsx').then(({ Questions: drawn }) => ({ default: drawn })),
);

/** `/fair-{slug}`: what the fair is, who exhibits, and the one thing to do now. */
export default function FairPage(data: FairPageData) {
  const { fair, now, price, questions, steps, machines, own } = data;
  const say = useSay();
  const phase = useFairPhase(fair, now);
  const isElsewhere = useElsewhere([fair]);
  const paths = fairPaths(fair.slug);
  const isOff = phase === 'cancelled';
  return (
    <article>
      <FairHero fair={fair} now={now} isElsewhere={isElsewhere} {...own} />
      <Wrap className={css.page}>
        <FairNotice fair={fair} phase={phase} now={now} awake={isElsewhere} />
        {!isOff && <HowItWorks fair={fair} steps={steps} />}
        {!isOff && <WhoExhibits {...data} isOver={phase === 'ended'} />}
        {!isOff && fair.plan.length > 0 && (
          <SessionPlan fair={fair} now={now} awake={isElsewhere} />
        )}
        {!isOff && phase !== 'ended' && (
          <ExhibitHere fair={fair} price={price} now={now} awake={isElsewhere} />
        )}
        {!isOff && <Questions title={say(fairWords.questionsTitle)} questions={questions} />}
        <p className={css.legal}>
          <Link to={paths.privacy}>{say(fairWords.privacy)}</Link>
          <Link to={paths.terms}>{say(fairWords.terms)}</Link>
        </p>
      </Wrap>
      <JsonLd things={machines.things} />
    </article>
  );
}
