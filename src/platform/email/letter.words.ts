import { words } from '../words/words.ts';

/** Messages in every email. */
export const letterWords = words('letter', {
  orOpen: 'Or open this address:',
  unsubscribe: 'Unsubscribe',
});
