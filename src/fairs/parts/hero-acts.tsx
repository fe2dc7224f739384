import { useSite } from '../../platform/pages/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useNow } from '../../ui/clock.ts';
import { useSay } from '../../ui/say.tsx';
import type { ShownFair } from '../dress-fair.ts';
import { fairWords } from '../fair-page.words.ts';
import type { FairPhase } from '../fair-phase.ts';
import { JoinNow } from '../join-button.tsx';
import { heroStep, type OwnPlace } from '../hero-step.ts';

interface HeroActsProps extends OwnPlace {
  readonly fair: ShownFair;
  readonly phase: FairPhase;
  /** The loader's now, ISO. */
  readonly now: string;
}

/** The one thing that the visitor can do at a fair now, and a line under it. */
export function HeroActs({ fair, phase, now, standing, boothId }: HeroActsProps) {
  const say = useSay();
  const present = useNow(now);
  const role = useSite().person?.role ?? null;
  const step = heroStep(fair, { role, standing, boothId }, present);
  if (!step) return phase === 'upcoming' ? <p>{say(fairWords.upcomingHelp)}</p> : null;
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
        {say(label)}
      </ButtonLink>
      {note && <p>{say(note)}</p>}
    </>
  );
}
