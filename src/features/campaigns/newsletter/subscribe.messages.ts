import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The newsletter's form; the sentences of the specification's sections 5 and 8 are verbatim. */
export const subscribeMessages = defineMessages('subscribe', {
  title: 'Subscribe',
  lead: 'The latest news, articles and resources, sent to your inbox monthly. Unsubscribe anytime.',
  list: 'Which newsletter?',
  listHint: "Choose 'Fair Attendee' if you are a Student, Parent/Guardian, or Teacher/Counselor.",
  attendees: 'Fair Attendee',
  exhibitors: 'College Exhibitor',
  name: 'Name',
  email: 'Email',
  submit: 'Subscribe',
  pending: 'Subscribing…',
  thanks: 'Thank you for signing up, {name}!',
  confirm: 'Check your email to confirm.',
  failed: 'Could not subscribe to mailing list.  Please try again.',
  again: 'Please submit the form again.',
});
