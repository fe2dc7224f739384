import { words } from '../words/words.ts';

/** Why a call as a whole is refused, where no more specific message exists. */
export const refusalWords = words('model.refusals', {
  signIn: 'Sign in, or use a guest credential.',
  forbidden: 'You may not do this.',
  notFound: 'There is no such record.',
  fields: 'Please correct the marked fields.',
  tooMany: 'Too many tries. Please wait a little and try again.',
  away: 'Quad cannot reach its database just now. Please try again.',
  ours: 'Something went wrong on our side.',
  tooYoung:
    'We cannot sign you up with these details. A parent or guardian may register and attend instead.',
});
