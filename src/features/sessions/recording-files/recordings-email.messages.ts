import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Texts for organizers about the email that announces recordings. */
export const recordingsEmailMessages = defineMessages('fairs.recordings-email', {
  title: 'Email about the recordings',
  session: 'Session {number}: {title}',
  first:
    'The recordings are out. Once you’re done with them, you can email everyone who registered. The email links to the page of recordings and names:',
  more: 'New since the last email. Whether you send another one is up to you. It would name:',
  noOne: 'No one who registered can be emailed.',
  ask: 'Email {people, plural, one {# person} other {# people}}…',
  sure: 'Each of them gets one email. This can’t be undone.',
  counted: 'Students who turned off emails about fairs they registered for aren’t counted.',
  send: 'Yes, send it',
  sendingNow: 'Sending…',
  onItsWay: 'The email is on its way to {people, plural, one {# person} other {# people}}.',
  sent: 'Sent to {people, plural, one {# person} other {# people}}',
  sending: 'Being sent, {people, plural, one {# person} other {# people}} so far',
  waits:
    'Waiting until the recordings are out again, {people, plural, one {# person} other {# people}} so far',
});
