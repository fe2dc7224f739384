import { fileSlot } from '../platform/files/file-slot.ts';
import { FairBooth } from './fair-booth.entity.ts';

/** What families take with them from a booth: everyone who is signed in may read it. */
export const boothDocuments = fileSlot(FairBooth, 'documents', {
  kinds: ['pdf'],
  maxBytes: 20_000_000,
  count: 10,
  chargedTo: { kind: 'college', field: 'collegeId' },
});
