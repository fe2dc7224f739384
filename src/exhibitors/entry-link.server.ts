import { issueLinkToken, type LinkPayload } from '../accounts/link-token.server.ts';
import type { PeopleServices } from '../accounts/people-services.ts';
import { cleanName } from '../platform/email/clean-name.ts';
import { linkRep } from '../colleges/link-rep.server.ts';
import { collegeLetters } from '../colleges/letters.words.ts';
import { tellReps } from '../colleges/tell-reps.server.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { isUuid } from '../platform/model/kinds.ts';
import type { World } from '../platform/world.ts';
import { linkDays } from './exhibitor-link.server.ts';

/**
 * A link that signs the contact of a registration in and makes them a rep of its college: single-use,
 * bound to the address it is mailed to. For contacts who are invited (`rep_invited_at`) only.
 */
export async function issueEntryLink(
  tx: Queryable,
  world: World,
  { exhibitorId, email }: { readonly exhibitorId: string; readonly email: string },
): Promise<string> {
  const { rows } = await tx.query<{ name: string; slug: string; booth: string | null }>(
    `select e.primary_contact_first_name || ' ' || e.primary_contact_last_name as name, f.slug,
       (select b.id from fair_booth b where b.fair_id = e.fair_id and b.college_id = e.college_id)
         as booth
     from fair_exhibitor e join fair f on f.id = e.fair_id where e.id = $1`,
    [exhibitorId],
  );
  const { name = '', slug = '', booth = null } = rows[0] ?? {};
  const { token } = await issueLinkToken(tx, world, {
    purpose: 'sign-in',
    address: email,
    payload: {
      ...{ userType: 'college', name: name.trim(), exhibitor: exhibitorId, fair: slug },
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

interface Invited {
  readonly collegeId: string;
  readonly college: string;
  readonly email: string;
  readonly name: string;
}

/**
 * Whoever has just signed in by such a link represents the college of the registration from now on, if
 * the invitation still stands; its other reps are told. An account that represents a college already, or
 * is none of a college, stays as it is.
 */
export async function takeUpExhibit(
  tx: Queryable,
  { world, ...letters }: Pick<PeopleServices, 'mailer' | 'env'> & { readonly world: World },
  { accountId, payload }: Taken,
): Promise<void> {
  const { exhibitor = '' } = payload;
  if (!isUuid(exhibitor)) return;
  const { rows } = await tx.query<Invited>(
    `select e.college_id as "collegeId", c.name as college, a.email, a.name
     from fair_exhibitor e
     join exhibitor_registration r on r.exhibitor_id = e.id
     join college c on c.id = e.college_id and c.status = 'active'
     join account a on a.id = $2 and a.email = lower(e.primary_contact_email)
       and a.user_type = 'college' and a.email_verified and a.deleted_at is null
     where e.id = $1 and r.rep_invited_at is not null and r.withdrawn_at is null
       and e.payment_status <> 'refunded'
       and not exists (select from college_rep p where p.user_id = a.id)
     for update of r`,
    [exhibitor, accountId],
  );
  const invited = rows[0];
  if (!invited) return;
  const { collegeId, college, email, name } = invited;
  const repId = await linkRep(tx, world, { accountId, collegeId });
  await tx.query('update exhibitor_registration set rep_id = $2 where exhibitor_id = $1', [
    exhibitor,
    repId,
  ]);
  const values = { college: cleanName(college), who: cleanName(name) || email, email };
  const news = {
    kind: 'college-new-rep',
    subject: collegeLetters.newRepSubject,
    heading: collegeLetters.newRepHeading,
    paragraphs: [collegeLetters.newRepLead],
    values,
  };
  await tellReps(tx, letters, collegeId, news, accountId);
}
