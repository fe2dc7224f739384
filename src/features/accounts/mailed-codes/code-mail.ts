import type { EmailContent } from '../../../platform/email/email-content.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { accountEmails as messages } from './emails.messages.ts';
import { codeMinutes } from './code-rules.ts';

/** The emails that contain a code. */
export type CodeMailKind = 'sign-up-code' | 'reset-code' | 'delete-code' | 'link-code';

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
export function codeEmail(
  kind: CodeMailKind,
  { code, brand }: { readonly code: string; readonly brand: string },
  t: Translate,
): Omit<EmailContent, 'brand' | 'locale'> & { readonly subject: string } {
  const { subject, heading, lead, tail } = parts[kind];
  return {
    subject: t(subject, { code }),
    heading: t(heading),
    paragraphs: [t(lead, { brand })],
    code,
    after: [t(messages.goodFor, { minutes: codeMinutes }), t(tail)],
  };
}
