import { Link } from 'react-router';
import { boothChatPath } from '../../booths/booth-path.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { formatWaited } from '../desk/waited.ts';
import { ExcludePerson } from '../exclusions/exclude-person.tsx';
import type { ReportedMessage } from './message-report-queries.ts';
import { messageReportMessages as messages } from './message-reports.messages.ts';
import css from '../live-monitor/monitor.module.css';

const nothing = {};

interface ReportedMessagesProps {
  readonly reports: readonly ReportedMessage[];
  readonly slug: string;
  readonly now: Date;
}

/** The public messages of a fair that are reported, and what an admin can do about each. */
export function ReportedMessages({ reports, slug, now }: ReportedMessagesProps) {
  const t = useTranslate();
  const list = new Intl.ListFormat(useLocale());
  return (
    <Section title={t(messages.title)}>
      {reports.length === 0 ? (
        <p className={css.none}>{t(messages.none)}</p>
      ) : (
        <ul role="list" className={css.messages}>
          {reports.map(({ id, boothId, college, author, words, reportedBy, ...report }) => (
            <li key={id}>
              <p className={css.second}>
                <Link to={boothChatPath(slug, boothId)}>{college}</Link>,{' '}
                {t(messages.about, {
                  reasons: list.format(
                    report.reasons.map((reason) => t(messages.reason, { reason })),
                  ),
                  time: formatWaited(t, report.createdAt, now),
                })}
              </p>
              <blockquote>{report.text}</blockquote>
              <p className={css.second}>
                {t(reportedBy.length === 0 ? messages.byErased : messages.by, {
                  count: report.reports,
                  by: list.format(reportedBy),
                })}{' '}
                {words.map((one) => t(messages.added, { words: one })).join(' ')}
              </p>
              <div className={css.acts}>
                {report.isHidden ? (
                  <Tag icon="eye-off">{t(messages.hidden)}</Tag>
                ) : (
                  <Form fields={nothing} now={now} intent={`hide ${id}`}>
                    <input type="hidden" name="id" value={report.messageId} />
                    <SubmitButton
                      size="small"
                      kind="dangerLine"
                      aria-label={t(messages.hideOf, { college })}
                    >
                      {t(messages.hide)}
                    </SubmitButton>
                  </Form>
                )}
                <Form fields={nothing} now={now} intent={`settle ${id}`}>
                  <input type="hidden" name="id" value={id} />
                  <SubmitButton
                    size="small"
                    kind="soft"
                    aria-label={t(messages.closeOf, { college })}
                  >
                    {t(messages.close, { count: report.reports })}
                  </SubmitButton>
                </Form>
              </div>
              {author && <ExcludePerson person={author} place={id} now={now} />}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
