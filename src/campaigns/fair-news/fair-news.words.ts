import { words } from '../../platform/words/words.ts';

/** The email about new fairs. */
export const fairNewsWords = words('campaigns.fair-news', {
  oneSubject: 'A new college fair: {fair}',
  manySubject: '{count, number} new college fairs',
  lead: 'You can register now. It’s free.',
  colleges: '{count, plural, one {# college} other {# colleges}} so far',
  look: 'Look and register',
  all: 'See the calendar',
  lookAt: 'Look and register:',
  why: 'You get this email because you asked for news of other fairs. You can turn it off in your profile.',
  leave: 'To get no more emails about fairs, unsubscribe here: {url}',
});
