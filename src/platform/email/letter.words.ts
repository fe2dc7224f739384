import { words } from '../words/words.ts';

/** What every letter says. */
export const letterWords = words('letter', {
  orOpen: 'Or open this address:',
  unsubscribe: 'Unsubscribe',
});
