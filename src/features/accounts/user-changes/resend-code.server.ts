import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation, type CallContext } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict, notFound } from '../../../platform/model/refusal.ts';
import type { Accounts } from '../endpoints/accounts.server.ts';
import { signedIn, type PeopleServices, type SignedIn } from '../people-services.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { accountRefusals as messages } from '../account-refusals.messages.ts';

interface Services extends PeopleServices {
  readonly accounts: Pick<Accounts, 'call'>;
}

/** Emails one a new code; the limits of the account endpoints hold. */
async function resendOne(
  context: CallContext<Services>,
  by: SignedIn,
  accountId: string,
): Promise<'sent' | 'none' | 'limited'> {
  const { services, world, address } = context;
  const [account] = isUuid(accountId)
    ? await readRows(services.database.pool, { email: 'text', confirms: 'boolean' })(
        `select email, not email_verified and not must_set_password as confirms from account
         where id = $1 and deleted_at is null and disabled_at is null`,
        [accountId],
      )
    : [];
  if (!account) return 'none';
  const { email, confirms } = account;
  const answer = await services.accounts.call({
    method: 'POST',
    path: confirms ? '/email-otp/send-verification-otp' : '/email-otp/request-password-reset',
    headers: new Headers({
      'content-type': 'application/json',
      origin: new URL(services.env.publicUrl).origin,
    }),
    body: JSON.stringify({ email, ...(confirms ? { type: 'email-verification' } : {}) }),
    address,
  });
  if (!answer.ok) return 'limited';
  await services.writer.change((tx) =>
    writeAuditEntry(tx, world, by, {
      action: 'resendCode',
      subject: 'Account',
      subjectId: accountId,
    }),
  );
  return 'sent';
}

/**
 * `resendCode(...)`: mails someone who cannot get in a new code: to confirm the address where it is not
 * confirmed yet, else to choose a password.
 */
export const resendCode = operation<'resendCode', Services>({
  kind: 'Mutation',
  name: 'resendCode',
  field: `
  "Emails an account a new code to confirm its address or, if confirmed, to choose a password."
  resendCode(accountId: ID!): Boolean!`,
  who: ['ADMINS'],
  async resolve({ accountId }, context) {
    const done = await resendOne(context, signedIn(context), accountId);
    if (done === 'none') throw notFound(apiSentence(messages.noAccount));
    if (done === 'limited') throw conflict(apiSentence(messages.noCode));
    return true;
  },
});

/** Accounts that are emailed at once at most. */
const most = 25;

/** `resendCodes(...)`: the same for several accounts, one after the other. */
export const resendCodes = operation<'resendCodes', Services>({
  kind: 'Mutation',
  name: 'resendCodes',
  field: `
  "Emails up to 25 people a new code, as \`resendCode\` does. Skips disabled accounts and those that were just sent several."
  resendCodes(ids: [ID!]!): ResentCodes!`,
  types: `
  "The number of people who were sent a new code."
  type ResentCodes { count: Int! }`,
  who: ['ADMINS'],
  async resolve({ ids }, context) {
    const by = signedIn(context);
    let count = 0;
    for (const id of new Set(ids.slice(0, most)))
      if (id !== by.id && (await resendOne(context, by, id)) === 'sent') count += 1;
    return { count };
  },
});
