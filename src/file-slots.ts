import { boothDocuments } from './booths/booth-files.ts';
import { collegeLogo } from './colleges/college-files.ts';
import type { FileSlot } from './platform/files/file-slot.ts';

/** The places for files on the records of all nouns. */
export const fileSlots: readonly FileSlot[] = [collegeLogo, boothDocuments];
