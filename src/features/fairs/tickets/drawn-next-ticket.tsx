import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Countdown } from '../../../ui/time/countdown.tsx';
import { HangingTicket } from '../../../ui/tickets/hanging-ticket.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { ShownFair } from '../fair-view.ts';
import { fairPaths } from '../fair-paths.ts';
import { takesAttendees, type FairPhase } from '../fair-phase.ts';
import { ticketMessages } from '../fair-ticket.messages.ts';
import { useMayRegister, useWayIn } from './use-way-in.ts';
import { Contents } from './ticket-parts.tsx';

interface DrawnNextTicketProps {
  /** From `nextOf` and `toFairView`. */
  readonly fair: ShownFair;
  /** The loader's current time, ISO. */
  readonly now: string;
  readonly phase: FairPhase;
  /** The remaining countdown: another minute is another ticket. */
  readonly minutes: number;
}

/** Inputs for rendering the next fair. */
export default function DrawnNextTicket({ fair, now, phase }: DrawnNextTicketProps) {
  const t = useTranslate();
  const isLive = phase === 'live';
  const paths = fairPaths(fair.slug);
  const wayIn = useWayIn(fair.slug);
  const mayRegister = useMayRegister();
  const opens = mayRegister && takesAttendees(fair, new Date(now));
  return (
    <HangingTicket
      start={fair.startTime}
      zone={fair.timeZone}
      head={t(isLive ? ticketMessages.onNow : ticketMessages.nextFair)}
      headEnd={t(ticketMessages.free)}
      title={fair.name}
      to={paths.page}
      time={
        <>
          <span className="visually-hidden">
            <When start={fair.startTime} zone={fair.timeZone} now={now} show="day" />{' '}
          </span>
          <When
            start={fair.startTime}
            end={fair.endTime}
            zone={fair.timeZone}
            now={now}
            show="hours"
          />
        </>
      }
      stub={
        <>
          {isLive ? (
            <Countdown to={fair.endTime} now={now} label={t(ticketMessages.endsIn)} />
          ) : (
            <Countdown
              to={fair.startTime}
              now={now}
              label={t(ticketMessages.opensIn)}
              over={t(phase === 'ended' ? ticketMessages.thanks : ticketMessages.isOpen)}
            />
          )}
          {isLive ? (
            <ButtonLink block size="large" to={wayIn ?? paths.page}>
              {t(wayIn === null ? ticketMessages.look : ticketMessages.enter)}
            </ButtonLink>
          ) : (
            <ButtonLink block size="large" to={opens ? paths.register : paths.page}>
              {t(opens ? ticketMessages.register : ticketMessages.look)}
            </ButtonLink>
          )}
        </>
      }
    >
      <Contents fair={fair} />
    </HangingTicket>
  );
}
