import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/** The record of a counselor. The school stays, because colleagues may belong to it. */
export const counselorData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      counselor: `select o.*, s.name as school from counselor o
        join counselor_school s on s.id = o.counselor_school_id, whose where o.user_id = whose.id`,
    }),
  async erase(tx, accountId) {
    await tx.query('delete from counselor where user_id = $1', [accountId]);
    await tx.query('update counselor_school set owner = null where owner = $1', [accountId]);
  },
};
