import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why a private message is rejected. */
export const threadRefusals = defineMessages('lobby.threads.refusals', {
  onlyStudents: 'Only students registered for this fair can write to a college in private.',
  notYet: 'You can write to this college when the fair opens.',
  over: 'The fair is over. You can still read your messages here.',
  closed: 'Private conversations close seven days after the fair. You can still read this one.',
  gone: 'The message you’re replying to is no longer there.',
  noColleague: 'That person isn’t on this college’s team. Reload the page and try again.',
});
