import { ButtonLink } from '../ui/button.tsx';
import { Pennant } from '../ui/pennant.tsx';
import { useLocale, useSay } from '../ui/say.tsx';
import { formatDay } from '../ui/format-times.ts';
import { Tag } from '../ui/tag.tsx';
import { Ticket } from '../ui/ticket.tsx';
import { Near, When } from '../ui/when.tsx';
import { useZone } from '../ui/zone.tsx';
import type { ShownFair } from './dress-fair.ts';
import { fairPaths } from './fair-paths.ts';
import { takesAttendees, type FairPhase } from './fair-phase.ts';
import { ticketWords } from './fair-ticket.words.ts';
import { AddMenu } from './parts/add-menu.tsx';
import { sayContents, sayKind } from './say-kind.ts';
import { useFairPhase } from './use-fair-phase.ts';

interface FairTicketProps {
  /** From `dressFair`. */
  readonly fair: ShownFair;
  /** The loader's now, ISO. */
  readonly now: string;
  readonly heading?: 'h2' | 'h3';
}

/** Hours before the start within which a ticket says how long it is. */
const nearHours = 3;

const tags: Readonly<Record<string, 'lawn' | 'primary' | 'blue'>> = {
  booth: 'lawn',
  '6x6': 'primary',
  webinar: 'blue',
};

/** A fair in a list: its day, its time, a few of its colleges, and what can be done now. */
export function FairTicket({ fair, now, heading = 'h3' }: FairTicketProps) {
  const say = useSay();
  const phase = useFairPhase(fair, now);
  const isPast = phase === 'ended' || phase === 'cancelled';
  const { startTime, endTime, timeZone, pennants, collegeCount } = fair;
  const more = collegeCount - pennants.length;
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
        pennants.length > 0 && phase !== 'cancelled' ? (
          <>
            {pennants.map((college) => (
              <Pennant key={college.name} art={college.art} width={48} label={college.name} />
            ))}
            {more > 0 && <span>{say(ticketWords.more, { count: more })}</span>}
          </>
        ) : null
      }
      facts={
        <>
          <Tag kind={isPast ? 'plain' : (tags[fair.fairType] ?? 'plain')}>
            {sayKind(say, fair.fairType)}
          </Tag>
          {phase !== 'cancelled' && <span>{sayContents(say, fair)}</span>}
        </>
      }
      stub={<Stub fair={fair} phase={phase} now={now} />}
    />
  );
}

interface PartProps {
  readonly fair: ShownFair;
  readonly phase: FairPhase;
  readonly now: string;
}

/** What stands over the title where there is something to say. */
function Status({ fair, phase, now }: PartProps) {
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

/** What can be done, by the phase of the fair. */
function Stub({ fair, phase, now }: PartProps) {
  const say = useSay();
  const paths = fairPaths(fair.slug);
  if (phase === 'live')
    return (
      <>
        <ButtonLink kind="lawn" to={paths.visit}>
          {say(ticketWords.enter)}
        </ButtonLink>
        <ButtonLink kind="quiet" size="small" to={paths.register}>
          {say(ticketWords.atTheDoor)}
        </ButtonLink>
      </>
    );
  if (phase === 'cancelled')
    return (
      <ButtonLink kind="line" to={paths.page}>
        {say(ticketWords.readMore)}
      </ButtonLink>
    );
  if (phase === 'ended')
    return fair.recordingsOut ? (
      <ButtonLink kind="line" icon="play" to={paths.recordings}>
        {say(ticketWords.watch)}
      </ButtonLink>
    ) : (
      <ButtonLink kind="line" to={paths.page}>
        {say(ticketWords.look)}
      </ButtonLink>
    );
  const opens = takesAttendees(fair, new Date(now));
  return (
    <>
      <ButtonLink kind={opens ? 'primary' : 'line'} to={opens ? paths.register : paths.page}>
        {say(opens ? ticketWords.register : ticketWords.look)}
      </ButtonLink>
      <AddMenu fair={fair} />
    </>
  );
}
