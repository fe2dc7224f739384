import { removeRecording, setRecordingChapters } from './change-recordings.server.ts';
import { manageRecordings } from './manage-recordings.server.ts';

/** The calls with which organizers look after recordings. */
export const recordingOperations = [
  manageRecordings,
  removeRecording,
  setRecordingChapters,
] as const;
