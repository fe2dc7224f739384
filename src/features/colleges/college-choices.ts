import { stateNames } from '../../platform/addresses/states.ts';

/** Values of CollegeProfile and student preferences; sizes are federal classes (IPEDS INSTSIZE). */
export const campusSizes = [
  'under 1,000',
  '1,000-4,999',
  '5,000-9,999',
  '10,000-19,999',
  '20,000 and more',
] as const;

/** Kinds of setting, the first digit of IPEDS LOCALE. */
export const campusSettings = ['city', 'suburb', 'town', 'rural'] as const;

/** Control, level and further tags of a college. */
export const collegeTypes = [
  'public',
  'private-nonprofit',
  'private-for-profit',
  '4-year',
  '2-year',
  'trade',
  'HBCU',
  'HSI',
  'tribal',
  "women's",
  'religious',
] as const;

/** Who a college admits: everyone, or most, some or few of those who apply. */
export const admissions = ['open', 'most', 'some', 'few'] as const;

/** From so many percent on, a college admits most of those who apply, or some. */
const mostFrom = 60;
const someFrom = 25;

/** The kind of admission behind a rate in percent; undefined for a college that doesn't state it. */
export function admissionOf(ratePct: number | null): (typeof admissions)[number] | undefined {
  if (ratePct === null) return undefined;
  if (ratePct === 100) return 'open';
  return ratePct >= mostFrom ? 'most' : ratePct >= someFrom ? 'some' : 'few';
}

/** States and territories in which a college can be. */
export const stateCodes: readonly string[] = [...stateNames.keys()];

export const collegeStatuses = ['draft', 'active', 'closed'] as const;

/** Who has a list of colleges: those searching for one, and those who help them. */
export const savers = ['STUDENTS', 'PARENTS', 'COUNSELORS'] as const;

/** Colleges compared at once: no one reads more columns side by side. */
export const mostCompared = 4;
