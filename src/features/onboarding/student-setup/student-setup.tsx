import { StudentAbout } from './student-about.tsx';
import { StudentParents } from './student-parents.tsx';
import { StudentPreferences } from './student-preferences.tsx';
import { StudentPrivacy } from './student-privacy.tsx';
import { StudentSchool } from './student-school.tsx';
import type { StudentStepProps } from './student-step.ts';

const steps = {
  about: StudentAbout,
  school: StudentSchool,
  preferences: StudentPreferences,
  privacy: StudentPrivacy,
  parents: StudentParents,
} as const;

/** The step of a student's set-up that is shown. */
export function StudentSetupStep(props: StudentStepProps) {
  const Step = steps[props.setup.at];
  return <Step {...props} />;
}
