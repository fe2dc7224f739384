import { Countdown } from '../../../../ui/time/countdown.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import AddMenu from '../../add-menu.tsx';
import type { ShownFair } from '../../fair-view.ts';
import { fairMessages } from '../../fair-page.messages.ts';
import type { FairPhase } from '../../fair-phase.ts';
import type { OwnPlace } from './hero-step.ts';
import { ShareFair } from '../../framed-page.tsx';
import { HeroActs } from './hero-acts.tsx';
import css from './fair-hero.module.css';

interface HeroCardProps extends OwnPlace {
  readonly fair: ShownFair;
  readonly phase: FairPhase;
  /** The loader's current time, ISO. */
  readonly now: string;
  /** The remaining countdown: another minute is another card. */
  readonly minutes: number;
}

/** What to do at a fair now, and a countdown until its doors open or close. */
export default function HeroCard({ fair, phase, now, standing, boothId }: HeroCardProps) {
  const t = useTranslate();
  const isOver = phase === 'ended' || phase === 'cancelled';
  const isLive = phase === 'live';
  return (
    <div className={css.card}>
      {!isOver && (
        <Countdown
          to={isLive ? fair.endTime : fair.startTime}
          now={now}
          label={t(isLive ? fairMessages.endsIn : fairMessages.opensIn)}
        />
      )}
      <HeroActs {...{ fair, phase, now, standing, boothId }} />
      <div className={css.aside}>
        {!isOver && <AddMenu fair={fair} />}
        <ShareFair fair={fair} />
      </div>
    </div>
  );
}
