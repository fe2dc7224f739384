import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AccountFrame } from '../../accounts/account-frame.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Steps } from '../../../ui/navigation/steps.tsx';
import { setupPath } from '../setup/setup-path.ts';
import { setupMessages } from '../setup/setup.messages.ts';
import { studentStepNames, type StudentStep } from './student-progress.ts';
import { studentSetupMessages as messages } from './student-setup.messages.ts';

const names = {
  about: messages.stepAbout,
  school: messages.stepSchool,
  preferences: messages.stepPreferences,
  privacy: messages.stepPrivacy,
} as const;

interface StudentFrameProps {
  readonly at: StudentStep;
  readonly done: readonly StudentStep[];
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A step of a student's setup, with the way to the others; before the first there is none. */
export function StudentFrame({ at, done, title, lead, children }: StudentFrameProps) {
  const t = useTranslate();
  const begun = done.includes('about');
  const steps = studentStepNames.map((key) => ({
    key,
    name: t(names[key]),
    done: done.includes(key),
    to: begun ? setupPath(key) : undefined,
  }));
  return (
    <AccountFrame title={title} lead={lead} steps={<Steps steps={steps} at={at} />}>
      {children}
      <p>
        <Link to="/app">{t(setupMessages.later)}</Link>
      </p>
    </AccountFrame>
  );
}
