import { fileSlot } from '../../platform/files/file-slot.ts';
import { text } from '../../platform/model/kinds.ts';
import { FairBooth } from './fair-booth.entity.ts';

/** Files that families take from a booth: everyone who is signed in can read them. */
export const boothDocuments = fileSlot(FairBooth, 'documents', {
  kinds: ['pdf'],
  maxBytes: 20_000_000,
  count: 10,
  chargedTo: { kind: 'college', field: 'collegeId' },
});

/** Pictures of a booth's gallery. */
export const boothPictures = fileSlot(FairBooth, 'pictures', {
  kinds: ['image'],
  maxBytes: 10_000_000,
  count: 12,
  image: { fitIn: 1600, sizes: [320, 640] },
  chargedTo: { kind: 'college', field: 'collegeId' },
});

/** What a rep says of a picture; visitors see it once it has a description. */
export const pictureFields = {
  alt: text({ max: 200 }),
  caption: text({ max: 200 }).optional(),
};
