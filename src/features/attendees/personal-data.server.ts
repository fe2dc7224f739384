import { erasedEmail, tellRows, type PersonalData } from '../accounts/personal-data.server.ts';
import { namesNoOne } from './erasure/names-no-one.ts';

/**
 * Fair registrations. After an erasure, the remaining row counts someone by kind, state and grade,
 * and names no one; when they joined which session is not stored.
 */
export const attendeeData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      fair_attendee: `select t.*, f.name as fair from fair_attendee t
        join fair f on f.id = t.fair_id, whose
        where t.user_id = whose.id or lower(t.email) = whose.email`,
      fair_class: `select s.name as school, o.first_name || ' ' || o.last_name as counselor,
          m.may_see, m.joined_at, m.answered_at
        from class_member m join fair_attendee t on t.id = m.attendee_id
        join fair_class c on c.id = m.class_id join counselor o on o.id = c.counselor_id
        join counselor_school s on s.id = o.counselor_school_id, whose
        where t.user_id = whose.id or lower(t.email) = whose.email`,
      session_attendance: `select f.name as fair, a.session, a.joined_at, a.last_joined_at,
          a.minutes, a.seen_at
        from session_attendance a join fair_attendee t on t.id = a.attendee_id
        join fair f on f.id = t.fair_id, whose
        where t.user_id = whose.id or lower(t.email) = whose.email
        order by a.joined_at, a.session`,
    }),
  async erase(tx, accountId, email) {
    for (const table of ['class_member', 'session_attendance'])
      await tx.query(
        `delete from ${table} m using fair_attendee t
         where t.id = m.attendee_id and (t.user_id = $1 or lower(t.email) = $2)`,
        [accountId, email],
      );
    await tx.query(
      `update fair_attendee set ${namesNoOne('$3')}
       where user_id = $1 or lower(email) = $2`,
      [accountId, email, erasedEmail],
    );
  },
};
