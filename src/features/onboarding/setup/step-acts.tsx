import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { setupPath } from './setup-path.ts';
import { setupMessages } from './setup.messages.ts';
import css from './step-acts.module.css';

interface StepActsProps {
  /** The step before; absent on the first. */
  readonly back?: string;
  /** What the button says; else that it saves and goes on. */
  readonly children?: string;
}

/** At the end of a step: back, and save. */
export function StepActs({ back, children }: StepActsProps) {
  const t = useTranslate();
  return (
    <div className={css.acts}>
      {back !== undefined && (
        <ButtonLink to={setupPath(back)} kind="line" size="large" icon="arrow-left">
          {t(setupMessages.back)}
        </ButtonLink>
      )}
      <SubmitButton size="large" block iconAfter="arrow-right" pending={t(setupMessages.saving)}>
        {children ?? t(setupMessages.save)}
      </SubmitButton>
    </div>
  );
}
