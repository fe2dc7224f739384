import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { setupPath } from '../setup-path.ts';
import { setupWords } from '../setup.words.ts';
import css from './step-acts.module.css';

interface StepActsProps {
  /** The step before; absent on the first. */
  readonly back?: string;
  /** What the button says; else that it saves and goes on. */
  readonly children?: string;
}

/** At the end of a step: back, and save. */
export function StepActs({ back, children }: StepActsProps) {
  const say = useSay();
  return (
    <div className={css.acts}>
      {back !== undefined && (
        <ButtonLink to={setupPath(back)} kind="line" size="large" icon="arrow-left">
          {say(setupWords.back)}
        </ButtonLink>
      )}
      <SubmitButton size="large" block iconAfter="arrow-right" pending={say(setupWords.saving)}>
        {children ?? say(setupWords.save)}
      </SubmitButton>
    </div>
  );
}
