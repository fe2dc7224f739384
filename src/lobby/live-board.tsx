import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { useLocale, useSay } from '../ui/say.tsx';
import { Announce } from './announcements/announce.tsx';
import { Arrivals } from './live-monitor/arrivals.tsx';
import { HeldMessages } from './live-monitor/held-messages.tsx';
import type { FairMonitor } from './live-monitor/monitor-queries.ts';
import { MonitoredBooths } from './live-monitor/monitored-booths.tsx';
import { MonitoredSessions } from './live-monitor/monitored-sessions.tsx';
import { monitorWords as said } from './live-monitor/monitor.words.ts';
import type { LiveFair } from './live-fair.ts';
import { sayWaited } from './parts/waited.ts';
import css from './live-monitor/monitor.module.css';

/** Milliseconds between two readings. */
const rhythm = 10_000;

interface LiveBoardProps {
  readonly live: LiveFair;
  /** The address of the page, to read it again. */
  readonly path: string;
}

/** What goes on at a fair, and what is announced at it. */
export function LiveBoard({ live, path }: LiveBoardProps) {
  const { monitor, announcements, slug, hasBooths, zone, query, asks, isAdmin, now } = live;
  const say = useSay();
  const locale = useLocale();
  useReadAgain();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone: zone }).format(now);
  return (
    <div className={css.monitor}>
      <p className={css.asOf}>
        {say(said.asOf, { time })} <Link to={path}>{say(said.again)}</Link>
      </p>
      <Numbers monitor={monitor} hasBooths={hasBooths} />
      <div className={css.columns}>
        <div>
          {hasBooths ? (
            <>
              <HeldMessages held={monitor.held} slug={slug} now={now} />
              <MonitoredBooths booths={monitor.booths} {...{ slug, query, now }} />
            </>
          ) : (
            <MonitoredSessions sessions={monitor.sessions} zone={zone} now={now} />
          )}
          {!hasBooths && <Arrivals arrivals={monitor.arrivals} zone={zone} />}
        </div>
        <div>
          <Announce {...{ announcements, query, asks, zone, now }} sessions={monitor.sessions} />
          {hasBooths && <Arrivals arrivals={monitor.arrivals} zone={zone} />}
          <Health {...{ monitor, isAdmin, now }} />
        </div>
      </div>
    </div>
  );
}

/** Reads the page again every few seconds while it is looked at. */
function useReadAgain(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, rhythm);
    return () => clearInterval(timer);
  }, [revalidate]);
}

interface NumbersProps {
  readonly monitor: FairMonitor;
  readonly hasBooths: boolean;
}

function Numbers({ monitor, hasBooths }: NumbersProps) {
  const say = useSay();
  const number = new Intl.NumberFormat(useLocale());
  const { people, came, registered, booths, sessions } = monitor;
  const staffed = booths.filter(({ reps }) => reps.length > 0).length;
  const waiting = booths.reduce((sum, one) => sum + one.waiting, 0);
  const shown = [
    [people, say(said.people)],
    [came, say(said.came, { registered })],
    ...(hasBooths
      ? ([
          [staffed, say(said.withRep, { all: booths.length })],
          [waiting, say(said.waiting)],
        ] as const)
      : ([
          [
            sessions.filter(({ hasLink }) => hasLink).length,
            say(said.ofSessions, { all: sessions.length }),
          ],
          [sessions.reduce((sum, one) => sum + one.joined, 0), say(said.joinedSessions)],
        ] as const)),
  ] as const;
  return (
    <section aria-label={say(said.numbers)}>
      <ul role="list" className={css.numbers}>
        {shown.map(([figure, words]) => (
          <li key={words}>
            <b>{number.format(figure)}</b> {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HealthProps {
  readonly monitor: FairMonitor;
  readonly isAdmin: boolean;
  readonly now: Date;
}

function Health({ monitor, isAdmin, now }: HealthProps) {
  const say = useSay();
  const { email, failedJobs } = monitor;
  const isWell = email.failed === 0 && failedJobs === 0 && email.dueSince === null;
  return (
    <section aria-label={say(said.health)}>
      <h2>{say(said.health)}</h2>
      <p className={isWell ? css.well : css.unwell}>
        <Icon name={isWell ? 'check-circle' : 'warning'} />
        <span>
          {say(said.email, { count: email.waiting })}{' '}
          {email.dueSince !== null &&
            say(said.emailDue, { time: sayWaited(say, email.dueSince, now) })}{' '}
          {say(said.emailFailed, { count: email.failed })} {say(said.jobs, { count: failedJobs })}
        </span>
      </p>
      {isAdmin && (
        <p>
          <Link to="/admin/health">{say(said.seeFailed)}</Link>
        </p>
      )}
    </section>
  );
}
