import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { ManagedRegistration } from './attendee-queries.ts';
import { attendeeMessages as messages } from './attendee.messages.ts';
import css from '../admin-list/attendees.module.css';

interface AttendeeEmailsProps {
  readonly emails: ManagedRegistration['emails'];
  readonly zone: string;
  readonly now: string;
}

/** The emails that someone received about a fair, with their delivery status. */
export function AttendeeEmails({ emails, zone, now }: AttendeeEmailsProps) {
  const t = useTranslate();
  return (
    <Section title={t(messages.emails)}>
      <p className={css.lead}>{t(emails.length > 0 ? messages.emailsKept : messages.noEmails)}</p>
      {emails.length > 0 && (
        <DataTable
          caption={t(messages.emails)}
          columns={[
            { key: 'email', title: t(messages.email) },
            { key: 'at', title: t(messages.sentAt) },
            { key: 'status', title: t(messages.delivery) },
          ]}
          rows={emails.map(({ id, subject, status, at }) => ({
            id,
            cells: {
              email: subject ?? t(messages.campaign),
              at: <When start={at} zone={zone} now={now} />,
              status: t(messages[status]),
            },
          }))}
        />
      )}
    </Section>
  );
}
