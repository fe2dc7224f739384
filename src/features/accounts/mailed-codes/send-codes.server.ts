import { readRows } from '../../../platform/database/read-rows.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { sendAccountEmail } from '../account-email.server.ts';
import type { EmailContent } from '../../../platform/email/email-content.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { accountEmails as messages } from './emails.messages.ts';
import { codeMinutes } from './code-rules.ts';

/** The emails that contain a code. */
type CodeMailKind = 'sign-up-code' | 'reset-code' | 'delete-code' | 'link-code';

type Parts = Readonly<Record<'subject' | 'heading' | 'lead' | 'tail', Message>>;

const parts: Readonly<Record<CodeMailKind, Parts>> = {
  'sign-up-code': {
    subject: messages.signUpSubject,
    heading: messages.signUpHeading,
    lead: messages.signUpLead,
    tail: messages.signUpTail,
  },
  'reset-code': {
    subject: messages.resetSubject,
    heading: messages.resetHeading,
    lead: messages.resetLead,
    tail: messages.resetTail,
  },
  'delete-code': {
    subject: messages.deleteSubject,
    heading: messages.deleteHeading,
    lead: messages.deleteLead,
    tail: messages.deleteTail,
  },
  'link-code': {
    subject: messages.linkSubject,
    heading: messages.linkHeading,
    lead: messages.linkLead,
    tail: messages.linkTail,
  },
};

/** Content of an email with a code. */
function codeEmail(
  kind: CodeMailKind,
  { code, brand }: { readonly code: string; readonly brand: string },
  t: Translate,
): Omit<EmailContent, 'brand' | 'locale'> & { readonly subject: string } {
  const { subject, heading, lead, tail } = parts[kind];
  return {
    subject: t(subject, { code }),
    heading: t(heading),
    code,
    codeNote: t(messages.goodFor, { minutes: codeMinutes }),
    paragraphs: [t(lead, { brand })],
    small: [t(tail)],
  };
}

/** Emails a code to an account's address, if the account should have one. */
export type SendCode = (kind: CodeMailKind, email: string, code: string) => Promise<void>;

/**
 * Makes the one way codes leave the server. An address that is confirmed already gets no code to
 * confirm it, an address without an account gets nothing: the callers' answers do not tell.
 */
export function sendCodes({ pool, mailer, brand, publicUrl }: AccountParts): SendCode {
  return async (kind, email, code) => {
    const rows = await readRows(pool, { email_verified: 'boolean' })(
      'select email_verified from account where email = $1 and deleted_at is null',
      [email],
    );
    const account = rows[0];
    if (!account || (kind === 'sign-up-code' && account.email_verified)) return;
    const env = { brand, publicUrl };
    await sendAccountEmail(
      pool,
      { mailer, env },
      {
        kind,
        to: email,
        unverified: !account.email_verified,
        write: (t) => codeEmail(kind, { code, brand: brand.name }, t),
      },
    );
  };
}
