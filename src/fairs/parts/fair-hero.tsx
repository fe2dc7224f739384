import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { DateBlock } from '../../ui/date-block.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Wrap } from '../../ui/page.tsx';
import { Pennant } from '../../ui/pennant.tsx';
import { useSay } from '../../ui/say.tsx';
import { Tag } from '../../ui/tag.tsx';
import { When } from '../../ui/when.tsx';
import { fairPaths } from '../fair-paths.ts';
import { takesAttendees } from '../fair-phase.ts';
import { fairWords } from '../fair-page.words.ts';
import type { ShownFair } from '../dress-fair.ts';
import { ticketWords } from '../fair-ticket.words.ts';
import { useFairPhase } from '../use-fair-phase.ts';
import { AddMenu } from './add-menu.tsx';
import { ShareFair } from './share-fair.tsx';
import { ZoneChooser } from './zone-chooser.tsx';
import css from './fair-hero.module.css';

interface FairHeroProps {
  readonly fair: ShownFair;
  readonly now: string;
}

/** Letters from which a name takes more lines than the lawn is high. */
const longName = 48;

const kinds: Readonly<Record<string, 'boothKind' | 'sixBySixKind' | 'webinarKind'>> = {
  booth: 'boothKind',
  '6x6': 'sixBySixKind',
  webinar: 'webinarKind',
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
                {kind && say(fairWords[kind])}
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
          <HeroAction fair={fair} now={now} />
          <HeroNote fair={fair} now={now} />
          <div className={css.aside}>
            {phase !== 'ended' && phase !== 'cancelled' && <AddMenu fair={fair} />}
            <ShareFair fair={fair} />
          </div>
        </div>
      </Wrap>
      {fair.pennants.length > 0 && phase !== 'cancelled' && (
        <div className={css.row} aria-hidden="true">
          {fair.pennants.map((college) => (
            <Pennant key={college.name} art={college.art} width={120} pole />
          ))}
        </div>
      )}
    </header>
  );
}

/** The one thing to do now, by the phase of the fair. */
function HeroAction({ fair, now }: FairHeroProps) {
  const say = useSay();
  const phase = useFairPhase(fair, now);
  const paths = fairPaths(fair.slug);
  if (phase === 'live')
    return (
      <>
        <ButtonLink block kind="lawn" size="large" to={paths.visit} icon="door">
          {say(fairWords.enter)}
        </ButtonLink>
        <ButtonLink block kind="line" to={paths.register}>
          {say(fairWords.registerAtDoor)}
        </ButtonLink>
      </>
    );
  if (fair.recordingsOut)
    return (
      <ButtonLink block size="large" to={paths.recordings} icon="play">
        {say(fairWords.watch)}
      </ButtonLink>
    );
  if (takesAttendees(fair, new Date(now)))
    return (
      <ButtonLink block size="large" to={paths.register} icon="ticket">
        {say(fairWords.registerFree)}
      </ButtonLink>
    );
  if (phase === 'upcoming') return null;
  return (
    <ButtonLink size="large" to="/calendar" icon="calendar">
      {say(fairWords.otherFairs)}
    </ButtonLink>
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

/** A line under the action. */
function HeroNote({ fair, now }: FairHeroProps) {
  const say = useSay();
  const phase = useFairPhase(fair, now);
  if (phase === 'ended' || phase === 'cancelled') return null;
  if (phase === 'live') return <p>{say(fairWords.enterNote)}</p>;
  return <p>{say(phase === 'upcoming' ? fairWords.upcomingHelp : fairWords.freeNote)}</p>;
}
