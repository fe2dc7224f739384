import type { ReactNode } from 'react';
import { useHeadingFocus } from '../../ui/navigation/heading-focus.ts';
import css from './account-pages/account-frame.module.css';
import type { PennantArt } from '../../ui/pennants/pennant.tsx';
import { Pennant } from '../../ui/pennants/pennant.tsx';
import plantedFlagsCss from './account-pages/planted-flags.module.css';

// Felt without letters: no one's, for everyone.
const flags: readonly PennantArt[] = [
  { shape: 'fly', base: '#40408f', ink: '#f3bd2f' },
  { shape: 'fly', base: '#f3bd2f', ink: '#7a1f35' },
  { shape: 'fly', base: '#07514f', ink: '#fbf3df' },
  { shape: 'fly', base: '#8f3616', ink: '#fbf3df' },
];

/** A few flags planted on the lawn at its lower edge; on a phone there is room for one. */
function PlantedFlags() {
  return (
    <div className={plantedFlagsCss.flags} aria-hidden="true">
      {flags.map((art) => (
        <span key={art.base} className={plantedFlagsCss.flag}>
          <Pennant art={art} pole />
        </span>
      ))}
    </div>
  );
}

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
