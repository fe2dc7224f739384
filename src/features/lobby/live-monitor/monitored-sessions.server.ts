import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

/** The schema type. */
export const sessionTypes = `
  "A session of the plan, with how many come to it."
  type MonitoredSession {
    number: Int!
    title: String!
    startTime: DateTime!
    lengthMinutes: Int!
    "Registered for it."
    chosen: Int!
    joined: Int!
    "It has a link to join."
    hasLink: Boolean!
  }`;

/** A fair's sessions by time, each with its attendees; none for a booth fair. */
export async function readSessions(on: Queryable, fairId: string) {
  return readRows(on, {
    number: 'number',
    title: 'text',
    startTime: 'timestamp',
    lengthMinutes: 'number',
    chosen: 'number',
    joined: 'number',
    hasLink: 'boolean',
  })(
    `select (s ->> 'number')::int as number, s ->> 'title' as title,
       (s ->> 'startTime')::timestamptz as "startTime",
       (s ->> 'lengthMinutes')::int as "lengthMinutes",
       coalesce((select k.taken from seats_taken k
         where k.fair_id = w.fair_id and k.session = (s ->> 'number')::int), 0) as chosen,
       (select count(*)::int from session_attendance a
        where a.fair_id = w.fair_id and a.session = (s ->> 'number')::int) as joined,
       coalesce(w.webinar_links, '{}') ? (s ->> 'number') as "hasLink"
     from fair_webinar w join fair f on f.id = w.fair_id,
       jsonb_array_elements(w.details -> 'sessions') s
     where w.fair_id = $1 and f.fair_type <> 'booth'
     order by 3, 1`,
    [fairId],
  );
}
