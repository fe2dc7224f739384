import { Countdown } from '../../../../ui/time/countdown.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import AddMenu from '../../add-menu.tsx';
import type { ShownFair } from '../../fair-view.ts';
import { fairMessages } from '../../fair-page.messages.ts';
import type { FairPhase } from '../../fair-phase.ts';
import { type OwnPlace, heroStep } from './hero-step.ts';
import { ShareFair } from '../../framed-page.tsx';
import css from './fair-hero.module.css';
import { useSite } from '../../../../platform/pages/site.ts';
import { ButtonLink } from '../../../../ui/buttons/button.tsx';
import { useNow } from '../../../../ui/time/clock.ts';
import { JoinNow } from '../../join-button.tsx';

interface HeroCardProps extends OwnPlace {
  readonly id: string;
  readonly fair: ShownFair;
  readonly phase: FairPhase;
  /** The loader's current time, ISO. */
  readonly now: string;
}

/** What to do at a fair now, and a countdown until its doors open or close. */
export default function HeroCard({ id, fair, phase, now, standing, boothId }: HeroCardProps) {
  const t = useTranslate();
  const isOver = phase === 'ended' || phase === 'cancelled';
  const isLive = phase === 'live';
  return (
    <div className={css.card} id={id}>
      {!isOver && (
        <Countdown
          to={isLive ? fair.endTime : fair.startTime}
          now={now}
          label={t(isLive ? fairMessages.endsIn : fairMessages.opensIn)}
        />
      )}
      <HeroActs fair={fair} phase={phase} now={now} standing={standing} boothId={boothId} />
      <div className={css.aside}>
        {!isOver && <AddMenu fair={fair} />}
        <ShareFair fair={fair} />
      </div>
    </div>
  );
}

interface HeroActsProps extends OwnPlace {
  readonly fair: ShownFair;
  readonly phase: FairPhase;
  /** The loader's current time, ISO. */
  readonly now: string;
}

/** The visitor's next action at a fair, with a line below it. */
function HeroActs({ fair, phase, now, standing, boothId }: HeroActsProps) {
  const t = useTranslate();
  const present = useNow(now);
  const role = useSite().person?.role ?? null;
  const step = heroStep(fair, { role, standing, boothId }, present);
  if (!step) return phase === 'upcoming' ? <p>{t(fairMessages.upcomingHelp)}</p> : null;
  const { to, label, icon, note } = step;
  return (
    <>
      {standing !== null && phase !== 'cancelled' && (
        <JoinNow
          slug={fair.slug}
          sessions={fair.fairType === 'booth' ? [] : fair.sessions}
          now={now}
          as={standing === 'rep' ? 'speaker' : 'attendee'}
          size="large"
          block
        />
      )}
      <ButtonLink block size="large" to={to} icon={icon}>
        {t(label)}
      </ButtonLink>
      {note && <p>{t(note)}</p>}
    </>
  );
}
