import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AccountFrame } from '../../accounts/account-frame.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Steps } from '../../../ui/navigation/steps.tsx';
import { counselorSetupMessages as messages } from './counselor-setup.messages.ts';
import { setupPath } from '../setup/setup-path.ts';
import { setupMessages } from '../setup/setup.messages.ts';
import type { CounselorSetup } from './load-counselor.ts';

const names = [
  ['school', messages.stepSchool],
  ['me', messages.stepMe],
  ['confirm', messages.stepConfirm],
] as const;

interface CounselorFrameProps {
  readonly setup: CounselorSetup;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A step of a counselor's set-up; the school comes first. */
export function CounselorFrame({ setup, title, lead, children }: CounselorFrameProps) {
  const t = useTranslate();
  const steps = names.map(([key, name]) => ({
    key,
    name: t(name),
    done: key === 'confirm' ? setup.confirmed : setup.done.includes(key),
    to: setup.school ? setupPath(key) : undefined,
  }));
  return (
    <AccountFrame title={title} lead={lead} steps={<Steps steps={steps} at={setup.at} />}>
      {children}
      <p>
        <Link to="/app">{t(setupMessages.later)}</Link>
      </p>
    </AccountFrame>
  );
}
