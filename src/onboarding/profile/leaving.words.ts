import { words } from '../../platform/words/words.ts';

/** Taking the own data along, and leaving. */
export const leavingWords = words('onboarding.leaving', {
  dataLead: 'Everything that we keep about you, in one file that programs can read (JSON).',
  download: 'Download my data',
  tooOften: 'You have asked for it many times in this hour. Please try again later.',
  deleteLead: 'You may leave at any time. First you see what goes and what stays.',
  toDelete: 'Delete my account',

  title: 'Delete my account',
  lead: 'This cannot be undone.',
  goes: 'What we delete',
  goesSignIn: 'Your ways to sign in, and you are signed out everywhere',
  goesRecords:
    'Your name, addresses, phone, date of birth, the colleges you saved, and all you told us about yourself',
  goesSharing: 'What you answered to colleges, and when',
  goesLinks: 'Links to other people, and invitations that wait',
  goesMail: 'Copies of emails we sent you, and your newsletter subscriptions',
  stays: 'What we keep, without your name',
  staysFairs: 'That somebody registered for a fair, so that its figures are right',
  staysSharing:
    'A number where you shared something with a college, so we can tell that college you deleted your account',
  staysPayments: 'Payments and credits of a college, as the law on accounts wants it',
  staysCollege: 'A college or a school that you entered, for your colleagues',
  staysBackups: 'Backups of the site, until they’re overwritten',
  first: 'You may want to take your data along first.',
  byPassword: 'With your password',
  byCode: 'With a code by mail',
  password: 'Password',
  wrongPassword: 'This is not your password.',
  sendCode: 'Mail me a code',
  sending: 'Sending…',
  codeSent: 'A code is on its way to {email}.',
  code: 'Code from the email',
  codeHint: 'Six digits. The code is good for ten minutes.',
  wrongCode: 'This code is not right. Please check it, or ask for a new one.',
  expiredCode: 'This code has expired. Please ask for a new one.',
  delete: 'Delete my account for good',
  deleting: 'Deleting…',
  keep: 'Keep my account',
  gone: 'Your account is deleted.',
});
