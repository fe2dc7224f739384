import type { Queryable } from '../../../platform/database/queryable.ts';
import { demoFairs } from '../../fairs/demo-fairs.server.ts';

/** SQL: a number from 0 to 99 that is the same in every demo. */
const drawn = (sql: string): string =>
  `(('x' || substr(md5(${sql}::text), 1, 6))::bit(24)::int % 100)`;

/**
 * Loads the demo fairs' attendance, and the visits at each booth. People with a demo account have
 * not come yet: they enter when their user does.
 */
export async function loadDemoVisits(tx: Queryable): Promise<void> {
  await tx.query(
    `update fair_attendee t
     set entered_at = f.start_time + make_interval(mins => ${drawn('t.email')} / 4)
     from fair f
     where f.id = t.fair_id and t.user_id is null
       and (f.id = $1 and ${drawn('t.id')} < 41 or f.id = $2 and ${drawn('t.id')} < 64)`,
    [demoFairs.demo, demoFairs['last-fall']],
  );
  await tx.query(
    `insert into booth_visit (booth_id, first_at)
     select b.id, f.start_time + make_interval(mins => 1 + ${drawn("b.id || '/' || place")} * 11 / 100)
     from fair_booth b join fair f on f.id = b.fair_id
     cross join lateral generate_series(1, 2 + ${drawn('b.id')} * ${drawn('b.college_id')} / 90) place
     where b.fair_id = $1 and b.booth_sent`,
    [demoFairs.demo],
  );
}
