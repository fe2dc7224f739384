import { Link } from 'react-router';
import { Icon } from '../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../ui/text/translate.tsx';
import { joinPath } from '../fairs/join-session.ts';
import { ReportedCalls } from './calls/call-reports/reported-calls.tsx';
import { Announce } from './announcements/announce.tsx';
import { Arrivals } from './live-monitor/arrivals.tsx';
import { HeldMessages } from './live-monitor/held-messages.tsx';
import { ExcludedPeople } from './exclusions/excluded-people.tsx';
import type { FairMonitor } from './live-monitor/monitor-queries.ts';
import { MonitoredBooths } from './live-monitor/monitored-booths.tsx';
import { monitorMessages as messages } from './live-monitor/monitor.messages.ts';
import { ReportedMessages } from './message-reports/reported-messages.tsx';
import { ReportedThreads } from './thread-reports/reported-threads.tsx';
import type { LiveFair } from './live-fair.ts';
import { formatWaited } from './desk/waited.ts';
import css from './live-monitor/monitor.module.css';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Tag } from '../../ui/marks/tag.tsx';
import { useRefreshEvery } from '../../ui/navigation/use-refresh.ts';
import { When } from '../../ui/time/when.tsx';

/** Milliseconds between two reloads. */
const rhythm = 10_000;

interface LiveBoardProps {
  readonly live: LiveFair;
  /** The address of the page, for reloading. */
  readonly path: string;
}

/** Live activity at a fair, and its announcements. */
export function LiveBoard({ live, path }: LiveBoardProps) {
  const { monitor, announcements, slug, hasBooths, zone, query, asks, isAdmin, now } = live;
  const t = useTranslate();
  const locale = useLocale();
  useRefreshEvery(rhythm, { isOn: true });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone: zone }).format(now);
  const excluded = <ExcludedPeople excluded={live.excluded} now={now} />;
  return (
    <div className={css.monitor}>
      <p className={css.asOf}>
        {t(messages.asOf, { time })} <Link to={path}>{t(messages.again)}</Link>
      </p>
      <Numbers monitor={monitor} hasBooths={hasBooths} />
      <div className={css.columns}>
        <div>
          {hasBooths ? (
            <>
              {live.reports && (
                <>
                  <ReportedMessages reports={live.reportedMessages ?? []} slug={slug} now={now} />
                  <ReportedThreads reports={live.reports} fairId={live.fairId} now={now} />
                  <ReportedCalls count={monitor.reportedCalls} fairId={live.fairId} />
                </>
              )}
              {excluded}
              <HeldMessages held={monitor.held} slug={slug} now={now} />
              <MonitoredBooths booths={monitor.booths} slug={slug} query={query} now={now} />
            </>
          ) : (
            <>
              <MonitoredSessions slug={slug} sessions={monitor.sessions} zone={zone} now={now} />
              {live.excluded.length > 0 && excluded}
            </>
          )}
          {!hasBooths && <Arrivals arrivals={monitor.arrivals} zone={zone} />}
        </div>
        <div>
          <Announce
            announcements={announcements}
            query={query}
            asks={asks}
            zone={zone}
            now={now}
            sessions={monitor.sessions}
          />
          {hasBooths && <Arrivals arrivals={monitor.arrivals} zone={zone} />}
          <Health monitor={monitor} isAdmin={isAdmin} now={now} />
        </div>
      </div>
    </div>
  );
}

interface NumbersProps {
  readonly monitor: FairMonitor;
  readonly hasBooths: boolean;
}

function Numbers({ monitor, hasBooths }: NumbersProps) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const { people, came, registered, booths, sessions } = monitor;
  const staffed = booths.filter(({ reps }) => reps.length > 0).length;
  const waiting = booths.reduce((sum, one) => sum + one.waiting, 0);
  const shown = [
    [people, t(messages.people)],
    [came, t(messages.came, { registered })],
    ...(hasBooths
      ? ([
          [staffed, t(messages.withRep, { all: booths.length })],
          [waiting, t(messages.waiting)],
        ] as const)
      : ([
          [
            sessions.filter(({ hasLink }) => hasLink).length,
            t(messages.ofSessions, { all: sessions.length }),
          ],
          [sessions.reduce((sum, one) => sum + one.joined, 0), t(messages.joinedSessions)],
        ] as const)),
  ] as const;
  return (
    <section aria-label={t(messages.numbers)}>
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
  const t = useTranslate();
  const { email, failedJobs } = monitor;
  const isWell = email.failed === 0 && failedJobs === 0 && email.dueSince === null;
  return (
    <section aria-label={t(messages.health)}>
      <h2>{t(messages.health)}</h2>
      <p className={isWell ? css.well : css.unwell}>
        <Icon name={isWell ? 'check-circle' : 'warning'} />
        <span>
          {t(messages.email, { count: email.waiting })}{' '}
          {email.dueSince !== null &&
            t(messages.emailDue, { time: formatWaited(t, email.dueSince, now) })}{' '}
          {t(messages.emailFailed, { count: email.failed })}{' '}
          {t(messages.jobs, { count: failedJobs })}
        </span>
      </p>
      {isAdmin && (
        <p>
          <Link to="/admin/health">{t(messages.seeFailed)}</Link>
        </p>
      )}
    </section>
  );
}

interface MonitoredSessionsProps {
  readonly slug: string;
  readonly sessions: FairMonitor['sessions'];
  readonly zone: string;
  readonly now: Date;
}

/** Every planned session: its attendees, and whether it has a join link. */
function MonitoredSessions({ slug, sessions, zone, now }: MonitoredSessionsProps) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const at = now.toISOString();
  return (
    <Section title={t(messages.sessions)}>
      {sessions.length === 0 ? (
        <p className={css.none}>{t(messages.sessionsNone)}</p>
      ) : (
        <DataTable
          caption={t(messages.sessions)}
          columns={[
            { key: 'title', title: t(messages.session) },
            { key: 'when', title: t(messages.starts) },
            { key: 'chosen', title: t(messages.chosen), figures: true },
            { key: 'joined', title: t(messages.joined), figures: true },
          ]}
          rows={sessions.map((one) => ({
            id: String(one.number),
            cells: {
              title: (
                <>
                  {/* Leads into the room, where it’s conducted. */}
                  <a href={joinPath(slug, one.number)}>
                    {one.number}. {one.title}
                  </a>{' '}
                  {!one.hasLink && <Tag>{t(messages.noLink)}</Tag>}
                </>
              ),
              when: <When start={one.startTime} zone={zone} now={at} show="hours" />,
              chosen: number.format(one.chosen),
              joined: number.format(one.joined),
            },
          }))}
        />
      )}
    </Section>
  );
}
