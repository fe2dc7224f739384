import { defineMessages } from '../i18n/define-messages.ts';

/** What is wrong with a request before anything has looked at it, and what to say when Quad is. */
export const requestErrors = defineMessages('http', {
  unreadable: 'We couldn’t read the request.',
  nothing: 'There’s nothing at this address.',
  notHere: 'This can’t be done here.',
  slow: 'The request took too long to arrive.',
  large: 'The request is too large.',
  longAddress: 'The address is too long.',
  largeHeaders: 'The headers of the request are too large.',
  notUnderstood: 'We couldn’t understand the request.',
  failed: 'Something went wrong on our side.',
  home: 'Home',
});
