import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AccountFrame } from '../../accounts/account-frame.tsx';
import { useSay } from '../../ui/say.tsx';
import { Steps } from '../../ui/steps.tsx';
import { counselorSetupWords as said } from '../counselor-setup.words.ts';
import { setupPath } from '../setup-path.ts';
import { setupWords } from '../setup.words.ts';
import type { CounselorSetup } from './load-counselor.ts';

const names = [
  ['school', said.stepSchool],
  ['me', said.stepMe],
  ['confirm', said.stepConfirm],
] as const;

interface CounselorFrameProps {
  readonly setup: CounselorSetup;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A step of a counselor's set-up; the school comes first. */
export function CounselorFrame({ setup, title, lead, children }: CounselorFrameProps) {
  const say = useSay();
  const steps = names.map(([key, name]) => ({
    key,
    name: say(name),
    done: key === 'confirm' ? setup.confirmed : setup.done.includes(key),
    to: setup.school ? setupPath(key) : undefined,
  }));
  return (
    <AccountFrame title={title} lead={lead} steps={<Steps steps={steps} at={setup.at} />}>
      {children}
      <p>
        <Link to="/app">{say(setupWords.later)}</Link>
      </p>
    </AccountFrame>
  );
}
