import type { UserType } from '../../../platform/model/viewer.ts';
import { collegeToBeDecided } from '../../accounts/session-attributes.ts';

/** Setup is complete at this step or higher (section 9 of the specification). */
export const lastSetupStep = 4;

/** What is known of how far a person has come. */
export interface SetupProgress {
  readonly userType: UserType;
  readonly collegeId?: string | null;
  /** `setupStep` of the person's own College or Student record; null without one. */
  readonly setupStep?: number | null;
  readonly hasCounselorRecord?: boolean;
  readonly hasSchoolRecord?: boolean;
}

/**
 * Whether a person need not be led to the wizard: at step 4 or higher; a college user whose college
 * is still `TBD`; a counselor whose own and school records both exist. Of admins and parents nothing
 * is demanded.
 */
export function isSetupComplete(progress: SetupProgress): boolean {
  switch (progress.userType) {
    case 'admin':
    case 'admin6x6':
    case 'parent':
      return true;
    case 'counselor':
      return progress.hasCounselorRecord === true && progress.hasSchoolRecord === true;
    case 'college':
      return progress.collegeId === collegeToBeDecided || hasTakenEveryStep(progress);
    case 'student':
      return hasTakenEveryStep(progress);
  }
}

function hasTakenEveryStep({ setupStep }: SetupProgress): boolean {
  return (setupStep ?? 0) >= lastSetupStep;
}
