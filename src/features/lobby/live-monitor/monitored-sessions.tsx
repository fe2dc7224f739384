import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { FairMonitor } from './monitor-queries.ts';
import { monitorMessages as messages } from './monitor.messages.ts';
import css from './monitor.module.css';

interface MonitoredSessionsProps {
  readonly sessions: FairMonitor['sessions'];
  readonly zone: string;
  readonly now: Date;
}

/** Every planned session: its attendees, and whether it has a join link. */
export function MonitoredSessions({ sessions, zone, now }: MonitoredSessionsProps) {
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
                  {one.number}. {one.title} {!one.hasLink && <Tag>{t(messages.noLink)}</Tag>}
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
