import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The email about new fairs. */
export const fairNewsMessages = defineMessages('campaigns.fair-news', {
  oneSubject: 'A new college fair: {fair}',
  manySubject: '{count, number} new college fairs',
  lead: 'You can register now. It’s free.',
  colleges: '{count, plural, one {# college} other {# colleges}} so far',
  look: 'See details and register',
  all: 'See the calendar',
  lookAt: 'See details and register:',
  why: 'You’re getting this email because you asked for news about other fairs. You can turn it off in your profile.',
  leave: 'Stop emails about fairs',
});
