import type { ShownFair } from '../../fairs/dress-fair.ts';
import { frameWords } from '../../fairs/fair-frame.words.ts';
import { fairWords } from '../../fairs/fair-page.words.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import type { FairPhase } from '../../fairs/fair-phase.ts';
import { NotYet } from '../../fairs/not-yet.tsx';
import { refusalWords } from '../../platform/model/refusal.words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { registerWords as said } from '../register.words.ts';
import type { AttendeeType } from '../registration-fields.ts';
import { registrationOf } from '../registration-page.ts';

/** Why nobody, or not this person, fills in the form. */
export type ClosedBy = 'cancelled' | 'ended' | 'upcoming' | 'registered' | 'full' | 'child';

interface Known {
  readonly phase: FairPhase;
  readonly isFull: boolean;
  readonly isRegistered: boolean;
  /** A student was turned away in this browser. */
  readonly isClosed: boolean;
  readonly asked: AttendeeType | null;
}

/** Why the desk is closed; null: it is open. */
export function closedBy(known: Known): ClosedBy | null {
  const { phase, isFull, isRegistered, isClosed, asked } = known;
  if (phase === 'cancelled' || phase === 'ended') return phase;
  if (isRegistered) return 'registered';
  if (phase === 'upcoming') return phase;
  if (isFull) return 'full';
  return isClosed && (asked === null || asked === 'student') ? 'child' : null;
}

interface ClosedDeskProps {
  readonly why: ClosedBy;
  readonly fair: ShownFair;
  readonly now: string;
  readonly phase: FairPhase;
  /** Of the class link by which somebody has come. */
  readonly code: string | null;
}

/** What stands in place of the form: why, and what can be done instead. */
export function ClosedDesk({ why, fair, now, phase, code }: ClosedDeskProps) {
  const say = useSay();
  const parts = { fair, phase };
  const opens = fair.registrationOpensAt;
  const notice = {
    cancelled: () => (
      <NotYet
        {...parts}
        title={say(frameWords.registerCancelledTitle)}
        text={say(frameWords.registerCancelled)}
      />
    ),
    ended: () => (
      <NotYet
        {...parts}
        title={say(frameWords.registerEndedTitle)}
        text={say(frameWords.registerEnded)}
      >
        {fair.recordingsOut && (
          <ButtonLink icon="play" to={fairPaths(fair.slug).recordings}>
            {say(fairWords.watch)}
          </ButtonLink>
        )}
      </NotYet>
    ),
    upcoming: () => (
      <NotYet
        {...parts}
        title={say(frameWords.registerUpcomingTitle)}
        text={
          opens && (
            <>
              {say(frameWords.registerUpcoming)}{' '}
              <When start={opens} zone={fair.timeZone} now={now} />
            </>
          )
        }
      />
    ),
    registered: () => (
      <NotYet {...parts} title={say(said.ownTitle)} text={say(said.own)}>
        <ButtonLink to={registrationOf(fair.slug, code)}>{say(said.ownOpen)}</ButtonLink>
      </NotYet>
    ),
    full: () => (
      <NotYet {...parts} title={say(said.fullTitle)} text={say(said.full)}>
        <ButtonLink to="/calendar">{say(frameWords.calendar)}</ButtonLink>
      </NotYet>
    ),
    child: () => (
      <NotYet {...parts} title={say(said.closedTitle)} text={say(refusalWords.tooYoung)}>
        <ButtonLink to="?as=parent">{say(said.closedOther)}</ButtonLink>
      </NotYet>
    ),
  }[why];
  return (
    <>
      <PageHead title={say(frameWords.register)} />
      {notice()}
    </>
  );
}
