import type { ReactNode } from 'react';
import { AccountFrame } from '../../accounts/account-frame.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Steps } from '../../../ui/navigation/steps.tsx';
import { collegeStepNames } from './college-progress.ts';
import { collegeSetupMessages as messages } from './college-setup.messages.ts';
import { setupPath } from '../setup/setup-path.ts';
import type { CollegeSetup } from './load-college.ts';

const names = {
  institution: messages.stepInstitution,
  profile: messages.stepProfile,
  reps: messages.stepReps,
  booth: messages.stepBooth,
} as const;

interface CollegeFrameProps {
  readonly setup: CollegeSetup;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** What each step of a college's setup is given. */
export interface CollegeStepProps {
  readonly setup: CollegeSetup;
  readonly now: Date;
}

/** A step of a college's setup, with the way to the others; before there is a college there is none. */
export function CollegeFrame({ setup, title, lead, children }: CollegeFrameProps) {
  const t = useTranslate();
  const steps = collegeStepNames.map((key) => ({
    key,
    name: t(names[key]),
    done: setup.done.includes(key),
    to: setup.college ? setupPath(key) : undefined,
  }));
  return (
    <AccountFrame title={title} lead={lead} steps={<Steps steps={steps} at={setup.at} />}>
      {children}
    </AccountFrame>
  );
}
