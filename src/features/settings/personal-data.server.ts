import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/** Which settings someone changed last. The setting stays when they leave. */
export const settingData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      setting: `select s.key, s.changed_at from setting s, whose
        where s.changed_by = whose.id order by s.changed_at`,
    }),
  async erase(tx, accountId) {
    await tx.query('update setting set changed_by = null where changed_by = $1', [accountId]);
  },
};
