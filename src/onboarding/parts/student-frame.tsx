import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AccountFrame } from '../../accounts/account-frame.tsx';
import { useSay } from '../../ui/say.tsx';
import { Steps } from '../../ui/steps.tsx';
import { setupPath } from '../setup-path.ts';
import { setupWords } from '../setup.words.ts';
import { studentStepNames, type StudentStep } from '../student-progress.ts';
import { studentSetupWords as said } from '../student-setup.words.ts';

const names = {
  about: said.stepAbout,
  school: said.stepSchool,
  preferences: said.stepPreferences,
  privacy: said.stepPrivacy,
} as const;

interface StudentFrameProps {
  readonly at: StudentStep;
  readonly done: readonly StudentStep[];
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A step of a student's set-up, with the way to the others; before the first there is none. */
export function StudentFrame({ at, done, title, lead, children }: StudentFrameProps) {
  const say = useSay();
  const begun = done.includes('about');
  const steps = studentStepNames.map((key) => ({
    key,
    name: say(names[key]),
    done: done.includes(key),
    to: begun ? setupPath(key) : undefined,
  }));
  return (
    <AccountFrame title={title} lead={lead} steps={<Steps steps={steps} at={at} />}>
      {children}
      <p>
        <Link to="/app">{say(setupWords.later)}</Link>
      </p>
    </AccountFrame>
  );
}
