import { Link } from 'react-router';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { formatWaited } from '../desk/waited.ts';
import type { ReportedThread } from './report-queries.ts';
import { reportMessages as messages } from './reports.messages.ts';
import css from '../live-monitor/monitor.module.css';

interface ReportedThreadsProps {
  readonly reports: readonly ReportedThread[];
  readonly fairId: string;
  readonly now: Date;
}

/** The private threads of a fair that are reported, and what for. */
export function ReportedThreads({ reports, fairId, now }: ReportedThreadsProps) {
  const t = useTranslate();
  return (
    <Section title={t(messages.title)}>
      {reports.length === 0 ? (
        <p className={css.none}>{t(messages.none)}</p>
      ) : (
        <>
          <p className={css.second}>{t(messages.recorded)}</p>
          <ul role="list" className={css.messages}>
            {reports.map(({ id, college, byStudent, reason, createdAt }) => (
              <li key={id}>
                <p>
                  {t(messages.by, {
                    by: byStudent ? 'student' : 'rep',
                    college,
                    reason,
                    time: formatWaited(t, createdAt, now),
                  })}
                </p>
                <p>
                  <Link
                    to={`/admin/fairs/${fairId}/reports/${id}`}
                    prefetch="none"
                    aria-label={t(messages.readOf, { college })}
                  >
                    {t(messages.read)}
                  </Link>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
