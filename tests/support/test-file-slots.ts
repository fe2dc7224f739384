import { FairBooth } from '../../src/features/booths/fair-booth.entity.ts';
import { collegeLogo } from '../../src/features/colleges/set-up/college-files.ts';
import { fileSlot } from '../../src/platform/files/file-slot.ts';
import { Student } from '../../src/features/students/student.entity.ts';

/** File slots as entities declare them: on a booth, and on someone's own record. */
export const testSlots = {
  logo: collegeLogo,
  documents: fileSlot(FairBooth, 'documents', {
    kinds: ['pdf'],
    maxBytes: 200_000,
    count: 3,
    chargedTo: { kind: 'college', field: 'collegeId' },
  }),
  video: fileSlot(FairBooth, 'video', {
    kinds: ['video', 'captions'],
    maxBytes: 2_000_000_000,
    count: 1,
    chargedTo: { kind: 'college', field: 'collegeId' },
  }),
  transcript: fileSlot(Student, 'transcript', {
    kinds: ['pdf'],
    maxBytes: 100_000,
    count: 1,
    personal: true,
  }),
};
