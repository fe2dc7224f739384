import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/** Lists of classes: who is on one, and who has made one. Classes go with their counselor. */
export const classData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      class_roster: `select r.name, r.address, r.created_at, f.name as fair, s.name as school,
          trim(o.first_name || ' ' || o.last_name) as counselor
        from class_roster r join fair_class c on c.id = r.class_id join fair f on f.id = c.fair_id
        join counselor o on o.id = c.counselor_id
        join counselor_school s on s.id = o.counselor_school_id, whose
        where r.address = whose.email`,
      own_class: `select f.name as fair, l.code, l.created_at, l.ended_at
        from counselor o join fair_class c on c.counselor_id = o.id
        join fair f on f.id = c.fair_id left join class_link l on l.class_id = c.id, whose
        where o.user_id = whose.id`,
    }),
  async erase(tx, _accountId, email) {
    await tx.query('delete from class_roster where address = $1', [email.toLowerCase()]);
  },
};
