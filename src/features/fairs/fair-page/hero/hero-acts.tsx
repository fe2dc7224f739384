import { useSite } from '../../../../platform/pages/site.ts';
import { ButtonLink } from '../../../../ui/buttons/button.tsx';
import { useNow } from '../../../../ui/time/clock.ts';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import type { ShownFair } from '../../fair-view.ts';
import { fairMessages } from '../../fair-page.messages.ts';
import type { FairPhase } from '../../fair-phase.ts';
import { JoinNow } from '../../join-button.tsx';
import { heroStep, type OwnPlace } from './hero-step.ts';

interface HeroActsProps extends OwnPlace {
  readonly fair: ShownFair;
  readonly phase: FairPhase;
  /** The loader's current time, ISO. */
  readonly now: string;
}

/** The visitor's next action at a fair, with a line below it. */
export function HeroActs({ fair, phase, now, standing, boothId }: HeroActsProps) {
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
