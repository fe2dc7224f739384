import { CollegeBooth } from './college-booth.tsx';
import type { CollegeStepProps } from './college-frame.tsx';
import { CollegeInstitution } from './college-institution.tsx';
import { CollegeProfileStep } from './college-profile.tsx';
import { CollegeReps } from './college-reps.tsx';

const steps = {
  institution: CollegeInstitution,
  profile: CollegeProfileStep,
  reps: CollegeReps,
  booth: CollegeBooth,
} as const;

/** The step of a college's set-up that is shown. */
export function CollegeSetupStep(props: CollegeStepProps) {
  const Step = steps[props.setup.at];
  return <Step {...props} />;
}
