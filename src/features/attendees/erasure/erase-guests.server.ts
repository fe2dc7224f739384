import type pg from 'pg';
import { readRows } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { eraseEvents, findEventTraces } from '../../../platform/events/erase-events.server.ts';
import type { World } from '../../../platform/world.ts';
import { erasedEmail } from '../../accounts/personal-data.server.ts';
import { namesNoOne } from './names-no-one.ts';

/** Registrations erased in one transaction. */
const piece = 1000;

/** SQL: registrations `t` whose fair `f` ended so many months (`$2`) before an instant (`$1`). */
const guests = `fair_attendee t join fair f on f.id = t.fair_id
  where f.end_time + make_interval(months => $2) <= $1
    and t.user_id is null and t.email <> $3 and not exists (
      select from account a
      where a.email = lower(t.email) and a.email_verified and a.deleted_at is null)`;

/**
 * Erases attendees of fairs that ended at least this many months ago, unless a confirmed account
 * has the address: the remaining row counts someone and names no one, and the outbox of live
 * updates contains no name either. Returns how many were erased; for a daily job.
 */
export async function eraseGuests(pool: pg.Pool, world: World, months: number): Promise<number> {
  const params = [world.now(), months, erasedEmail];
  let erased = 0;
  for (;;) {
    const due = await readRows(pool, { id: 'text' })(
      `select t.id from ${guests} order by t.id limit ${piece}`,
      params,
    );
    if (due.length === 0) return erased;
    const records = due.map(({ id }) => id);
    const traces = await findEventTraces(pool, { records });
    erased += await transaction(pool, async (tx) => {
      const { rowCount } = await tx.query(
        `with gone as (
           select t.id from ${guests} and t.id = any($4) order by t.id for update of t
         ), left_class as (
           delete from class_member m using gone g where m.attendee_id = g.id
         ), left_sessions as (
           delete from session_attendance a using gone g where a.attendee_id = g.id)
         update fair_attendee t set ${namesNoOne('$3')} from gone g where t.id = g.id`,
        [...params, records],
      );
      await eraseEvents(tx, null, traces);
      return rowCount ?? 0;
    });
  }
}
