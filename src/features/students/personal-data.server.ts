import { erasedEmail, tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/** Student and Parent records with what hangs on them, and what was answered to colleges. */
export const studentData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      student: 'select s.* from student s, whose where s.user_id = whose.id',
      student_college_preferences: `select p.* from student_college_preferences p
        join student s on s.id = p.student_id, whose where s.user_id = whose.id`,
      student_privacy_settings: `select p.* from student_privacy_settings p
        join student s on s.id = p.student_id, whose where s.user_id = whose.id`,
      parent: `select p.* from parent p left join student s on s.id = p.student_id, whose
        where p.user_id = whose.id or p.owner = whose.id or s.user_id = whose.id
          or (p.user_id is null and lower(p.email) = whose.email)`,
      consent: `select c.name as college, e.at, e.outcome, e.topics, e.action, f.name as fair,
          e.wording_id, e.wording_version
        from sharing s join sharing_entry e on e.sharing_id = s.id
        join college c on c.id = s.college_id
        left join fair f on f.id = e.fair_id, whose
        where s.account_id = whose.id order by c.name, s.id, e.place`,
    }),
  async erase(tx, accountId, email) {
    // What was shared leaves an id without a name, so that colleges can be told.
    await tx.query('select erase_sharing($1, now())', [accountId]);
    await tx.query(
      `delete from student_college_preferences
       where student_id in (select id from student where user_id = $1)`,
      [accountId],
    );
    await tx.query(
      `delete from student_privacy_settings
       where student_id in (select id from student where user_id = $1)`,
      [accountId],
    );
    // Parents with an account keep their own name; who was only named by the student is forgotten.
    await tx.query(
      `update parent set student_id = null, confirmed_at = null, owner = user_id
       where user_id is not null and student_id in (select id from student where user_id = $1)`,
      [accountId],
    );
    await tx.query(
      `delete from parent where user_id is null
         and (lower(email) = $2 or student_id in (select id from student where user_id = $1))`,
      [accountId, email],
    );
    await tx.query(
      `update student set deleted = true, first_name = '', last_name = '', address1 = null,
         address2 = null, city = null, state = null, country = null, postal_code = null,
         phone = null, email = $2, current_school = null, entry_date = null, school_grade = null,
         graduation_year = null, dob = '1900-01-01', gender = null
       where user_id = $1`,
      [accountId, erasedEmail],
    );
    await tx.query(
      `update parent set deleted = true, first_name = '', last_name = '', phone = null, email = $2,
         student_relationship = null, student_id = null, confirmed_at = null, owner = null
       where user_id = $1`,
      [accountId, erasedEmail],
    );
  },
};
