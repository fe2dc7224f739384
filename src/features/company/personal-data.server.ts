import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/**
 * SQL: when the person of a registration `t` agreed to the legal texts. Whom an organizer registered
 * agrees on confirming; everyone else on registering.
 */
const agreedAt = `case when exists (
    select from audit_entry e where e.action = 'addAttendee' and e.subject_id = t.id)
  then t.confirmed_at else t.created_at end`;

/** SQL: the same for the contact of an exhibitor `e` with its registration `r`. */
const exhibitorAgreedAt = `case when r.agreed_at is null and not exists (
    select from audit_entry a where a.subject_id = e.id
      and a.action in ('addExhibitor', 'createFairExhibitor'))
  then e.created_at else r.agreed_at end`;

/**
 * Which versions of the legal texts someone agreed to when they signed up and when they registered for
 * fairs, and which an admin published or wrote. The texts stay when they leave.
 */
export const legalData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      legal_agreement: `select a.created_at as agreed_at,
          coalesce(legal_version_at('terms', a.created_at), 1) as terms_version,
          coalesce(legal_version_at('privacy', a.created_at), 1) as privacy_version
        from account a, whose where a.id = whose.id`,
      fair_legal_agreement: `select g.fair, g.agreed_at,
          coalesce(legal_version_at('terms', g.agreed_at), 1) as terms_version,
          coalesce(legal_version_at('privacy', g.agreed_at), 1) as privacy_version
        from (select f.name as fair, ${agreedAt} as agreed_at
          from fair_attendee t join fair f on f.id = t.fair_id, whose
          where t.consent and (t.user_id = whose.id or lower(t.email) = whose.email)) g
        where g.agreed_at is not null order by g.agreed_at, g.fair`,
      exhibitor_legal_agreement: `select g.fair, g.exhibitor, g.agreed_at,
          coalesce(legal_version_at('terms', g.agreed_at), 1) as terms_version,
          coalesce(legal_version_at('privacy', g.agreed_at), 1) as privacy_version
        from (select f.name as fair, e.name as exhibitor, ${exhibitorAgreedAt} as agreed_at
          from fair_exhibitor e join fair f on f.id = e.fair_id
          left join exhibitor_registration r on r.exhibitor_id = e.id, whose
          where e.consent and (e.user_id = whose.id
            or lower(e.primary_contact_email) = whose.email)) g
        where g.agreed_at is not null order by g.agreed_at, g.fair`,
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
