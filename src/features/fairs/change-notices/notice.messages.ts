import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The emails about changes to a fair. */
export const noticeMessages = defineMessages('fairs.notice', {
  movedSubject: '{fair} has a new time',
  movedBefore: 'It was originally planned for {before}.',
  movedStands: 'You’re still registered. You don’t have to register again.',
  cancelledSubject: '{fair} is canceled',
  cancelledBefore: 'It was planned for {before}. It won’t take place.',
  resumedSubject: '{fair} will take place after all',
  note: 'A note from the organizer: {note}',
  calendarFollows: 'A calendar update is attached.',
  seeFair: 'See the fair',
  seeCalendar: 'See other fairs',
});
