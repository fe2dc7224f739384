import { DataTable } from '../../ui/data-table.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { Tag } from '../../ui/tag.tsx';
import { When } from '../../ui/when.tsx';
import type { FairMonitor } from './monitor-queries.ts';
import { monitorWords as said } from './monitor.words.ts';
import css from './monitor.module.css';

interface MonitoredSessionsProps {
  readonly sessions: FairMonitor['sessions'];
  readonly zone: string;
  readonly now: Date;
}

/** Every session of the plan: who comes, and whether there is a link to join. */
export function MonitoredSessions({ sessions, zone, now }: MonitoredSessionsProps) {
  const say = useSay();
  const number = new Intl.NumberFormat(useLocale());
  const at = now.toISOString();
  return (
    <Section title={say(said.sessions)}>
      {sessions.length === 0 ? (
        <p className={css.none}>{say(said.sessionsNone)}</p>
      ) : (
        <DataTable
          caption={say(said.sessions)}
          columns={[
            { key: 'title', title: say(said.session) },
            { key: 'when', title: say(said.starts) },
            { key: 'chosen', title: say(said.chosen), figures: true },
            { key: 'joined', title: say(said.joined), figures: true },
          ]}
          rows={sessions.map((one) => ({
            id: String(one.number),
            cells: {
              title: (
                <>
                  {one.number}. {one.title} {!one.hasLink && <Tag>{say(said.noLink)}</Tag>}
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
