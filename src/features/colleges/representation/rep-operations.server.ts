import { federalFacts } from '../admin-college/federal-facts.server.ts';
import { collegeHistory } from '../admin-history/college-history.server.ts';
import { collegePeople } from '../admin-reps/college-people.server.ts';
import { linkRepAccount } from '../admin-reps/link-rep-account.server.ts';
import { approveCollege } from '../set-up/approve-college.server.ts';
import { claimCollege } from '../claims.server.ts';
import { collegesToClaim } from './colleges-to-claim.server.ts';
import { createCollegeRepUser } from './create-college-rep-user.server.ts';
import { managedClaimCalls } from '../admin-claims/manage-claims.server.ts';
import { approveClaim, rejectClaim, withdrawClaim } from './decide-claim.server.ts';
import { listClaims } from './list-claims.server.ts';
import { repInvitations, withdrawRepInvitation } from './rep-invitations.server.ts';
import { collegeStepCalls } from '../set-up/save-college-step.server.ts';
import { startCollege } from '../set-up/start-college.server.ts';

/** The operations for reps and college setup, in the order of the schema. */
export const repOperations = [
  createCollegeRepUser,
  repInvitations,
  withdrawRepInvitation,
  collegePeople,
  linkRepAccount,
  collegesToClaim,
  startCollege,
  ...collegeStepCalls,
  claimCollege,
  withdrawClaim,
  listClaims,
  approveClaim,
  rejectClaim,
  ...managedClaimCalls,
  approveCollege,
  federalFacts,
  collegeHistory,
] as const;
