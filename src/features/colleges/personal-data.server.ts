import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/** What makes someone a rep; the college itself is no one's personal data. */
export const repData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      college_rep: `select r.*, c.name as college from college_rep r
        join college c on c.id = r.college_id, whose where r.user_id = whose.id`,
      college_claim: `select m.*, c.name as college from college_claim m
        join college c on c.id = m.college_id, whose where m.account_id = whose.id`,
    }),
  async erase(tx, accountId) {
    await tx.query('delete from college_rep where user_id = $1', [accountId]);
    await tx.query('delete from college_claim where account_id = $1', [accountId]);
    await tx.query('select release_colleges($1, null)', [accountId]);
  },
};
