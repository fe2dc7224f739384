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
import { collegeEmails } from '../emails.messages.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { collegeRefusals } from '../college-refusals.messages.ts';

const invitationDays = 14;

/**
 * `createCollegeRepUser(...)`: invites someone to represent a college. An address without an
 * account gets one, with a temporary password that only the email contains; an existing account is
 * invited unchanged. The link takes effect when the owner of the address accepts. The response is
 * the same for both, so that no one learns which addresses have accounts.
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
      const { id: accountId } = await createInvitedAccount(
        tx,
        { world, mailer: services.mailer, env: services.env },
        { email, userType: 'college', sendEmail: sendEmail !== false },
      );
      const offer = await offerLink(tx, context, by, { email, college });
      if (sendEmail !== false) await mailInvitation(tx, context, { email, college, ...offer });
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

async function offerLink(
  tx: Queryable,
  { world, services }: PeopleCall,
  by: SignedIn,
  { email, college }: { readonly email: string; readonly college: InvitingCollege },
) {
  const offer = { purpose: 'rep-invitation', address: email } as const;
  await endLinkTokens(tx, world, { ...offer, payload: { collegeId: college.id } });
  const from = by.role === 'ADMINS' ? services.env.brand.name : college.name;
  return issueLinkToken(tx, world, {
    ...offer,
    payload: { collegeId: college.id, from, about: college.name },
    issuedBy: by.id,
    lifetimeDays: invitationDays,
  });
}

async function mailInvitation(
  tx: Queryable,
  { services }: PeopleCall,
  {
    email,
    college,
    token,
  }: { readonly email: string; readonly college: InvitingCollege; readonly token: string },
): Promise<void> {
  const { env } = services;
  const names = { college: cleanName(college.name), brand: env.brand.name };
  await sendAccountEmail(tx, services, {
    kind: 'rep-invitation',
    to: email,
    unverified: true,
    write: (t) => ({
      subject: t(collegeEmails.inviteSubject, names),
      heading: t(collegeEmails.inviteHeading, names),
      paragraphs: [
        t(collegeEmails.inviteLead, names),
        t(collegeEmails.inviteTail, { days: invitationDays }),
      ],
      action: { label: t(collegeEmails.inviteAction), url: invitationUrl(env.publicUrl, token) },
    }),
  });
}
