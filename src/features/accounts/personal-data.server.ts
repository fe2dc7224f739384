import {
  forgetFound,
  forgetMailAbout,
  forgetMailTo,
} from '../../platform/email/forget-mail.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { Eraser } from './account-parts.server.ts';

/** Whose data it is: what is filed by account, and what is filed by the confirmed address. */
interface Whose {
  readonly id: string;
  readonly email: string;
}

/** What an entity keeps about people: it tells everything, and erases it when the account leaves. */
export interface PersonalData {
  /** By table or kind; empty lists are left out. */
  readonly tell: (
    tx: Queryable,
    whose: Whose,
  ) => Promise<Readonly<Record<string, readonly unknown[]>>>;
  readonly erase: Eraser;
}

/** Stands in an e-mail column that must hold something when the address is erased. */
export const erasedEmail = 'erased@deleted.invalid';

/**
 * Runs statements that return rows about a person, by name. Each finds them in the table `whose`,
 * with the columns `id` (the account) and `email` (the confirmed address).
 */
export async function tellRows(
  tx: Queryable,
  { id, email }: Whose,
  statements: Readonly<Record<string, string>>,
): Promise<Record<string, readonly unknown[]>> {
  const rowsByName: Record<string, readonly unknown[]> = {};
  for (const [name, statement] of Object.entries(statements)) {
    const rows = await readRows(tx, { kept: 'json' })(
      `with whose as (select $1::uuid as id, $2::text as email)
       select to_jsonb(k) as kept from (${statement}) k`,
      [id, email.toLowerCase()],
    );
    if (rows.length > 0) rowsByName[name] = rows.map(({ kept }) => kept);
  }
  return rowsByName;
}

/**
 * SQL: a text of an email without its codes and links. On a device that someone left signed in, another
 * person could otherwise ask for a code, and take over the account with it. Emails with a temporary
 * password are left out.
 */
const withoutSecrets = (text: string): string =>
  `regexp_replace(regexp_replace(${text}, 'https?://\\S+', '(…)', 'g'), '\\m\\d{6}\\M', '******', 'g')`;

/** The account itself, its sessions and ways to sign in, offers of links, and mails. */
export const accountData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      account: `select a.id, a.email, a.email_verified, a.name, a.birth_date, a.image, a.user_type, a.approved_at,
        a.time_zone, a.locale, a.created_at, a.last_seen_at from account a, whose where a.id = whose.id`,
      sessions: `select s.created_at, s.updated_at, s.expires_at, s.ip_address, s.user_agent
        from session s, whose where s.account_id = whose.id`,
      sign_in_methods: `select m.provider_id, m.created_at from sign_in_method m, whose
        where m.account_id = whose.id`,
      two_step_sign_in: `select f.created_at, f.verified from two_factor f, whose
        where f.account_id = whose.id`,
      passkeys: `select p.name, p.created_at, p.last_used_at from passkey p, whose
        where p.account_id = whose.id`,
      invitations: `select l.purpose, l.address, l.created_at, l.expires_at, l.redeemed_at, l.ended_at
        from link_token l, whose where l.issued_by = whose.id or l.address = whose.email`,
      mails: `select m.kind, ${withoutSecrets('m.subject')} as subject,
          ${withoutSecrets('m.text')} as text, m.created_at, m.sent_at from mail m, whose
        where lower(m.recipient) = whose.email and m.kind <> 'invited-account'`,
      admin_actions: `select e.at, e.action, e.subject, e.subject_id, e.details
        from audit_entry e, whose where e.account_id = whose.id`,
    }),
  async erase(tx, accountId, email) {
    await forgetMailTo(tx, email);
    // What was written to others about this address, or in this person's name.
    await forgetMailAbout(tx, email);
    const rows = await readRows(tx, { id: 'text', status: 'text' })(
      `select id, status from mail
       where (kind like '%-invitation' or kind = 'counselor-confirmation') and recipient in (
         select address from link_token where issued_by = $1) for update`,
      [accountId],
    );
    await forgetFound(tx, rows);
  },
};
