import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Texts for people who watch recordings. */
export const recordingsMessages = defineMessages('sessions.recordings', {
  find: 'Search what was said, a college or a session',
  findAct: 'Search',
  found:
    '{count, plural, =0 {No results for “{query}”} one {# result for “{query}”} other {# results for “{query}”}}',
  foundNone: 'Try a shorter word, or look through the chapters below.',
  clear: 'Clear the search',
  foundCollege: 'Session {number}, {college}',
  foundSession: 'Session {number}, {title}',
  video: 'Recording of session {number}: {title}',
  captions: 'Captions',
  withCaptions: 'With captions',
  resume: 'Resume at {time}',
  speed: 'Speed',
  speedOf: 'Speed of session {number}',
  times: '{rate}×',
  chapters: 'Chapters of session {number}',
  watchFrom: '{time}: watch {college}',
  playing: 'Now playing',
  elsewhere: 'Watch session {number} on {host}',
  blocked: 'Your browser can’t play this recording here.',
  openFile: 'Open the recording',
  save: 'Save {name}',
  saved: 'Saved: {name}. Remove from my colleges',
  saveGuest: 'Save {name}: sign in first',
  didSave: '{name} saved.',
  didUnsave: '{name} removed from your colleges.',
  kept: 'We save your place, so you can keep watching on another device.',
  keptHere: 'Your place is saved in this browser.',
});
