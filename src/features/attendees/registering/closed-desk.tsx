import type { ShownFair } from '../../fairs/fair-view.ts';
import { frameMessages, fairMessages } from '../../fairs/fair-page.messages.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import type { FairPhase } from '../../fairs/fair-phase.ts';
import { NotYet } from '../../fairs/framed-page.tsx';
import { refusalMessages } from '../../../platform/model/refusal.messages.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PageHead } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { registerMessages as messages } from '../questions/register.messages.ts';
import type { AttendeeType } from '../questions/registration-fields.ts';
import { registrationOf } from '../registration-page.ts';

/** Why no one, or not this person, can fill in the form. */
export type ClosedBy = 'cancelled' | 'ended' | 'upcoming' | 'registered' | 'full' | 'child';

interface Known {
  readonly phase: FairPhase;
  readonly isFull: boolean;
  readonly isRegistered: boolean;
  /** A student was turned away in this browser. */
  readonly isClosed: boolean;
  readonly asked: AttendeeType | null;
}

/** Why registration is closed; null: it is open. */
export function closedBy(state: Known): ClosedBy | null {
  const { phase, isFull, isRegistered, isClosed, asked } = state;
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
  /** The class link someone used. */
  readonly code: string | null;
}

/** Replaces the form: why it is closed, and what to do instead. */
export function ClosedDesk({ why, fair, now, phase, code }: ClosedDeskProps) {
  const t = useTranslate();
  const parts = { fair, phase };
  const opens = fair.registrationOpensAt;
  const notice = {
    cancelled: () => (
      <NotYet
        {...parts}
        title={t(frameMessages.registerCancelledTitle)}
        text={t(frameMessages.registerCancelled)}
      />
    ),
    ended: () => (
      <NotYet
        {...parts}
        title={t(frameMessages.registerEndedTitle)}
        text={t(frameMessages.registerEnded)}
      >
        {fair.recordingsOut && (
          <ButtonLink icon="play" to={fairPaths(fair.slug).recordings}>
            {t(fairMessages.watch)}
          </ButtonLink>
        )}
      </NotYet>
    ),
    upcoming: () => (
      <NotYet
        {...parts}
        title={t(frameMessages.registerUpcomingTitle)}
        text={
          opens && (
            <>
              {t(frameMessages.registerUpcoming)}{' '}
              <When start={opens} zone={fair.timeZone} now={now} />
            </>
          )
        }
      />
    ),
    registered: () => (
      <NotYet {...parts} title={t(messages.ownTitle)} text={t(messages.own)}>
        <ButtonLink to={registrationOf(fair.slug, code)}>{t(messages.ownOpen)}</ButtonLink>
      </NotYet>
    ),
    full: () => (
      <NotYet {...parts} title={t(messages.fullTitle)} text={t(messages.full)}>
        <ButtonLink to="/calendar">{t(frameMessages.calendar)}</ButtonLink>
      </NotYet>
    ),
    child: () => (
      <NotYet {...parts} title={t(messages.closedTitle)} text={t(refusalMessages.tooYoung)}>
        <ButtonLink to="?as=parent">{t(messages.closedOther)}</ButtonLink>
      </NotYet>
    ),
  }[why];
  return (
    <>
      <PageHead title={t(frameMessages.register)} />
      {notice()}
    </>
  );
}
