import type { ReactNode } from 'react';
import { useHeadingFocus } from '../../ui/navigation/heading-focus.ts';
import { PlantedFlags } from './account-pages/planted-flags.tsx';
import css from './account-pages/account-frame.module.css';

interface AccountFrameProps {
  /** The page's only h1. Receives focus when the step changes without a reload. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** Progress, above the form. */
  readonly steps?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of every account screen: the lawn shows the topic, the paper holds the form. */
export function AccountFrame({ title, lead, steps, children }: AccountFrameProps) {
  // A step often changes without a new URL, so the shell does not notice.
  useHeadingFocus(title);
  return (
    <div className={css.frame}>
      <header className={css.lawn}>
        <div className={css.words}>
          <h1>{title}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        <PlantedFlags />
      </header>
      <div className={css.paper}>
        <div className={css.column}>
          {steps}
          {children}
        </div>
      </div>
    </div>
  );
}
