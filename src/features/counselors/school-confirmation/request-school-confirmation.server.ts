import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isEmail } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { sendAccountEmail, invitationUrl } from '../../accounts/account-email.server.ts';
import { spendInvitation } from '../../accounts/invitations.server.ts';
import { endLinkTokens, issueLinkToken } from '../../accounts/link-token.server.ts';
import { signedIn, type PeopleCall, type PeopleServices } from '../../accounts/people-services.ts';
import { displayName } from '../../accounts/person-name.ts';
import { schoolRefusals } from '../school-refusals.messages.ts';
import { counselorEmails } from './emails.messages.ts';
import { hasClasses } from './has-classes.ts';

const requestDays = 14;

const ownCounselorRow = row({
  id: 'text',
  firstName: 'text',
  lastName: 'text',
  schoolId: 'text',
  schoolName: 'text',
  confirmed: 'boolean',
});

type OwnCounselor = RowOf<typeof ownCounselorRow>;

/**
 * `requestSchoolConfirmation(...)`: a counselor asks a confirmed colleague of the same
 * school, by email, to vouch for them. A domain alone is not enough, because students have school
 * addresses, too. The answer is the same for every address.
 */
export const requestSchoolConfirmation = operation<'requestSchoolConfirmation', PeopleServices>({
  kind: 'Mutation',
  name: 'requestSchoolConfirmation',
  field: `
  "Asks a confirmed colleague at the caller’s school, by email, to confirm them. The answer is the same for every address."
  requestSchoolConfirmation(colleagueEmail: Email!): Boolean!`,
  who: ['COUNSELORS'],
  quiet: true,
  async resolve({ colleagueEmail }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const address = colleagueEmail.trim().toLowerCase();
    if (!isEmail(address)) throw badInput({ colleagueEmail: messages.email });
    await spendInvitation(context, by, address);
    await services.writer.change(async (tx) => {
      const own = await ownCounselor(tx, by.id);
      if (own.confirmed) throw conflict(apiSentence(schoolRefusals.confirmedAlready));
      const payload = { counselorId: own.id };
      await endLinkTokens(tx, world, { purpose: 'counselor-confirmation', payload });
      if (!(await isConfirmedAt(tx, address, own.schoolId))) return;
      const from = cleanName(displayName(own));
      const { token } = await issueLinkToken(tx, world, {
        purpose: 'counselor-confirmation',
        address,
        payload: { ...payload, from, about: own.schoolName },
        issuedBy: by.id,
        lifetimeDays: requestDays,
      });
      await mailRequest(tx, context, {
        to: address,
        from,
        school: cleanName(own.schoolName),
        token,
      });
    });
    return true;
  },
});

async function ownCounselor(tx: Queryable, accountId: string): Promise<OwnCounselor> {
  const rows = await readRows(tx, ownCounselorRow)(
    `select o.id, o.first_name as "firstName", o.last_name as "lastName",
       s.id as "schoolId", s.name as "schoolName", o.confirmed_at is not null as confirmed
     from counselor o join counselor_school s on s.id = o.counselor_school_id
     where o.user_id = $1`,
    [accountId],
  );
  const own = rows[0];
  if (!own) throw conflict(apiSentence(schoolRefusals.tellFirst));
  return own;
}

/** Whether the address is that of a confirmed counselor of the school. */
export async function isConfirmedAt(
  tx: Queryable,
  email: string,
  schoolId: string,
): Promise<boolean> {
  const { rows } = await tx.query(
    `select 1 from counselor o join account a on a.id = o.user_id
     where o.counselor_school_id = $2 and o.confirmed_at is not null
       and a.email = $1 and a.email_verified and a.user_type = 'counselor'`,
    [email, schoolId],
  );
  return rows.length > 0;
}

interface Request {
  readonly to: string;
  readonly from: string;
  readonly school: string;
  readonly token: string;
}

async function mailRequest(
  tx: Queryable,
  { services }: PeopleCall,
  { to, from, school, token }: Request,
): Promise<void> {
  const { env } = services;
  const values = {
    from,
    school,
    brand: env.brand.name,
    days: requestDays,
    hasClasses: hasClasses(services),
  };
  await sendAccountEmail(tx, services, {
    kind: 'counselor-confirmation',
    to,
    write: (t) => ({
      subject: t(counselorEmails.confirmSubject, values),
      heading: t(counselorEmails.confirmSubject, values),
      paragraphs: [t(counselorEmails.confirmLead, values), t(counselorEmails.confirmTail, values)],
      action: { label: t(counselorEmails.confirmAction), url: invitationUrl(env.publicUrl, token) },
    }),
  });
}
