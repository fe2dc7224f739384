import { defineMessages } from '../i18n/define-messages.ts';

/** Why a call as a whole is refused, where no more specific message exists. */
export const refusalMessages = defineMessages('model.refusals', {
  signIn: 'Sign in, or use a guest credential.',
  forbidden: 'You don’t have permission to do this.',
  notFound: 'We couldn’t find that record.',
  fields: 'Please correct the marked fields.',
  tooMany: 'Too many attempts. Please wait a little and try again.',
  away: 'The service is temporarily unavailable. Please try again.',
  ours: 'Something went wrong on our side.',
  tooYoung:
    'We can’t sign you up with these details. A parent or guardian can register and attend instead.',
});
