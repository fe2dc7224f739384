import { oneRow } from '../../../platform/database/one-row.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { Feature } from '../../../platform/model/features.ts';

/** How much of a feature is in use, and the people whom it concerns beside that. */
export interface FeatureUse {
  readonly inUse: number;
  readonly people: number;
}

/**
 * Who uses what can be switched off: subscribers, and those who have not confirmed yet; messages from
 * the contact form in the last 30 days, for as long as copies of emails are kept; classes at fairs
 * that are not over, and students on their lists or registered by their links; students who want news
 * of fairs. No one uses guides in a way that is counted.
 */
export async function countFeatureUse(
  on: Queryable,
  now: Date,
): Promise<Readonly<Record<Feature, FeatureUse>>> {
  const counted = oneRow(
    await readRows(on, {
      subscribers: 'number',
      waiting: 'number',
      messages: 'number',
      classes: 'number',
      students: 'number',
      readers: 'number',
    })(
      `with open_class as materialized (
       select c.id from fair_class c join fair f on f.id = c.fair_id where f.end_time > $1
     )
     select
       (select count(*)::int from newsletter_subscription n
        where n.confirmed_at is not null and not is_suppressed(n.address, n.list)) as subscribers,
       (select count(*)::int from newsletter_subscription
        where confirmed_at is null and token_expires_at > $1) as waiting,
       (select count(*)::int from mail where kind = 'contact-us'
          and created_at > $1::timestamptz - interval '30 days') as messages,
       (select count(*)::int from open_class) as classes,
       (select count(*)::int from (
          select lower(r.address) from class_roster r join open_class o on o.id = r.class_id
          union
          select lower(t.email) from class_member m join open_class o on o.id = m.class_id
            join fair_attendee t on t.id = m.attendee_id) as one) as students,
       (select count(*)::int from student_privacy_settings y
        join student s on s.id = y.student_id and not s.deleted
        where y.all_fair_reminders) as readers`,
      [now],
    ),
  );
  return {
    newsletter: { inUse: counted.subscribers, people: counted.waiting },
    'contact-form': { inUse: counted.messages, people: 0 },
    guides: { inUse: 0, people: 0 },
    classes: { inUse: counted.classes, people: counted.students },
    'fair-news': { inUse: 0, people: counted.readers },
  };
}
