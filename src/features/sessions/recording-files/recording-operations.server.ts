import { removeRecording, setRecordingChapters } from './change-recordings.server.ts';
import { manageRecordings } from './manage-recordings.server.ts';

/** The operations with which organizers manage recordings. */
export const recordingOperations = [
  manageRecordings,
  removeRecording,
  setRecordingChapters,
] as const;
