import { ButtonLink } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { HangingTicket } from '../ui/hanging-ticket.tsx';
import { useSay } from '../ui/say.tsx';
import { still } from '../ui/still.tsx';
import { When } from '../ui/when.tsx';
import type { ShownFair } from './dress-fair.ts';
import { fairPaths } from './fair-paths.ts';
import { takesAttendees } from './fair-phase.ts';
import { ticketWords } from './fair-ticket.words.ts';
import type { PartProps } from './parts/ticket-parts.tsx';
import { useFairPhase } from './use-fair-phase.ts';

const Contents = still<PartProps>(() =>
  import('./parts/ticket-parts.tsx').then(({ Contents: drawn }) => ({ default: drawn })),
);

interface NextFairTicketProps {
  /** From `nextOf` and `dressFair`. */
  readonly fair: ShownFair;
  /** The loader's now, ISO. */
  readonly now: string;
}

/** The next fair, hung up large with the time until its doors open. */
export function NextFairTicket({ fair, now }: NextFairTicketProps) {
  const say = useSay();
  const phase = useFairPhase(fair, now);
  const isLive = phase === 'live';
  const paths = fairPaths(fair.slug);
  const opens = takesAttendees(fair, new Date(now));
  return (
    <HangingTicket
      start={fair.startTime}
      zone={fair.timeZone}
      head={say(isLive ? ticketWords.onNow : ticketWords.nextFair)}
      headEnd={say(ticketWords.free)}
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
            <Countdown to={fair.endTime} now={now} label={say(ticketWords.endsIn)} />
          ) : (
            <Countdown
              to={fair.startTime}
              now={now}
              label={say(ticketWords.opensIn)}
              over={say(phase === 'ended' ? ticketWords.thanks : ticketWords.isOpen)}
            />
          )}
          {isLive ? (
            <ButtonLink block size="large" to={paths.visit}>
              {say(ticketWords.enter)}
            </ButtonLink>
          ) : (
            <ButtonLink block size="large" to={opens ? paths.register : paths.page}>
              {say(opens ? ticketWords.register : ticketWords.look)}
            </ButtonLink>
          )}
        </>
      }
    >
      <Contents fair={fair} />
    </HangingTicket>
  );
}
