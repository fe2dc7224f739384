import { issueLinkToken, type LinkPayload } from '../../accounts/link-token.server.ts';
import type { PeopleServices } from '../../accounts/people-services.ts';
import { fileClaim } from '../../colleges/claims.server.ts';
import { linkRep, tellReps } from '../../colleges/college-reps.server.ts';
import { collegeEmails } from '../../colleges/emails.messages.ts';
import { lockCredits } from '../../payments/credit-ledger.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { World } from '../../../platform/world.ts';
import { issueExhibitorLink, linkDays } from './exhibitor-link.server.ts';
import { isFreeSql, isInvitedSql } from '../read-registration.server.ts';

/**
 * The query of the page that signs in a registration's contact and makes them a rep of its college,
 * or files their claim: single-use, bound to the address it is emailed to. Only for contacts who
 * are invited (`rep_invited_at`).
 */
export async function entryQuery(
  tx: Queryable,
  world: World,
  { reach, ...whose }: Contact & { readonly reach: 'entry' | 'claim' },
): Promise<string> {
  const token = await issueEntryLink(tx, world, whose);
  return `enter=${token}${reach === 'claim' ? '&ask=1' : ''}`;
}

interface Contact {
  readonly exhibitorId: string;
  readonly email: string;
}

async function issueEntryLink(
  tx: Queryable,
  world: World,
  { exhibitorId, email }: Contact,
): Promise<string> {
  const rows = await readRows(tx, { name: 'text', slug: 'text', booth: 'text?' })(
    `select e.primary_contact_first_name || ' ' || e.primary_contact_last_name as name, f.slug,
       (select b.id from fair_booth b where b.fair_id = e.fair_id and b.college_id = e.college_id
         and e.consent) as booth
     from fair_exhibitor e join fair f on f.id = e.fair_id where e.id = $1`,
    [exhibitorId],
  );
  const { name = '', slug = '', booth = null } = rows[0] ?? {};
  const { token } = await issueLinkToken(tx, world, {
    purpose: 'sign-in',
    address: email,
    payload: {
      userType: 'college',
      name: name.trim(),
      exhibitor: exhibitorId,
      fair: slug,
      ...(booth === null ? {} : { booth }),
    },
    issuedBy: null,
    lifetimeDays: linkDays,
  });
  return token;
}

interface Taken {
  readonly accountId: string;
  readonly payload: LinkPayload;
}

type Parts = Pick<PeopleServices, 'mailer' | 'env'> & { readonly world: World };

const contactedRow = row({
  collegeId: 'text',
  college: 'text',
  email: 'text',
  name: 'text',
  /** The contact in the registration. */
  person: jsonOf<{
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
  }>(),
  isRep: 'boolean',
  /** The account may represent the college, as far as registration and account show. */
  isInvited: 'boolean',
  /** There is no one to ask, or an admin has confirmed it. */
  isEnough: 'boolean',
  /** The account has an open claim, for any college. */
  openClaim: 'text?',
  /** Those who decide have rejected this person since. */
  isRejected: 'boolean',
});

type Contacted = RowOf<typeof contactedRow>;

/**
 * Handles the link after sign-in. The contact becomes a rep of the college when there is no one to
 * ask, and its other reps are notified; otherwise files a claim as `claimCollege` does. An account
 * that represents a college already, or has another type, stays unchanged.
 *
 * @returns `exhibit`: `rep`, `claim` or `none`; and for others the `link` of the registration
 */
export async function takeUpExhibit(
  tx: Queryable,
  parts: Parts,
  { accountId, payload }: Taken,
): Promise<LinkPayload> {
  const { exhibitor = '' } = payload;
  if (!isUuid(exhibitor)) return {};
  await lockExhibit(tx, exhibitor);
  const contact = await readContact(tx, exhibitor, accountId);
  if (!contact) return { exhibit: 'none' };
  const exhibit = await represent(tx, parts, { exhibitor, accountId, contact });
  if (exhibit === 'rep') return { exhibit };
  return { exhibit, link: await issueExhibitorLink(tx, parts.world, exhibitor) };
}

/** Locks against concurrent opening or undoing of the registration, in the order of registering. */
async function lockExhibit(tx: Queryable, exhibitor: string): Promise<void> {
  const rows = await readRows(tx, { collegeId: 'text?' })(
    'select college_id as "collegeId" from fair_exhibitor where id = $1',
    [exhibitor],
  );
  const collegeId = rows[0]?.collegeId ?? null;
  if (collegeId !== null) await lockCredits(tx, collegeId);
  await tx.query('select from exhibitor_registration where exhibitor_id = $1 for update', [
    exhibitor,
  ]);
}

async function readContact(
  tx: Queryable,
  exhibitor: string,
  accountId: string,
): Promise<Contacted | null> {
  const rows = await readRows(tx, contactedRow)(
    `select e.college_id as "collegeId", c.name as college, a.email, a.name,
       json_build_object('firstName', e.primary_contact_first_name,
         'lastName', e.primary_contact_last_name, 'phone', e.primary_contact_phone) as person,
       exists (select from college_rep p where p.user_id = a.id and p.college_id = e.college_id
         and p.confirmed_at is not null) as "isRep",
       ${isInvitedSql} and c.status = 'active' and a.user_type = 'college' and a.email_verified
         and not exists (select from college_rep p where p.user_id = a.id) as "isInvited",
       r.rep_vouched_at is not null or ${isFreeSql('e.college_id')} as "isEnough",
       (select m.college_id from college_claim m
         where m.account_id = a.id and m.status = 'open') as "openClaim",
       exists (select from college_claim m where m.account_id = a.id
         and m.college_id = e.college_id and m.status <> 'open'
         and m.created_at >= r.rep_invited_at) as "isRejected"
     from fair_exhibitor e
     join exhibitor_registration r on r.exhibitor_id = e.id
     join college c on c.id = e.college_id
     join account a on a.id = $2 and a.email = lower(e.primary_contact_email)
       and a.deleted_at is null
     where e.id = $1`,
    [exhibitor, accountId],
  );
  return rows[0] ?? null;
}

async function represent(
  tx: Queryable,
  { world, ...emails }: Parts,
  who: {
    readonly exhibitor: string;
    readonly accountId: string;
    readonly contact: Contacted;
  },
): Promise<'rep' | 'claim' | 'none'> {
  const { exhibitor, accountId, contact } = who;
  const { collegeId, college, email, name } = contact;
  if (contact.isRep) return 'rep';
  if (!contact.isInvited) return 'none';
  if (!contact.isEnough) {
    if (contact.openClaim !== null) return contact.openClaim === collegeId ? 'claim' : 'none';
    if (contact.isRejected) return 'none';
    const by = { id: accountId, email };
    await fileClaim(tx, { world, services: emails }, by, { id: collegeId, name: college });
    return 'claim';
  }
  const repId = await linkRep(tx, world, { accountId, collegeId, person: contact.person });
  await tx.query(
    `with told as (update exhibitor_registration set rep_id = $2 where exhibitor_id = $1
       returning exhibitor_id, rep_vouched_at)
     insert into rep_origin (rep_id, exhibitor_id, account_id, college_id, vouched_at)
     select $2, exhibitor_id, $3, $4, rep_vouched_at from told`,
    [exhibitor, repId, accountId, collegeId],
  );
  const values = { college: cleanName(college), who: cleanName(name) || email, email };
  const news = {
    kind: 'college-new-rep',
    subject: collegeEmails.newRepSubject,
    heading: collegeEmails.newRepHeading,
    paragraphs: [collegeEmails.newRepLead],
    values,
  };
  await tellReps(tx, emails, collegeId, news, accountId);
  return 'rep';
}
