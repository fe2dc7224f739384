import { boothDocuments } from '../features/booths/booth-files.ts';
import { collegeLogo } from '../features/colleges/set-up/college-files.ts';
import { recordingSlots } from '../features/sessions/recording-files/recording-slots.ts';
import type { FileSlot } from '../platform/files/file-slot.ts';

/** The file slots of all entities. */
export const fileSlots: readonly FileSlot[] = [collegeLogo, boothDocuments, ...recordingSlots];
