import { useSite } from '../../platform/pages/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import type { ShownFair } from '../dress-fair.ts';
import { fairWords } from '../fair-page.words.ts';
import { fairPaths } from '../fair-paths.ts';
import { takesAttendees, type FairPhase } from '../fair-phase.ts';
import { useWayIn } from '../use-way-in.ts';

interface HeroActsProps {
  readonly fair: ShownFair;
  readonly phase: FairPhase;
  /** The loader's now, ISO. */
  readonly now: string;
}

/** What can be done at a fair now. */
export function HeroActs(props: HeroActsProps) {
  return (
    <>
      <Action {...props} />
      <Note phase={props.phase} />
    </>
  );
}

/** The one thing to do now, by the phase of the fair. */
function Action({ fair, phase, now }: HeroActsProps) {
  const say = useSay();
  const paths = fairPaths(fair.slug);
  const wayIn = useWayIn(fair.slug);
  if (phase === 'live')
    return (
      <ButtonLink block size="large" to={wayIn ?? paths.visit} icon="door">
        {say(fairWords.enter)}
      </ButtonLink>
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

/** A line under the action. */
function Note({ phase }: Pick<HeroActsProps, 'phase'>) {
  const say = useSay();
  const isSignedIn = useSite().person !== null;
  if (phase === 'ended' || phase === 'cancelled') return null;
  if (phase === 'live') return isSignedIn ? null : <p>{say(fairWords.enterNote)}</p>;
  return <p>{say(phase === 'upcoming' ? fairWords.upcomingHelp : fairWords.freeNote)}</p>;
}
