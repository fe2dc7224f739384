import { fairPaths } from '../../fairs/fair-paths.ts';
import { JoinNow } from '../../fairs/join-button.tsx';
import { sayKind } from '../../fairs/say-kind.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useNow } from '../../ui/clock.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { HangingTicket } from '../../ui/hanging-ticket.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { homeWords as said } from './home.words.ts';
import type { HomeData } from './load-home.ts';

interface OwnTicketProps {
  readonly own: NonNullable<HomeData['next']>;
  readonly userType: string;
  /** Of the fair. */
  readonly sessions: HomeData['sessions'];
  /** The loader's now, ISO. */
  readonly now: string;
}

/** The ticket to the next fair that somebody has registered for, with the time until it opens. */
export function OwnTicket({ own, userType, sessions: planned, now }: OwnTicketProps) {
  const say = useSay();
  const locale = useLocale();
  const present = useNow(now).getTime();
  const { name, slug, fairType, startTime, endTime, timeZone } = own.fair;
  const isLive = Date.parse(startTime) <= present && present < Date.parse(endTime);
  const paths = fairPaths(slug);
  const sessions = sessionsOf(own);
  return (
    <HangingTicket
      start={startTime}
      zone={timeZone}
      head={
        'student' in own
          ? say(said.registeredStudent, { name: own.student })
          : say(userType === 'college' ? said.exhibiting : said.registered)
      }
      headEnd={isLive ? say(said.live) : null}
      title={name}
      to={paths.page}
      time={
        <>
          <span className="visually-hidden">
            <When start={startTime} zone={timeZone} now={now} show="day" />{' '}
          </span>
          <When start={startTime} end={endTime} zone={timeZone} now={now} show="hours" />
        </>
      }
      stub={
        <>
          <Countdown
            to={isLive ? endTime : startTime}
            now={now}
            label={say(isLive ? said.endsIn : said.opensIn)}
            over={say(present >= Date.parse(endTime) ? said.over : said.open)}
          />
          <JoinNow
            slug={slug}
            sessions={planned.filter(({ number }) => sessions.includes(number))}
            now={now}
            as={userType === 'college' ? 'speaker' : 'attendee'}
            size="large"
            block
          />
          <ButtonLink block size="large" to={isLive ? paths.visit : paths.page}>
            {say(isLive ? said.enter : said.seeFair)}
          </ButtonLink>
        </>
      }
    >
      <p>{sayKind(say, fairType)}</p>
      {sessions.length > 0 && (
        <p>
          {say(said.sessions, {
            sessions: new Intl.ListFormat(locale).format(sessions.map(String)),
          })}
        </p>
      )}
    </HangingTicket>
  );
}

/** The sessions somebody chose, or was given. */
function sessionsOf(own: OwnTicketProps['own']): readonly number[] {
  if ('student' in own) return [];
  const numbers = 'attending' in own ? own.attending : own.timeSlots;
  return (numbers ?? []).flatMap((one) => one ?? []);
}
