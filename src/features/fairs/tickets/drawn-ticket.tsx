import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { formatDay } from '../../../ui/time/format-times.ts';
import { Tag } from '../../../ui/marks/tag.tsx';
import { Ticket } from '../../../ui/tickets/ticket.tsx';
import { Near, When } from '../../../ui/time/when.tsx';
import { useZone } from '../../../ui/time/zone.tsx';
import { fairPaths } from '../fair-paths.ts';
import { ticketMessages } from '../fair-ticket.messages.ts';
import { Facts, Pennants, Stub, type StubProps } from './ticket-parts.tsx';

interface DrawnTicketProps extends StubProps {
  readonly heading: 'h2' | 'h3';
  /** The countdown: another minute is another ticket. */
  readonly minutes: string;
}

/** Hours before the start during which a ticket shows a countdown. */
const nearHours = 3;

/** Inputs for rendering a ticket. */
export default function DrawnTicket({ fair, phase, now, heading }: DrawnTicketProps) {
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
      stub={<Stub fair={fair} phase={phase} now={now} />}
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
