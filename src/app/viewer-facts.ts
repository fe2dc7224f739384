import type { ViewerFact } from '../features/accounts/viewer-statement.ts';
import { approvedAsRep, collegesOfRep } from '../features/colleges/representation/rep-facts.ts';
import {
  approvedAsCounselor,
  schoolOfCounselor,
} from '../features/counselors/school-confirmation/counselor-facts.ts';
import { studentsOfParent } from '../features/students/family-links/parent-facts.ts';

/** What features know about accounts, read together with every session in one statement. */
export const viewerFacts: readonly ViewerFact[] = [
  collegesOfRep,
  studentsOfParent,
  schoolOfCounselor,
  approvedAsRep,
  approvedAsCounselor,
];
