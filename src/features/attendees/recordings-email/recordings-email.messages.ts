import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The email that lists a fair's published recordings. */
export const recordingsEmailMessages = defineMessages('attendees.recordings-email', {
  subject: 'Recordings are out: {fair}',
  lead: 'You can now watch {count, plural, one {this session} other {these sessions}} of {fair}:',
  tip: 'Watch anytime, even on your phone, and share the page with your family.',
  watch: 'Watch the recordings',
  whyStudent:
    'You’re getting this email because you registered for the fair. You can turn off emails about fairs you registered for in your profile.',
  why: 'You’re getting this email because you registered for the fair with this address.',
  leave: 'Stop emails like this',
});
