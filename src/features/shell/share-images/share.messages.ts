import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What stands on pictures beside links. */
export const shareMessages = defineMessages('shell.share', {
  fair: 'Virtual college fair, free for families',
  fairOf: '{count, plural, one {# college} other {# colleges}}, free for families',
  webinar: 'Webinar, free for families',
  cancelled: 'Canceled',
  college: 'Meet them live, free for families',
  collegeAt: 'At {fair}',
});
