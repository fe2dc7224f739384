import { fileSlot } from '../../platform/files/file-slot.ts';
import { FairBooth } from './fair-booth.entity.ts';

/** Files that families take from a booth: everyone who is signed in can read them. */
export const boothDocuments = fileSlot(FairBooth, 'documents', {
  kinds: ['pdf'],
  maxBytes: 20_000_000,
  count: 10,
  chargedTo: { kind: 'college', field: 'collegeId' },
});
