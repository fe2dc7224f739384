import { signedIn, type PeopleCall, type PeopleServices } from '../../accounts/people-services.ts';
import { endLinkTokens } from '../../accounts/link-token.server.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isEmail, isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, notFound } from '../../../platform/model/refusal.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { collegeRefusals as refused } from '../college-refusals.messages.ts';
import { collegeEmails } from '../emails.messages.ts';
import { linkRep, tellOne, tellReps } from '../college-reps.server.ts';

interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/**
 * `linkRepAccount(...)`: an admin makes the owner of an existing account a rep of a college.
 * Approves their request to represent it, and withdraws one for another college. The person and the
 * college's other reps are notified.
 */
export const linkRepAccount = operation<'linkRepAccount', PeopleServices>({
  kind: 'Mutation',
  name: 'linkRepAccount',
  field: `
  "Makes the owner of an existing account of a college a rep of this one; answers the id of the CollegeRep."
  linkRepAccount(collegeId: ID!, userEmail: String!): ID!`,
  who: ['ADMINS'],
  async resolve({ collegeId, userEmail }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const email = userEmail.trim().toLowerCase();
    if (!isEmail(email)) throw badInput({ userEmail: messages.email });
    return services.writer.change(async (tx) => {
      const account = await findAccount(tx, email);
      const college = await readCollege(tx, collegeId);
      const repId = await linkRep(tx, world, { accountId: account.id, collegeId, agreedBy: by.id });
      await tx.query(
        `update college_claim set decided_at = $3, decided_by = $4,
           status = case when college_id = $2 then 'approved' else 'withdrawn' end
         where account_id = $1 and status = 'open'`,
        [account.id, collegeId, world.now(), by.id],
      );
      const invitation = { purpose: 'rep-invitation', payload: { collegeId } } as const;
      await endLinkTokens(tx, world, { ...invitation, address: email });
      await writeAuditEntry(tx, world, by, {
        action: 'linkRepAccount',
        subject: 'College',
        subjectId: collegeId,
        details: { accountId: account.id },
      });
      await tell(tx, context, { account, collegeId, college });
      return repId;
    });
  },
});

/** @throws Refusal BAD_USER_INPUT stating why the account can't be linked */
async function findAccount(tx: Queryable, email: string): Promise<Account> {
  const [account] = await readRows(tx, {
    id: 'text',
    email: 'text',
    name: 'text',
    type: 'text',
    verified: 'boolean',
    isRep: 'boolean',
  })(
    `select a.id, a.email, a.name, a.user_type as type, a.email_verified as verified,
       exists (select from college_rep r where r.user_id = a.id) as "isRep"
     from account a where a.email = $1 and a.deleted_at is null for update of a`,
    [email],
  );
  const wrong = (why: Message) => badInput({ userEmail: apiSentence(why) });
  if (!account) throw wrong(refused.noAccount);
  if (account.type !== 'college') throw wrong(refused.otherKind);
  if (!account.verified) throw wrong(refused.notConfirmedYet);
  if (account.isRep) throw wrong(refused.accountRepresents);
  return account;
}

async function readCollege(tx: Queryable, collegeId: string): Promise<string> {
  const rows = isUuid(collegeId)
    ? await readRows(tx, { name: 'text' })('select name from college where id = $1', [collegeId])
    : [];
  if (!rows[0]) throw notFound(apiSentence(refused.noCollege));
  return cleanName(rows[0].name);
}

interface News {
  readonly account: Account;
  readonly collegeId: string;
  readonly college: string;
}

async function tell(
  tx: Queryable,
  { services }: Pick<PeopleCall, 'services'>,
  { account, collegeId, college }: News,
): Promise<void> {
  const { id, email, name } = account;
  await tellOne(tx, services, email, {
    kind: 'college-linked',
    subject: collegeEmails.linkedSubject,
    paragraphs: [collegeEmails.linkedLead],
    values: { college, brand: services.env.brand.name },
    page: { label: collegeEmails.openCollege, path: '/app' },
  });
  const news = {
    kind: 'college-new-rep',
    subject: collegeEmails.newRepSubject,
    heading: collegeEmails.newRepHeading,
    paragraphs: [collegeEmails.newRepLead],
    values: { college, who: cleanName(name) || email, email },
  };
  await tellReps(tx, services, collegeId, news, id);
}
