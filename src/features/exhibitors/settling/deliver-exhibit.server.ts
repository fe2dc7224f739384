import type { Queryable } from '../../../platform/database/queryable.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { adminAddresses, sendAccountEmail } from '../../accounts/account-email.server.ts';
import { endLinkTokens } from '../../accounts/link-token.server.ts';
import { tellReps } from '../../colleges/college-reps.server.ts';
import { exhibitorEmails as messages } from '../contact-emails/emails.messages.ts';
import type { EmailContext } from '../contact-emails/write-exhibitor-email.server.ts';
import { readRegistration, type Registration } from '../read-registration.server.ts';
import { bindExhibitor } from './bind-exhibitor.server.ts';
import { findCollegeOf } from './find-college-of.server.ts';

/** The outcome for a registration made without an account. */
export type Delivered =
  /** It has its college and booth, and its contact is invited to represent the college. */
  | 'invited'
  /** It has them; an admin decides who represents the college. */
  | 'bound'
  /** An admin has to choose its college, or which of two registrations counts. */
  | 'doubt';

/**
 * Assigns a settled registration without an account to its college: by name and by the host of the
 * contact's address, when both match one published college, whose reps are notified. Once paid, its
 * contact is invited: an address there is not enough, students have them too. The link makes a rep
 * only when there is no one to ask (`isFreeSql`); otherwise it files a claim. If in doubt it emails
 * the admins and changes nothing.
 */
export async function deliverExhibit(
  tx: Queryable,
  context: EmailContext,
  registration: Registration,
): Promise<Delivered> {
  const { id, name, fair, paymentStatus, paymentData } = registration;
  const { world } = context;
  const collegeId = await findCollegeOf(tx, registration);
  const bound =
    collegeId === null ? null : await bindExhibitor(tx, world, { exhibitorId: id, collegeId });
  const names = { name: cleanName(name), fair: cleanName(fair.name) };
  if (bound !== 'bound') {
    const lead = bound === 'taken' ? messages.doubtTaken : messages.doubtLead;
    await askAdmins(tx, context, registration, { names, lead });
    return 'doubt';
  }
  await tellCollege(tx, context, id);
  const hasPaid =
    paymentStatus === 'paid' || (paymentStatus === 'waived' && paymentData?.['amountCents'] !== 0);
  if (!hasPaid) {
    await askAdmins(tx, context, registration, { names, lead: messages.doubtRep });
    return 'bound';
  }
  await inviteContact(tx, context, id);
  return 'invited';
}

/**
 * From now on the contact of a bound registration gets a link that signs in.
 * @param isVouched an admin confirms this person as a rep; otherwise the payment does
 */
export async function inviteContact(
  tx: Queryable,
  { world }: Pick<EmailContext, 'world'>,
  exhibitorId: string,
  isVouched = false,
): Promise<void> {
  const now = world.now();
  await tx.query(
    `update exhibitor_registration set rep_invited_at = $2, rep_vouched_at = $3
     where exhibitor_id = $1`,
    [exhibitorId, now, isVouched ? now : null],
  );
  if (isVouched)
    await tx.query(
      `update rep_origin set vouched_at = $2
       where exhibitor_id = $1 and vouched_at is null and ended_at is null`,
      [exhibitorId, now],
    );
}

/** Invalidates all invitations of the contact, sent or unsent; an existing rep stays one. */
export async function uninviteContact(
  tx: Queryable,
  { world }: Pick<EmailContext, 'world'>,
  exhibitorId: string,
): Promise<void> {
  await tx.query(
    `update exhibitor_registration set rep_invited_at = null, rep_vouched_at = null
     where exhibitor_id = $1`,
    [exhibitorId],
  );
  await endLinkTokens(tx, world, { purpose: 'sign-in', payload: { exhibitor: exhibitorId } });
}

/** Notifies the reps of a college of its registration, so they can set up the booth. */
async function tellCollege(
  tx: Queryable,
  context: EmailContext,
  exhibitorId: string,
): Promise<void> {
  const bound = await readRegistration(tx, exhibitorId);
  if (!bound?.collegeId || bound.reach === 'account') return;
  await tellReps(tx, context, bound.collegeId, {
    kind: 'exhibitor-for-reps',
    subject: messages.forRepsSubject,
    paragraphs: [messages.forRepsLead, messages.forRepsNext],
    values: {
      college: cleanName(bound.college ?? bound.name),
      fair: cleanName(bound.fair.name),
      email: bound.email,
    },
    page: { label: messages.openAccount, path: '/app/fairs/signup' },
  });
}

async function askAdmins(
  tx: Queryable,
  { mailer, env }: EmailContext,
  { id, fairId }: Registration,
  {
    names,
    lead,
  }: {
    readonly names: { readonly name: string; readonly fair: string };
    readonly lead: typeof messages.doubtLead;
  },
): Promise<void> {
  for (const to of await adminAddresses(tx))
    await sendAccountEmail(
      tx,
      { mailer, env },
      {
        kind: 'exhibitor-doubt',
        to,
        write: (t) => ({
          subject: t(messages.doubtSubject, names),
          heading: t(messages.doubtSubject, names),
          paragraphs: [t(lead, names)],
          action: {
            label: t(messages.doubtOpen),
            url: `${env.publicUrl}/admin/fairs/${fairId}/exhibitors/${id}`,
          },
        }),
      },
    );
}
