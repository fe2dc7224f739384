import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why a change of a session plan failed. */
export const planRefusals = defineMessages('sessions.planRefusals', {
  noFair: 'We couldn’t find that 6x6 fair.',
  elsewhere: '{name} is now in session {session}, spot {place}.',
  unplaced: '{name} has no spot now.',
  taken: '{name} now has session {session}, spot {place}.',
  noSession: 'Session {number} has been removed.',
  noPlace: 'Session {session} has no spot {place}.',
  sameNumber: 'Another session already has the number {number}.',
  edited: 'Someone else changed session {number} in the meantime.',
  wishChanged: 'Someone else changed the requests of {name} in the meantime.',
  full: 'Session {number} has colleges in later spots. Move them first.',
  meanwhile: '{who} changed the plan while you were looking at it.',
  gone: 'This college doesn’t exhibit at this fair.',
  nothingToUndo: 'There’s nothing to undo.',
  nothingToRedo: 'There’s nothing to redo.',
  outsideStart: 'The fair starts later than this.',
  outsideEnd: 'The fair ends before this session does.',
  tooShort: 'The introduction and the colleges need {minutes} minutes.',
  unreadable: 'This change can’t be read.',
  changedMeanwhile: 'The plan has changed since you looked. Check what’s new and publish again.',
  noSuggestion:
    'No plan keeps everything that’s set. Unlock a college or relax what it can’t do, and try again.',
  noSessions: 'Add a session first.',
  cancelled: 'This fair is canceled.',
  over: 'This fair is over.',
});
