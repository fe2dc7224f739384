import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/** Someone's saved colleges. */
export const savedCollegeData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      saved_college: `select s.college_id, c.name as college, f.name as fair, s.saved_at
        from saved_college s join college c on c.id = s.college_id
        left join fair f on f.id = s.fair_id, whose where s.account_id = whose.id
        order by s.saved_at`,
    }),
  async erase(tx, accountId) {
    await tx.query('delete from saved_college where account_id = $1', [accountId]);
  },
};
