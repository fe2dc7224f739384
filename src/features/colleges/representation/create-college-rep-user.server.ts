import { createInvitedAccount, spendInvitation } from '../../accounts/invitations.server.ts';
import { endLinkTokens, issueLinkToken } from '../../accounts/link-token.server.ts';
import {
  signedIn,
  type PeopleCall,
  type PeopleServices,
  type SignedIn,
} from '../../accounts/people-services.ts';
import { sendAccountEmail, invitationUrl } from '../../accounts/account-email.server.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isEmail, isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict, forbidden, notFound } from '../../../platform/model/refusal.ts';
import { displayName } from '../../accounts/person-name.ts';
import { temporaryPasswordDays } from '../../accounts/password-policy.ts';
import { teamInvitationUrl } from '../team-invitation/invitation-page.ts';
import { collegeEmails } from '../emails.messages.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { collegeRefusals } from '../college-refusals.messages.ts';

const invitationDays = 14;

/**
 * `createCollegeRepUser(...)`: invites someone to represent a college. An address without an
 * account gets one; an existing account is invited unchanged. The one email has a link, which also
 * signs in while no one has confirmed the address; an admin's names a temporary password, too. It
 * takes effect when the owner of the address accepts. The response is the same for all, so that no
 * one learns which addresses have accounts.
 */
export const createCollegeRepUser = operation<'createCollegeRepUser', PeopleServices>({
  kind: 'Mutation',
  name: 'createCollegeRepUser',
  field: `
  "Invites someone to represent a college, creating an account with a temporary password if the address has none."
  createCollegeRepUser(userEmail: String!, collegeId: ID!, sendEmail: Boolean): JSON`,
  who: ['ADMINS', 'COLLEGES'],
  async resolve({ userEmail, collegeId, sendEmail }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const email = userEmail.trim().toLowerCase();
    if (!isEmail(email)) throw badInput({ userEmail: messages.email });
    if (by.role === 'COLLEGES' && !by.holds['college']?.includes(collegeId)) throw forbidden();
    if (by.role !== 'ADMINS') await refuseDraft(services.database.pool, collegeId);
    await spendInvitation(context, by, email);
    const expiresAt = await services.writer.change(async (tx) => {
      const college = await readCollege(tx, collegeId);
      const { id: accountId, temporaryPassword } = await createInvitedAccount(tx, world, {
        email,
        userType: 'college',
      });
      const invited = { email, college, inviter: await readInviter(tx, by), accountId };
      const offer = await offerLink(tx, context, by, invited);
      const password = by.role === 'ADMINS' ? temporaryPassword : null;
      if (sendEmail !== false)
        await mailInvitation(tx, context, { ...invited, ...offer, password });
      await writeAuditEntry(tx, world, by, {
        action: 'createCollegeRepUser',
        subject: 'College',
        subjectId: college.id,
        details: { accountId },
      });
      return offer.expiresAt;
    });
    return { userEmail: email, collegeId, invited: true, expiresAt: expiresAt.toISOString() };
  },
});

/**
 * An unapproved college can't invite anyone in its name.
 * @throws Refusal CONFLICT
 */
async function refuseDraft(tx: Queryable, collegeId: string): Promise<void> {
  const rows = await readRows(tx, { status: 'text' })('select status from college where id = $1', [
    collegeId,
  ]);
  if (rows[0]?.status !== 'active')
    throw conflict(apiSentence(collegeRefusals.inviteAfterApproval));
}

const invitingCollegeRow = row({ id: 'text', name: 'text' });

type InvitingCollege = RowOf<typeof invitingCollegeRow>;

async function readCollege(tx: Queryable, collegeId: string): Promise<InvitingCollege> {
  const rows = isUuid(collegeId)
    ? await readRows(tx, invitingCollegeRow)(
        `select id, name from college where id = $1 and status <> 'closed'`,
        [collegeId],
      )
    : [];
  const college = rows[0];
  if (!college) throw notFound(apiSentence(collegeRefusals.noCollege));
  return college;
}

/** Whom the email names: the rep who invites; null for the admins, who invite for the site. */
async function readInviter(tx: Queryable, by: SignedIn): Promise<string | null> {
  if (by.role === 'ADMINS') return null;
  const rows = await readRows(tx, { name: 'text' })('select name from account where id = $1', [
    by.id,
  ]);
  return cleanName(displayName({ firstName: rows[0]?.name ?? '' })) || null;
}

interface Invited {
  readonly email: string;
  readonly accountId: string;
  readonly college: InvitingCollege;
  readonly inviter: string | null;
}

async function offerLink(
  tx: Queryable,
  { world, services }: PeopleCall,
  by: SignedIn,
  { email, accountId, college, inviter }: Invited,
) {
  const offer = { purpose: 'rep-invitation', address: email } as const;
  await endLinkTokens(tx, world, { ...offer, payload: { collegeId: college.id } });
  const from = by.role === 'ADMINS' ? services.env.brand.name : college.name;
  const rows = await readRows(tx, { isConfirmed: 'boolean' })(
    'select email_verified as "isConfirmed" from account where id = $1',
    [accountId],
  );
  // An account that someone has confirmed is entered the usual way.
  const signsIn = rows[0]?.isConfirmed === false;
  const issued = await issueLinkToken(tx, world, {
    ...offer,
    payload: {
      collegeId: college.id,
      from,
      about: college.name,
      ...(signsIn ? { userType: 'college', name: '', who: inviter ?? from, invitedBy: by.id } : {}),
    },
    issuedBy: by.id,
    lifetimeDays: invitationDays,
  });
  return { ...issued, signsIn };
}

async function mailInvitation(
  tx: Queryable,
  { services }: PeopleCall,
  {
    email,
    college,
    inviter,
    token,
    signsIn,
    password,
  }: Invited & {
    readonly token: string;
    readonly signsIn: boolean;
    readonly password: string | null;
  },
): Promise<void> {
  const { env } = services;
  const names = { who: inviter ?? '', college: cleanName(college.name), brand: env.brand.name };
  const named = inviter !== null;
  await sendAccountEmail(tx, services, {
    kind: 'rep-invitation',
    to: email,
    unverified: true,
    write: (t) => ({
      subject: t(named ? collegeEmails.inviteSubjectBy : collegeEmails.inviteSubject, names),
      heading: t(named ? collegeEmails.inviteHeadingBy : collegeEmails.inviteHeading, names),
      paragraphs: [
        t(collegeEmails.inviteLead, names),
        t(signsIn ? collegeEmails.inviteNew : collegeEmails.inviteSignIn),
        ...(password === null
          ? []
          : [t(collegeEmails.invitePassword, { days: temporaryPasswordDays })]),
      ],
      ...(password === null ? {} : { code: password }),
      after: [t(collegeEmails.inviteTail, { days: invitationDays })],
      action: {
        label: t(signsIn ? collegeEmails.inviteAccept : collegeEmails.inviteAction),
        url: (signsIn ? teamInvitationUrl : invitationUrl)(env.publicUrl, token),
      },
    }),
  });
}
