import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, textOf, type RowOf } from '../../../platform/database/read-rows.ts';

const attendeeEmailRow = row({
  id: 'text',
  kind: 'text',
  /** Null for a campaign, whose subject is personalized for each reader. */
  subject: 'text?',
  status: textOf<'waiting' | 'sent' | 'notDelivered' | 'unclear' | 'heldBack'>(),
  at: 'timestamp',
});

/** An email about a fair to a registered person. */
export type AttendeeEmail = RowOf<typeof attendeeEmailRow>;

/** Emails about a fair that link to its page. */
const aboutFairs = [
  'fair-reminder',
  'session-reminder',
  'recordings-out',
  'fair-moved',
  'fair-cancelled',
  'fair-resumed',
];

/**
 * The latest emails to a registration's address that are about its fair, newest first: those with
 * its calendar entry, those that link to the fair's page, and campaigns to its attendees.
 * Organizers can't see other emails to this address.
 */
export async function readAttendeeEmails(
  on: Queryable,
  attendeeId: string,
): Promise<readonly AttendeeEmail[]> {
  return readRows(on, attendeeEmailRow)(
    `select m.id, m.kind, nullif(m.subject, '') as subject,
       case when m.status in ('queued', 'sending') then 'waiting' when m.status = 'sent' then 'sent'
         when m.status in ('bounced', 'failed') then 'notDelivered'
         when m.status = 'unknown' then 'unclear' else 'heldBack' end as status,
       coalesce(m.sent_at, m.created_at) as at
     from fair_attendee t join fair f on f.id = t.fair_id
     join mail m on lower(m.recipient) = lower(t.email)
     left join campaign c on c.id = m.batch_id
     where t.id = $1 and (
       strpos(m.calendar ->> 'content', 'UID:registration-' || t.id) > 0
       or m.kind = any($2) and m.text ~ ('/fair-' || f.slug || '([^a-z0-9-]|$)')
       or c.audience ~ ('^FAIR_(REGISTERED|CAME|ABSENT):' || f.id))
     order by m.created_at desc, m.id desc limit 20`,
    [attendeeId, aboutFairs],
  );
}
