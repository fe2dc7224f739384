import type { Queryable } from '../../platform/database/queryable.ts';

/** An email about a fair to someone who is registered for it. */
export interface AttendeeEmail {
  readonly id: string;
  readonly kind: string;
  /** Null for a campaign, whose subject has a text of its own for each reader. */
  readonly subject: string | null;
  readonly status: 'waiting' | 'sent' | 'notDelivered' | 'unclear' | 'heldBack';
  readonly at: Date;
}

/** Emails about a fair that lead to its page. */
const aboutFairs = [
  'fair-reminder',
  'session-reminder',
  'recordings-out',
  'fair-moved',
  'fair-cancelled',
  'fair-resumed',
];

/**
 * The last emails to the address of a registration that are about its fair, the newest first: those
 * with its entry for the calendar, those that lead to the page of the fair, and campaigns to its
 * attendees. Other emails to this address are no business of who runs the fair.
 */
export async function readAttendeeEmails(
  on: Queryable,
  attendeeId: string,
): Promise<readonly AttendeeEmail[]> {
  const { rows } = await on.query<AttendeeEmail>(
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
  return rows;
}
