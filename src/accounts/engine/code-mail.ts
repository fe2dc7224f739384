import { codeMinutes } from './code-rules.ts';

/** The mails that hold a code. */
export type CodeMailKind = 'sign-up-code' | 'reset-code' | 'delete-code' | 'link-code';

interface Facts {
  readonly code: string;
  readonly brand: string;
  readonly publicUrl: string;
}

const words: Readonly<Record<CodeMailKind, { subject: string; lead: string; tail: string }>> = {
  'sign-up-code': {
    subject: 'is your code to confirm your email',
    lead: 'Welcome. Enter this code to confirm your email address:',
    tail: 'If you did not sign up, you can ignore this mail.',
  },
  'reset-code': {
    subject: 'is your code to reset your password',
    lead: 'Enter this code to choose a new password:',
    tail: 'If you did not ask for it, you can ignore this mail: your password stays as it is.',
  },
  'delete-code': {
    subject: 'is your code to delete your account',
    lead: 'Enter this code to delete your account and everything personal in it:',
    tail: 'If you did not ask for it, change your password: somebody is signed in as you.',
  },
  'link-code': {
    subject: 'is your code to sign in',
    lead: 'Enter this code on the page where you signed in with Google or Microsoft:',
    tail: 'If that was not you, ignore this mail and give the code to nobody.',
  },
};

/** The words of a mail with a code. The code is in the subject, too, where a phone shows it at once. */
export function codeMail(kind: CodeMailKind, { code, brand, publicUrl }: Facts) {
  const { subject, lead, tail } = words[kind];
  const text = [
    lead,
    '',
    `    ${code}`,
    '',
    `It is good for ${codeMinutes} minutes.`,
    '',
    tail,
    '',
    `${brand}, ${publicUrl}`,
  ].join('\n');
  return { kind, subject: `${code} ${subject}`, text };
}
