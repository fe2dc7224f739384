import type { ViewerFact } from './accounts/viewer-statement.ts';
import { approvedAsRep, collegesOfRep } from './colleges/rep-facts.ts';
import { approvedAsCounselor, schoolOfCounselor } from './counselors/counselor-facts.ts';
import { studentsOfParent } from './students/parent-facts.ts';

/** What features know about accounts, read together with every session in one statement. */
export const viewerFacts: readonly ViewerFact[] = [
  collegesOfRep,
  studentsOfParent,
  schoolOfCounselor,
  approvedAsRep,
  approvedAsCounselor,
];
