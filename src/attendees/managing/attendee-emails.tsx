import { DataTable } from '../../ui/data-table.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import type { ManagedRegistration } from './attendee-queries.ts';
import { attendeeWords as said } from './attendee.words.ts';
import css from './attendees.module.css';

interface AttendeeEmailsProps {
  readonly emails: ManagedRegistration['emails'];
  readonly zone: string;
  readonly now: string;
}

/** The emails that someone got about a fair, and whether each arrived. */
export function AttendeeEmails({ emails, zone, now }: AttendeeEmailsProps) {
  const say = useSay();
  return (
    <Section title={say(said.emails)}>
      <p className={css.lead}>{say(emails.length > 0 ? said.emailsKept : said.noEmails)}</p>
      {emails.length > 0 && (
        <DataTable
          caption={say(said.emails)}
          columns={[
            { key: 'email', title: say(said.email) },
            { key: 'at', title: say(said.sentAt) },
            { key: 'status', title: say(said.delivery) },
          ]}
          rows={emails.map(({ id, subject, status, at }) => ({
            id,
            cells: {
              email: subject ?? say(said.campaign),
              at: <When start={at} zone={zone} now={now} />,
              status: say(said[status]),
            },
          }))}
        />
      )}
    </Section>
  );
}
