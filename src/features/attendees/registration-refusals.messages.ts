import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Why no one, or not this person, can register. */
export const refusalMessages = defineMessages('attendees.refusals', {
  noFair: 'We couldn’t find that fair. Check the link and try again.',
  cancelled: 'This fair is canceled.',
  notOpen: 'Registration isn’t open yet.',
  over: 'This fair is over.',
  full: 'This fair is full.',
  fairFilled:
    'This fair filled up before you confirmed your registration. You can try again here in case a spot opens up, or choose another fair from the calendar.',
  sessionFilled:
    'Session {number} filled up before you confirmed your registration. Choose other sessions below and save.',
  registered: 'This address is already registered for this fair.',
  noSession: 'There’s no session {number}.',
  sessionFull: 'Session {number} is full.',
  noRegistration: 'We couldn’t find that registration.',
});
