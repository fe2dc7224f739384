import { fileSlot } from '../../../platform/files/file-slot.ts';
import { College } from '../college.entity.ts';

/** The logo of a college: visible to everyone who can see the college's card, guests included. */
export const collegeLogo = fileSlot(College, 'logo', {
  kinds: ['image'],
  maxBytes: 5_000_000,
  count: 1,
  image: { fitIn: 1024, sizes: [128, 384] },
  shownIn: 'logo',
  publicWhere: { field: 'status', equals: 'active' },
  chargedTo: { kind: 'college', field: 'id' },
});
