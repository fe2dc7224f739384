import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why a position in a recording isn’t saved. */
export const recordingRefusals = defineMessages('sessions.recording-refusals', {
  noPlace: 'That spot isn’t in the recording.',
});
