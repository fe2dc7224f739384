import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Downloading one's own data, and leaving. */
export const leavingMessages = defineMessages('onboarding.leaving', {
  download: 'Download my data',
  dataTwoWays:
    'Everything we keep about you, in one file: as a page you can read and print, or as JSON for other programs. Both have the same content.',
  downloadPage: 'Download as a page',
  downloadJson: 'Download as JSON',
  tooOften: 'You’ve asked for it many times this hour. Please try again later.',
  deleteLead: 'You can leave at any time. First you’ll see what we delete and what we keep.',
  toDelete: 'Delete my account',

  title: 'Delete my account',
  lead: 'This can’t be undone.',
  goes: 'What we delete',
  goesSignIn: 'Your ways to sign in, and you are signed out everywhere',
  goesRecords:
    'Your name, addresses, phone, date of birth, the colleges you saved, and everything you told us about yourself',
  goesSharing: 'Your answers to colleges, and when you gave them',
  goesQuestions:
    'Questions you asked at booths and in sessions, and your private conversations with colleges',
  goesLinks: 'Links to other people, and pending invitations',
  goesMail: 'Copies of emails we sent you, and your newsletter subscriptions',
  stays: 'What we keep, without your name',
  staysFairs: 'That someone registered for a fair, so its numbers stay right',
  staysSharing:
    'A number where you shared something with a college, so we can tell that college you deleted your account',
  staysAnswers: 'What colleges wrote at their booths, answers to your questions included',
  staysPayments: 'A college’s payments and credits, as accounting rules require',
  staysCollege: 'A college you added, for your colleagues',
  staysSchool: 'A school you added, for your colleagues',
  staysBackups: 'Backups of the site, until they’re overwritten',
  first: 'You may want to download your data first.',
  byPassword: 'With your password',
  byCode: 'With a code by email',
  password: 'Password',
  wrongPassword: 'This isn’t your password.',
  sendCode: 'Email me a code',
  sending: 'Sending…',
  codeSent: 'A code is on its way to {email}.',
  code: 'Code from the email',
  codeHint: 'Enter the 6-digit code. It expires in 10 minutes.',
  wrongCode: 'That code isn’t right. Check it and try again, or request a new one.',
  expiredCode: 'This code has expired. Please request a new one.',
  delete: 'Delete my account for good',
  deleting: 'Deleting…',
  keep: 'Keep my account',
  gone: 'Your account has been deleted.',
});
