import { words } from '../../platform/words/words.ts';

/** Why a place in a recording isn’t kept. */
export const recordingRefusals = words('sessions.recording-refusals', {
  noPlace: 'That spot isn’t in the recording.',
});
