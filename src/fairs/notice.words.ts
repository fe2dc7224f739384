import { words } from '../platform/words/words.ts';

/** The letters about a fair that has changed. */
export const noticeWords = words('fairs.notice', {
  movedSubject: '{fair} has a new time',
  movedNow: 'It now takes place on {when}.',
  movedBefore: 'Before, it was planned for {before}.',
  movedStands: 'You are still registered. You do not have to register again.',
  cancelledSubject: '{fair} is canceled',
  cancelledBefore: 'It was planned for {before}. It will not take place.',
  resumedSubject: '{fair} takes place after all',
  resumedNow: 'It takes place on {when}.',
  ownTime: 'In the time zone of the fair, that is {when}.',
  note: 'The organizer writes: {note}',
  calendarFollows: 'This mail carries the change for your calendar.',
  seeFair: 'See the fair',
  seeCalendar: 'See other fairs',
});
