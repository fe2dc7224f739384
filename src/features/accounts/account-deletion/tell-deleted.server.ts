import type { Queryable } from '../../../platform/database/queryable.ts';
import { sendAccountEmail, type EmailReader } from '../account-email.server.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { accountEmails as messages } from '../mailed-codes/emails.messages.ts';

/** The last email to someone: that their account is gone. Nothing of it stays once it is sent. */
export const tellDeleted =
  ({ mailer, brand, publicUrl }: Pick<AccountParts, 'mailer' | 'brand' | 'publicUrl'>) =>
  (tx: Queryable, email: string, reader: EmailReader | null): Promise<void> =>
    sendAccountEmail(
      tx,
      { mailer, env: { brand, publicUrl } },
      {
        kind: 'account-deleted',
        to: email,
        reader,
        unverified: reader?.isConfirmed !== true,
        forget: true,
        write: (t) => ({
          subject: t(messages.deletedSubject),
          heading: t(messages.deletedHeading),
          paragraphs: [t(messages.deletedLead, { brand: brand.name }), t(messages.deletedKept)],
          after: [t(messages.deletedTail)],
        }),
      },
    );
