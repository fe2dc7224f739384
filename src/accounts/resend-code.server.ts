import { writeAuditEntry } from '../platform/audit/write-audit-entry.server.ts';
import { operation } from '../platform/graphql/operation.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { conflict, notFound } from '../platform/model/refusal.ts';
import type { Accounts } from './accounts.server.ts';
import { signedIn, type PeopleServices } from './people-services.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { accountRefusals as said } from './account-refusals.words.ts';

interface Services extends PeopleServices {
  readonly accounts: Pick<Accounts, 'call'>;
}

interface Standing {
  readonly email: string;
  readonly confirms: boolean;
}

/**
 * `resendCode(...)`: mails somebody who cannot get in a new code: to confirm the address where it is not
 * confirmed yet, else to choose a password. The limits of the account doors hold.
 */
export const resendCode = operation<{ readonly accountId: string }, Services>({
  kind: 'Mutation',
  name: 'resendCode',
  field: 'resendCode(accountId: ID!): Boolean!',
  who: ['ADMINS'],
  async resolve({ accountId }, context) {
    const by = signedIn(context);
    const { services, world, address } = context;
    const { rows } = isUuid(accountId)
      ? await services.database.pool.query<Standing>(
          `select email, not email_verified and not must_set_password as confirms from account
           where id = $1 and deleted_at is null and disabled_at is null`,
          [accountId],
        )
      : { rows: [] };
    const [account] = rows;
    if (!account) throw notFound(apiSentence(said.noAccount));
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
    if (!answer.ok) throw conflict(apiSentence(said.noCode));
    await services.writer.change((tx) =>
      writeAuditEntry(tx, world, by, {
        action: 'resendCode',
        subject: 'Account',
        subjectId: accountId,
      }),
    );
    return true;
  },
});
