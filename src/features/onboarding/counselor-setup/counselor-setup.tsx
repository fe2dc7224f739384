import {
  CounselorConfirmStep,
  CounselorMeStep,
  CounselorSchoolStep,
  type CounselorStepProps,
} from './counselor-steps.tsx';

const steps = {
  school: CounselorSchoolStep,
  me: CounselorMeStep,
  confirm: CounselorConfirmStep,
} as const;

/** The step of a counselor's set-up that is shown. */
export function CounselorSetupStep(props: CounselorStepProps) {
  const Step = steps[props.setup.at];
  return <Step {...props} />;
}
