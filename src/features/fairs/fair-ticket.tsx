import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Tag } from '../../ui/marks/tag.tsx';
import { useLocale, useTranslate } from '../../ui/text/translate.tsx';
import { HangingTicket } from '../../ui/tickets/hanging-ticket.tsx';
import { Ticket } from '../../ui/tickets/ticket.tsx';
import { Countdown } from '../../ui/time/countdown.tsx';
import { formatDay } from '../../ui/time/format-times.ts';
import { Near, When } from '../../ui/time/when.tsx';
import { useZone } from '../../ui/time/zone.tsx';
import { fairPaths } from './fair-paths.ts';
import { takesAttendees } from './fair-phase.ts';
import { ticketMessages } from './fair-ticket.messages.ts';
import type { ShownFair } from './fair-view.ts';
import { Contents, Facts, Pennants, Stub, type StubProps } from './tickets/ticket-parts.tsx';
import { useMayRegister, useWayIn } from './tickets/use-way-in.ts';
import { useFairPhase } from './use-fair-phase.ts';

interface FairTicketProps {
  /** From `toFairView`. */
  readonly fair: ShownFair;
  /** The loader's current time, ISO. */
  readonly now: string;
  readonly heading?: 'h2' | 'h3';
  /** Where a rep registers the college; null where that isn’t possible. */
  readonly signUp?: string | null;
}

/** Hours before the start during which a ticket shows a countdown. */
const nearHours = 3;

/** A fair in a list: its day, its time, a few colleges, and what visitors can do now. */
export function FairTicket({ fair, now, heading = 'h3', signUp = null }: FairTicketProps) {
  const phase = useFairPhase(fair, now);
  const isPast = phase === 'ended' || phase === 'cancelled';
  const { startTime, endTime, timeZone, pennants } = fair;
  return (
    <Ticket
      start={startTime}
      zone={timeZone}
      now={now}
      title={fair.name}
      to={fairPaths(fair.slug).page}
      state={phase === 'live' ? 'live' : isPast ? 'past' : 'coming'}
      heading={heading}
      status={<Status fair={fair} phase={phase} now={now} />}
      time={
        <>
          <span className="visually-hidden">
            <When start={startTime} zone={timeZone} now={now} show="day" />{' '}
          </span>
          <When start={startTime} end={endTime} zone={timeZone} now={now} show="hours" />
        </>
      }
      pennants={pennants.length > 0 && phase !== 'cancelled' ? <Pennants fair={fair} /> : null}
      facts={<Facts fair={fair} phase={phase} />}
      stub={<Stub fair={fair} phase={phase} now={now} signUp={signUp} />}
    />
  );
}

/** The line above the title, if there is one. */
function Status({ fair, phase, now }: StubProps) {
  const t = useTranslate();
  const locale = useLocale();
  const zone = useZone() ?? fair.timeZone;
  const { startTime: start, endTime: end } = fair;
  if (phase === 'live')
    return (
      <>
        <Tag kind="live">{t(ticketMessages.live)}</Tag>
        <Near start={start} end={end} now={now} />
      </>
    );
  if (phase === 'cancelled') return <Tag icon="close">{t(ticketMessages.cancelled)}</Tag>;
  if (phase === 'ended') return <Tag>{t(ticketMessages.ended)}</Tag>;
  if (phase === 'upcoming' && fair.registrationOpensAt)
    return (
      <span suppressHydrationWarning>
        {t(ticketMessages.opensOn, {
          day: formatDay(locale, zone, fair.registrationOpensAt, now),
        })}
      </span>
    );
  // Not rendered when empty.
  const isNear = Date.parse(start) - Date.parse(now) < nearHours * 3_600_000;
  if (!fair.movedAt && !isNear) return null;
  return (
    <>
      {fair.movedAt && <Tag icon="info">{t(ticketMessages.moved)}</Tag>}
      <Near start={start} end={end} now={now} within={nearHours} />
    </>
  );
}

interface NextFairTicketProps {
  /** From `nextOf` and `toFairView`. */
  readonly fair: ShownFair;
  /** The loader's current time, ISO. */
  readonly now: string;
}

/** The next fair, large, with a countdown to when its doors open. */
export function NextFairTicket({ fair, now }: NextFairTicketProps) {
  const t = useTranslate();
  const phase = useFairPhase(fair, now);
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
