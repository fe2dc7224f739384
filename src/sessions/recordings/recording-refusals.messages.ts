import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Why a place in a recording isn’t kept. */
export const recordingRefusals = defineMessages('sessions.recording-refusals', {
  noPlace: 'That spot isn’t in the recording.',
});
