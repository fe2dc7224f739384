import { Link } from 'react-router';
import type { Message } from '../../platform/words/words.ts';
import { DateBlock } from '../../ui/date-block.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { still } from '../../ui/still.tsx';
import { Tag } from '../../ui/tag.tsx';
import { When } from '../../ui/when.tsx';
import { fairWords } from '../fair-page.words.ts';
import type { ShownFair } from '../dress-fair.ts';
import { ticketWords } from '../fair-ticket.words.ts';
import { useFairPhase } from '../use-fair-phase.ts';
import { ShareFair } from '../share-fair.tsx';
import { ZoneChooser } from './zone-chooser.tsx';
import css from './fair-hero.module.css';

const AddMenu = still(() => import('../add-menu.tsx'));
const HeroActs = still(() => import('./hero-acts.tsx'));
const HeroPennants = still(() => import('./hero-pennants.tsx'));

interface FairHeroProps {
  readonly fair: ShownFair;
  readonly now: string;
}

/** Letters from which a name takes more lines than the lawn is high. */
const longName = 48;

const kinds: Readonly<Record<string, Message>> = {
  booth: fairWords.boothKind,
  '6x6': fairWords.sixBySixKind,
  webinar: fairWords.webinarKind,
};

/** The lawn of a fair: its day, its name, and what can be done now. */
export function FairHero({ fair, now }: FairHeroProps) {
  const say = useSay();
  const phase = useFairPhase(fair, now);
  const kind = kinds[fair.fairType];
  return (
    <header className={css.hero}>
      <Wrap className={css.inner}>
        <nav aria-label={say(fairWords.trail)} className={css.trail}>
          <Link to="/calendar">{say(fairWords.fairs)}</Link>
        </nav>
        <div className={css.words}>
          <div className={css.title}>
            <div className={css.date}>
              <DateBlock start={fair.startTime} zone={fair.timeZone} now={now} />
            </div>
            <div>
              <p className={css.kind}>
                {phase === 'live' && <Tag kind="live">{say(ticketWords.live)}</Tag>}
                {phase === 'cancelled' && <Tag icon="close">{say(ticketWords.cancelled)}</Tag>}
                {phase === 'ended' && <Tag>{say(ticketWords.ended)}</Tag>}
                {kind && say(kind)}
              </p>
              <h1 data-long={fair.name.length > longName || undefined}>{fair.name}</h1>
            </div>
          </div>
          <p className={css.when}>
            <When start={fair.startTime} end={fair.endTime} zone={fair.timeZone} now={now} />
          </p>
          <ZoneChooser now={now} />
          {fair.description && <p className={css.about}>{fair.description}</p>}
        </div>
        <div className={css.card}>
          <HeroCountdown fair={fair} now={now} />
          <HeroActs fair={fair} phase={phase} now={now} />
          <div className={css.aside}>
            {phase !== 'ended' && phase !== 'cancelled' && <AddMenu fair={fair} />}
            <ShareFair fair={fair} />
          </div>
        </div>
      </Wrap>
      {fair.pennants.length > 0 && phase !== 'cancelled' && (
        <HeroPennants pennants={fair.pennants} />
      )}
    </header>
  );
}

/** How long it is until the doors open or close. */
function HeroCountdown({ fair, now }: FairHeroProps) {
  const say = useSay();
  const phase = useFairPhase(fair, now);
  if (phase === 'ended' || phase === 'cancelled') return null;
  return phase === 'live' ? (
    <Countdown to={fair.endTime} now={now} label={say(fairWords.endsIn)} />
  ) : (
    <Countdown to={fair.startTime} now={now} label={say(fairWords.opensIn)} />
  );
}
