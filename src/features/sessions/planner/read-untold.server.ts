import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

/**
 * The published sessions that changed after attendees had chosen them, while no email went to these
 * attendees since. The audit log has when a plan was published and which of its sessions changed. An
 * email to a part of the attendees, such as students, isn’t counted; a past or canceled fair has none.
 */
export async function readUntold(
  tx: Queryable,
  fairId: string,
  now: Date,
): Promise<readonly number[]> {
  const rows = await readRows(tx, { session: 'number' })(
    `select distinct n.session::int as session
     from fair f
     join audit_entry a on a.subject_id = f.id and a.action = 'publishSessionPlan'
     cross join jsonb_array_elements_text(a.details -> 'changedSessions') as n(session)
     where f.id = $1 and f.published_at is not null and f.cancelled_at is null and f.end_time > $2
       and exists (select from fair_attendee t
         where t.fair_id = f.id and t.created_at <= a.at and t.attending @> array[n.session::int])
       and not exists (select from campaign c
         where c.created_at >= a.at and c.status <> 'cancelled'
           and (c.audience = 'FAIR_REGISTERED:' || f.id
             or c.audience like 'FAIR_REGISTERED:' || f.id || ':S%'
               and n.session = any(string_to_array(split_part(c.audience, ':S', 2), ','))))
     order by 1`,
    [fairId, now],
  );
  return rows.map(({ session }) => session);
}
