import { collegePrep } from './college-prep.ts';
import type { Guide, GuideRole } from '../guide.ts';
import { nontraditionalStudents } from './nontraditional-students.ts';
import { parentGuardianPrep } from './parent-guardian-prep.ts';
import { studyFormats } from './study-formats.ts';

/** Every guide, in the order of the hub. */
export const guides: readonly Guide[] = [
  collegePrep,
  parentGuardianPrep,
  nontraditionalStudents,
  studyFormats,
];

/** Where a guide is read. */
export const guidePath = ({ slug }: Pick<Guide, 'slug'>): string => `/resources/${slug}`;

/** The guide at this path, if there is one. */
export const guideAt = (path: string): Guide | undefined =>
  guides.find((guide) => guidePath(guide) === path.toLowerCase());

/** The guides for a role, those that are for fewer others first; all of them without one. */
export function guidesFor(role: GuideRole | null): readonly Guide[] {
  if (!role) return guides;
  // Sorting is stable. Counselors hand out all of them, so their order is that of the hub.
  return guides
    .filter((guide) => guide.roles.includes(role))
    .toSorted((one, other) => (role === 'parent' ? one.roles.length - other.roles.length : 0));
}
