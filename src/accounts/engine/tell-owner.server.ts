import type { Queryable } from '../../platform/database/queryable.ts';
import type { Message } from '../../platform/words/words.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { securityLetters as said } from '../security-letters.words.ts';
import { sendLetter } from '../send-letter.server.ts';

const changes = {
  passwordChanged: [said.passwordChangedSubject, said.passwordChanged],
  passwordReset: [said.passwordResetSubject, said.passwordReset],
  secondFactorOn: [said.secondFactorOnSubject, said.secondFactorOn],
  secondFactorOff: [said.secondFactorOffSubject, said.secondFactorOff],
  secondFactorReset: [said.secondFactorOffSubject, said.secondFactorReset],
  secondFactorLocked: [said.secondFactorLockedSubject, said.secondFactorLocked],
  passkeyAdded: [said.passkeyAddedSubject, said.passkeyAdded],
  passkeyRemoved: [said.passkeyRemovedSubject, said.passkeyRemoved],
  recoveryCodeUsed: [said.recoveryCodeUsedSubject, said.recoveryCodeUsed],
  recoveryCodesNew: [said.recoveryCodesNewSubject, said.recoveryCodesNew],
} as const satisfies Record<string, readonly [subject: Message, lead: Message]>;

/** A change of how somebody signs in, of which its owner is told by email. */
export type SecurityChange = keyof typeof changes;

/** Writes to the owner of an account that the ways to sign in have changed, and what to do about it. */
export async function tellOwner(
  tx: Queryable,
  { mailer, brand, publicUrl }: Pick<AccountParts, 'mailer' | 'brand' | 'publicUrl'>,
  accountId: string,
  change: SecurityChange,
): Promise<void> {
  const { rows } = await tx.query<{ email: string; email_verified: boolean }>(
    'select email, email_verified from account where id = $1 and deleted_at is null',
    [accountId],
  );
  const [account] = rows;
  if (!account) return;
  const [subject, lead] = changes[change];
  await sendLetter(
    tx,
    { mailer, env: { brand, publicUrl } },
    {
      kind: 'security-notice',
      to: account.email,
      unverified: !account.email_verified,
      write: (say) => ({
        subject: say(subject, { brand: brand.name }),
        heading: say(subject, { brand: brand.name }),
        paragraphs: [say(lead, { brand: brand.name }), say(said.notYou)],
        action: { label: say(said.resetAction), url: `${publicUrl}/reset-password` },
      }),
    },
  );
}
