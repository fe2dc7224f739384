import { useLocale, useSay } from '../ui/say.tsx';
import { formatDay } from '../ui/format-times.ts';
import { still } from '../ui/still.tsx';
import { Tag } from '../ui/tag.tsx';
import { Ticket } from '../ui/ticket.tsx';
import { Near, When } from '../ui/when.tsx';
import { useZone } from '../ui/zone.tsx';
import type { ShownFair } from './dress-fair.ts';
import { fairPaths } from './fair-paths.ts';
import { ticketWords } from './fair-ticket.words.ts';
import type { PartProps, PhaseProps, StubProps } from './parts/ticket-parts.tsx';
import { useFairPhase } from './use-fair-phase.ts';

const TicketPennants = still<PartProps>(() =>
  import('./parts/ticket-parts.tsx').then(({ Pennants }) => ({ default: Pennants })),
);
const TicketFacts = still<PhaseProps>(() =>
  import('./parts/ticket-parts.tsx').then(({ Facts }) => ({ default: Facts })),
);
const TicketStub = still<StubProps>(() =>
  import('./parts/ticket-parts.tsx').then(({ Stub }) => ({ default: Stub })),
);

interface FairTicketProps {
  /** From `dressFair`. */
  readonly fair: ShownFair;
  /** The loader's now, ISO. */
  readonly now: string;
  readonly heading?: 'h2' | 'h3';
}

/** Hours before the start within which a ticket says how long it is. */
const nearHours = 3;

/** A fair in a list: its day, its time, a few of its colleges, and what can be done now. */
export function FairTicket({ fair, now, heading = 'h3' }: FairTicketProps) {
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
      pennants={
        pennants.length > 0 && phase !== 'cancelled' ? <TicketPennants fair={fair} /> : null
      }
      facts={<TicketFacts fair={fair} phase={phase} />}
      stub={<TicketStub fair={fair} phase={phase} now={now} />}
    />
  );
}

/** What stands over the title where there is something to say. */
function Status({ fair, phase, now }: StubProps) {
  const say = useSay();
  const locale = useLocale();
  const zone = useZone() ?? fair.timeZone;
  const { startTime: start, endTime: end } = fair;
  if (phase === 'live')
    return (
      <>
        <Tag kind="live">{say(ticketWords.live)}</Tag>
        <Near start={start} end={end} now={now} />
      </>
    );
  if (phase === 'cancelled') return <Tag icon="close">{say(ticketWords.cancelled)}</Tag>;
  if (phase === 'ended') return <Tag>{say(ticketWords.ended)}</Tag>;
  if (phase === 'upcoming' && fair.registrationOpensAt)
    return (
      <span suppressHydrationWarning>
        {say(ticketWords.opensOn, {
          day: formatDay(locale, zone, fair.registrationOpensAt, now),
        })}
      </span>
    );
  // With nothing in it the line is not there.
  const isNear = Date.parse(start) - Date.parse(now) < nearHours * 3_600_000;
  if (!fair.movedAt && !isNear) return null;
  return (
    <>
      {fair.movedAt && <Tag icon="info">{say(ticketWords.moved)}</Tag>}
      <Near start={start} end={end} now={now} within={nearHours} />
    </>
  );
}
