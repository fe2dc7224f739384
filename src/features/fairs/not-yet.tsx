import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyLawn } from '../../ui/pennants/empty-lawn.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import type { ShownFair } from './fair-view.ts';
import { frameMessages } from './fair-frame.messages.ts';
import { fairPaths } from './fair-paths.ts';
import type { FairPhase } from './fair-phase.ts';
import AddMenu from './add-menu.tsx';

interface NotYetProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly fair: ShownFair;
  readonly phase: FairPhase;
  /** The most useful action here. */
  readonly children?: ReactNode;
}

/** An empty state: why there is nothing yet, and what to do meanwhile. */
export function NotYet({ title, text, fair, phase, children }: NotYetProps) {
  const t = useTranslate();
  const isPast = phase === 'ended' || phase === 'cancelled';
  return (
    <EmptyLawn title={title} text={text}>
      {children}
      {isPast ? (
        <ButtonLink kind={children ? 'line' : 'primary'} to="/calendar">
          {t(frameMessages.calendar)}
        </ButtonLink>
      ) : (
        <AddMenu fair={fair} kind="line" />
      )}
      <ButtonLink kind="line" to={fairPaths(fair.slug).page}>
        {t(frameMessages.seeFair)}
      </ButtonLink>
    </EmptyLawn>
  );
}
