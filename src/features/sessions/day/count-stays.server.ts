import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import type { JobSchedule } from '../../../platform/jobs/jobs.ts';
import type { World } from '../../../platform/world.ts';
import { storedRunSql } from '../join/read-entry.server.ts';
import { sessionMoment, type StoredRun } from '../session-timeline.ts';

/** No session lasts longer: milliseconds. */
const longest = 86_400_000;
/** Milliseconds within which a minute counts once. */
const sameMinute = 30_000;
/** Seconds without a heartbeat after which a process counts as dead, as for the presence it wrote. */
const deadAfter = 20;

interface StayParts {
  readonly pool: Queryable;
  readonly world: World;
}

/**
 * Counts a minute for everyone in the room of a session that is on. Those who come and go between two
 * minutes, have two pages open or connect again count once, and a page that stays open after the end
 * doesn’t count.
 */
export const countStays = ({ pool, world }: StayParts): JobSchedule => ({
  name: 'count-stays',
  every: '* * * * *',
  zone: 'UTC',
  async run() {
    const now = world.now();
    const rows = await readRows(pool, { run: jsonOf<StoredRun & { readonly id: string }>() })(
      `select ${storedRunSql('r')} as run from session_run r
       where r.started_at between $1 and $2 and (r.ended_at is null or r.ended_at > $2)
         and r.steps is not null`,
      [new Date(now.getTime() - longest), now],
    );
    const on = rows.filter(({ run: { steps, ...run } }) => {
      const { phase } = sessionMoment({ ...run, steps: steps ?? [], plannedEnd: 0 }, now.getTime());
      return phase === 'on';
    });
    if (on.length === 0) return;
    await pool.query(
      `with here as (
         select distinct r.fair_id, r.session, a.id, lower(a.email) as email
         from session_run r join presence p on p.room_id = r.id
         join presence_process q on q.id = p.process_id
           and q.seen_at >= clock_timestamp() - make_interval(secs => $4)
         join account a on a.id = p.account_id where r.id = any($1)
       ), registered as (
         select t.id, h.session from here h
         join fair_attendee t on t.fair_id = h.fair_id and t.user_id = h.id
         union
         select t.id, h.session from here h
         join fair_attendee t on t.fair_id = h.fair_id and lower(t.email) = h.email
       )
       update session_attendance j set minutes = j.minutes + 1, seen_at = $2 from registered t
       where j.attendee_id = t.id and j.session = t.session
         and (j.seen_at is null or j.seen_at <= $3)`,
      [on.map(({ run }) => run.id), now, new Date(now.getTime() - sameMinute), deadAfter],
    );
  },
});
