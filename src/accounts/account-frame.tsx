import type { ReactNode } from 'react';
import { useHeadingFocus } from '../ui/heading-focus.ts';
import { PlantedFlags } from './parts/planted-flags.tsx';
import css from './account-frame.module.css';

interface AccountFrameProps {
  /** The one h1 of the page. When another step comes without a reload, it gets the focus. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** How far someone has come, above the form. */
  readonly steps?: ReactNode;
  readonly children: ReactNode;
}

/** The look of every account screen: the lawn says what it is about, the paper holds the form. */
export function AccountFrame({ title, lead, steps, children }: AccountFrameProps) {
  // A step often comes with no other address: the shell does not notice.
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
