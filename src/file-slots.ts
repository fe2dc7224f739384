import { boothDocuments } from './booths/booth-files.ts';
import { collegeLogo } from './colleges/college-files.ts';
import { recordingSlots } from './fairs/recording-files/recording-slots.ts';
import type { FileSlot } from './platform/files/file-slot.ts';

/** The file slots of all entities. */
export const fileSlots: readonly FileSlot[] = [collegeLogo, boothDocuments, ...recordingSlots];
