import { Link } from 'react-router';
import { Section } from '../../../../ui/layout/page.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import { callReportMessages as messages } from './call-reports.messages.ts';
import css from '../../live-monitor/monitor.module.css';

interface ReportedCallsProps {
  readonly count: number;
  readonly fairId: string;
}

/** How many reports of video calls a fair has; opening them is recorded. */
export function ReportedCalls({ count, fairId }: ReportedCallsProps) {
  const t = useTranslate();
  return (
    <Section title={t(messages.title)}>
      {count === 0 ? (
        <p className={css.none}>{t(messages.none)}</p>
      ) : (
        <>
          <p className={css.second}>{t(messages.count, { count })}</p>
          <p>
            <Link to={`/admin/fairs/${fairId}/call-reports`} prefetch="none">
              {t(messages.read)}
            </Link>
          </p>
        </>
      )}
    </Section>
  );
}
