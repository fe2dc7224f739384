import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Joining a session of a fair, wherever the button appears. */
export const joinMessages = defineMessages('fairs.join', {
  join: 'Join now',
  joinSession: 'Join session {number}: {title}',
  which: 'session {number}, {title}',
});
