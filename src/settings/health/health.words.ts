import { words } from '../../platform/words/words.ts';

/** Emails and jobs that failed. */
export const healthWords = words('settings.health', {
  title: 'Failed emails and jobs',
  description: 'What didn’t go through in the background, and why.',
  emails: 'Emails',
  jobs: 'Jobs',
  parts: 'What failed',
  find: 'Find by whole address or kind',
  search: 'Search',
  state: 'State',
  anyState: 'Failed or unclear',
  failed: 'Failed',
  unclear: 'Unclear',
  kind: 'Kind',
  recipient: 'To',
  why: 'Why',
  when: 'When',
  attempts: '{count, plural, one {# attempt} other {# attempts}}',
  retry: 'Try again',
  selectMail: 'Select: {kind} to {recipient}',
  selectJob: 'Select: {kind}',
  notKept: 'Can’t go out again: its text isn’t kept.',
  emailCount: '{count, plural, =0 {No email} one {# email} other {# emails}}',
  noneEmails: 'No email failed',
  noneEmailsText: 'Emails that can’t be delivered appear here.',
  noMatch: 'No email fits',
  noMatchText: 'Addresses are found as a whole. Try another one, or fewer filters.',
  chooseFirst: 'Select at least one first.',
  mailsRetried:
    '{count, plural, =0 {No email goes} one {# email goes} other {# emails go}} out again.',
  mailsLeft:
    '{count, plural, one {# email was left, its text isn’t kept} other {# emails were left, their text isn’t kept}}.',
  jobCount: '{count, plural, =0 {No job} one {# job} other {# jobs}}',
  noneJobs: 'No job failed',
  noneJobsText: 'Jobs that failed for good appear here.',
  job: 'Job',
  jobsRetried:
    '{count, plural, =0 {No job was started} one {# job was started} other {# jobs were started}} again.',
  jobsLead:
    'Each was tried several times. Why exactly it failed is in the log of the server, under its id.',

  recipientRefused: 'The recipient’s mail server doesn’t take mail for this address.',
  contentRefused: 'The mail server refused the email.',
  putOff: 'The mail server put it off until we gave up.',
  signInRefused: 'The mail server refused our sign-in. Check the email settings.',
  noConnection: 'We couldn’t reach the mail server.',
  badAddress: 'This address can’t be written to.',
  notSent: 'It couldn’t be sent.',
  unclearReason: 'The connection broke off while it was sent. It may have arrived.',
});
