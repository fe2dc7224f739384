import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why a recording isn’t changed. */
export const recordingRefusals = defineMessages('fairs.recording-refusals', {
  noSession: 'We couldn’t find that session at this fair.',
  recordingFirst: 'Add the recording of this session first.',
  noTime: 'Enter a time such as 12:30, up to 24 hours.',
  noShift: 'A recording can start up to two hours before or after its session.',
  notSpeaking: 'This college doesn’t speak in this session.',
});
