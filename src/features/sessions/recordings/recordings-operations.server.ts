import { collegeRecordings } from './college-recordings.server.ts';
import { myWatched, saveWatched } from './watched.server.ts';

/** The operations for watching recordings. */
export const watchingOperations = [myWatched, saveWatched, collegeRecordings] as const;
