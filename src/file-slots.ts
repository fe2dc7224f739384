import { boothDocuments } from './booths/booth-files.ts';
import { collegeLogo } from './colleges/college-files.ts';
import { recordingSlots } from './fairs/recording-files/recording-slots.ts';
import type { FileSlot } from './platform/files/file-slot.ts';

/** The places for files on the records of all nouns. */
export const fileSlots: readonly FileSlot[] = [collegeLogo, boothDocuments, ...recordingSlots];
