import { erasedEmail } from '../accounts/personal-data.server.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import type { World } from '../platform/world.ts';
import { namesNobody } from './names-nobody.ts';

/** Months after the end of a fair for which it is known who came without an account. */
export const guestMonths = 6;

/** Registrations erased by one statement. */
const piece = 1000;

/**
 * Erases who came to fairs that are long over, where nobody with a confirmed account has the address:
 * what is left counts somebody and names nobody. Answers how many it was; for a job of once a day.
 */
export async function eraseGuests(tx: Queryable, world: World): Promise<number> {
  let erased = 0;
  for (;;) {
    const { rowCount } = await tx.query(
      `with gone as (
         select t.id from fair_attendee t join fair f on f.id = t.fair_id
         where f.end_time + interval '${guestMonths} months' <= $1
           and t.user_id is null and t.email <> $2 and not exists (
             select from account a
             where a.email = lower(t.email) and a.email_verified and a.deleted_at is null)
         order by t.id limit ${piece} for update of t skip locked
       ), left_class as (
         delete from class_member m using gone g where m.attendee_id = g.id)
       update fair_attendee t set ${namesNobody('$2')} from gone g where t.id = g.id`,
      [world.now(), erasedEmail],
    );
    erased += rowCount ?? 0;
    if ((rowCount ?? 0) < piece) return erased;
  }
}
