import { collegeRecordings } from './college-recordings.server.ts';
import { myWatched, saveWatched } from './watched.server.ts';

/** The calls with which people watch recordings. */
export const watchingOperations = [myWatched, saveWatched, collegeRecordings] as const;
