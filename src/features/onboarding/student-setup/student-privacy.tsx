import { privacySwitches, startingPrivacy } from '../../students/privacy-switches.ts';
import { studentSteps } from '../../students/student-steps.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { setupMessages } from '../setup/setup.messages.ts';
import { studentSetupMessages as messages } from './student-setup.messages.ts';
import { StepActs } from '../setup/step-acts.tsx';
import { StudentFrame } from './student-frame.tsx';
import type { StudentStepProps } from './student-step.ts';

/** What may be sent and shared, switch by switch. */
export function StudentPrivacy({ setup, now }: StudentStepProps) {
  const t = useTranslate();
  return (
    <StudentFrame
      at="privacy"
      done={setup.done}
      title={t(messages.privacyHeading)}
      lead={t(messages.privacyLead)}
    >
      <Form
        fields={studentSteps.privacy}
        now={now}
        intent="privacy"
        initial={setup.told.privacy ?? startingPrivacy}
      >
        {privacySwitches.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            label={t(messages[name])}
            hint={t(messages[`${name}Hint`])}
          />
        ))}
        <StepActs back="preferences">{t(setupMessages.finish)}</StepActs>
      </Form>
    </StudentFrame>
  );
}
