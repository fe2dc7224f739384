import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { securityEmails as messages } from './security-emails.messages.ts';
import { sendAccountEmail } from '../account-email.server.ts';

const changes = {
  passwordChanged: [messages.passwordChangedSubject, messages.passwordChanged],
  passwordReset: [messages.passwordResetSubject, messages.passwordReset],
  secondFactorOn: [messages.secondFactorOnSubject, messages.secondFactorOn],
  secondFactorOff: [messages.secondFactorOffSubject, messages.secondFactorOff],
  secondFactorReset: [messages.secondFactorOffSubject, messages.secondFactorReset],
  secondFactorLocked: [messages.secondFactorLockedSubject, messages.secondFactorLocked],
  passkeyAdded: [messages.passkeyAddedSubject, messages.passkeyAdded],
  passkeyRemoved: [messages.passkeyRemovedSubject, messages.passkeyRemoved],
  recoveryCodeUsed: [messages.recoveryCodeUsedSubject, messages.recoveryCodeUsed],
  recoveryCodesNew: [messages.recoveryCodesNewSubject, messages.recoveryCodesNew],
} as const satisfies Record<string, readonly [subject: Message, lead: Message]>;

/** A change of how someone signs in, of which its owner is told by email. */
export type SecurityChange = keyof typeof changes;

/** Writes to the owner of an account that the ways to sign in have changed, and what to do about it. */
export async function tellOwner(
  tx: Queryable,
  { mailer, brand, publicUrl }: Pick<AccountParts, 'mailer' | 'brand' | 'publicUrl'>,
  accountId: string,
  change: SecurityChange,
): Promise<void> {
  const [account] = await readRows(tx, { email: 'text', email_verified: 'boolean' })(
    'select email, email_verified from account where id = $1 and deleted_at is null',
    [accountId],
  );
  if (!account) return;
  const [subject, lead] = changes[change];
  await sendAccountEmail(
    tx,
    { mailer, env: { brand, publicUrl } },
    {
      kind: 'security-notice',
      to: account.email,
      unverified: !account.email_verified,
      write: (t) => ({
        subject: t(subject, { brand: brand.name }),
        heading: t(subject, { brand: brand.name }),
        paragraphs: [t(lead, { brand: brand.name }), t(messages.notYou)],
        action: { label: t(messages.resetAction), url: `${publicUrl}/reset-password` },
      }),
    },
  );
}
