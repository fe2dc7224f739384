import { words } from '../platform/words/words.ts';

/** Why nobody, or not this person, can register. */
export const refusalWords = words('attendees.refusals', {
  noFair: 'There is no such fair.',
  cancelled: 'This fair is canceled.',
  notOpen: 'Registration is not open yet.',
  over: 'This fair is over.',
  full: 'This fair is full.',
  fairFilled:
    'This fair filled up before you confirmed your registration. You can try again here in case a spot opens up, or choose another fair from the calendar.',
  sessionFilled:
    'Session {number} filled up before you confirmed your registration. Choose other sessions below and save.',
  registered: 'This address is registered for this fair already.',
  noSession: 'There is no session {number}.',
  sessionFull: 'Session {number} is full.',
  noRegistration: 'There is no such registration.',
});
