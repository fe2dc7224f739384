import { listUsers } from './list-users.server.ts';
import { noteDownload } from '../audit-log/note-download.server.ts';
import { resetSecondFactor } from '../second-factor/reset-second-factor.server.ts';
import { changeUsers, undoChangedUsers } from '../user-changes/change-users.server.ts';
import { manageUsers } from './manage-users.server.ts';
import { operation, type CallContext } from '../../../platform/graphql/operation.ts';
import { conflict, notFound } from '../../../platform/model/refusal.ts';
import { signedIn, type PeopleServices, type SignedIn } from '../people-services.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { accountRefusals as messages } from '../account-refusals.messages.ts';
import { disableAccounts } from '../user-changes/disable-accounts.server.ts';
import { lockAccounts } from '../user-changes/lock-accounts.server.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { approveAccount } from '../user-changes/approve-account.server.ts';
import { setUserType as setType } from '../user-changes/set-user-type.server.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { Accounts } from '../endpoints/accounts.server.ts';

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
const resendCode = operation<'resendCode', Services>({
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
const resendCodes = operation<'resendCodes', Services>({
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

/**
 * `setUserType(...)`: another user type for an account, which is signed out everywhere and loses
 * the links of its old type to colleges.
 */
const setUserType = operation<'setUserType', PeopleServices>({
  kind: 'Mutation',
  name: 'setUserType',
  field: `
  "Changes the type of an account, signs it out everywhere and ends the links of its old type."
  setUserType(accountId: ID!, userType: String!): Boolean!`,
  who: ['ADMINS'],
  async resolve({ accountId, userType }, context) {
    const by = signedIn(context);
    refuseNoId(accountId);
    await context.services.writer.change(async (tx) => {
      await lockAccounts(tx, by, [accountId]);
      await setType(tx, context.world, by, { accountId, userType });
      await writeAuditEntry(tx, context.world, by, {
        action: 'setUserType',
        subject: 'Account',
        subjectId: accountId,
        details: { userType },
      });
    });
    return true;
  },
});

/** `approveUser(...)`: an admin approves an account, or revokes that. */
const approveUser = operation<'approveUser', PeopleServices>({
  kind: 'Mutation',
  name: 'approveUser',
  field: `
  "Approves an account, or removes the approval."
  approveUser(accountId: ID!, approved: Boolean! = true): Boolean!`,
  who: ['ADMINS'],
  async resolve({ accountId, approved }, context) {
    const by = signedIn(context);
    refuseNoId(accountId);
    await context.services.writer.change(async (tx) => {
      await approveAccount(tx, context.world, accountId, approved);
      await writeAuditEntry(tx, context.world, by, {
        action: 'approveUser',
        subject: 'Account',
        subjectId: accountId,
        details: { approved },
      });
    });
    return true;
  },
});

function refuseNoId(accountId: string): void {
  if (!isUuid(accountId)) throw notFound(apiSentence(messages.noAccount));
}

/**
 * `disableUser(...)`: disables an account, which is signed out everywhere and cannot sign in
 * by any method, or enables it again. No data is lost.
 */
const disableUser = operation<'disableUser', PeopleServices>({
  kind: 'Mutation',
  name: 'disableUser',
  field: `
  "Disables an account and signs it out everywhere, or enables it again. Nothing is deleted."
  disableUser(accountId: ID!, disabled: Boolean! = true): Boolean!`,
  who: ['ADMINS'],
  async resolve({ accountId, disabled }, context) {
    const by = signedIn(context);
    if (by.id === accountId) throw conflict(apiSentence(messages.anotherAdmin));
    await context.services.writer.change(async (tx) => {
      const held = await lockAccounts(tx, by, [accountId]);
      if (held.length === 0) throw notFound(apiSentence(messages.noAccount));
      await disableAccounts(tx, context.world, by, held, disabled);
    });
    return true;
  },
});

/** The calls with which admins look after accounts, in the order of the schema. */
export const userOperations = [
  listUsers,
  setUserType,
  approveUser,
  disableUser,
  resendCode,
  resetSecondFactor,
  manageUsers,
  changeUsers,
  undoChangedUsers,
  resendCodes,
  noteDownload,
] as const;
