import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/**
 * Which versions of the legal texts someone agreed to when they signed up, and which an admin published
 * or wrote. The texts stay when they leave.
 */
export const legalData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      legal_agreement: `select a.created_at as agreed_at,
          coalesce(legal_version_at('terms', a.created_at), 1) as terms_version,
          coalesce(legal_version_at('privacy', a.created_at), 1) as privacy_version
        from account a, whose where a.id = whose.id`,
      legal_version: `select v.kind, v.number, v.published_at from legal_version v, whose
        where v.published_by = whose.id order by v.published_at, v.kind`,
      legal_draft: `select d.kind, d.saved_at from legal_draft d, whose
        where d.saved_by = whose.id order by d.kind`,
    }),
  async erase(tx, accountId) {
    await tx.query('update legal_version set published_by = null where published_by = $1', [
      accountId,
    ]);
    await tx.query('update legal_draft set saved_by = null where saved_by = $1', [accountId]);
  },
};
