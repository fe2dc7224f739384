import type { Letter } from '../../platform/email/letter.ts';
import type { Say } from '../../platform/words/speak.ts';
import type { Message } from '../../platform/words/words.ts';
import { accountLetters as said } from '../letters.words.ts';
import { codeMinutes } from './code-rules.ts';

/** The mails that hold a code. */
export type CodeMailKind = 'sign-up-code' | 'reset-code' | 'delete-code' | 'link-code';

type Parts = Readonly<Record<'subject' | 'heading' | 'lead' | 'tail', Message>>;

const parts: Readonly<Record<CodeMailKind, Parts>> = {
  'sign-up-code': {
    subject: said.signUpSubject,
    heading: said.signUpHeading,
    lead: said.signUpLead,
    tail: said.signUpTail,
  },
  'reset-code': {
    subject: said.resetSubject,
    heading: said.resetHeading,
    lead: said.resetLead,
    tail: said.resetTail,
  },
  'delete-code': {
    subject: said.deleteSubject,
    heading: said.deleteHeading,
    lead: said.deleteLead,
    tail: said.deleteTail,
  },
  'link-code': {
    subject: said.linkSubject,
    heading: said.linkHeading,
    lead: said.linkLead,
    tail: said.linkTail,
  },
};

/** What a mail with a code says. */
export function codeLetter(
  kind: CodeMailKind,
  { code, brand }: { readonly code: string; readonly brand: string },
  say: Say,
): Omit<Letter, 'brand' | 'locale'> & { readonly subject: string } {
  const { subject, heading, lead, tail } = parts[kind];
  return {
    subject: say(subject, { code }),
    heading: say(heading),
    paragraphs: [say(lead, { brand })],
    code,
    after: [say(said.goodFor, { minutes: codeMinutes }), say(tail)],
  };
}
