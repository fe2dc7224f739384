import { privacySwitches, startingPrivacy } from '../../students/privacy-switches.ts';
import { studentSteps } from '../../students/student-steps.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { setupWords } from '../setup.words.ts';
import { studentSetupWords as said } from '../student-setup.words.ts';
import { StepActs } from './step-acts.tsx';
import { StudentFrame } from './student-frame.tsx';
import type { StudentStepProps } from './student-step.ts';

/** What may be sent and shared, switch by switch. */
export function StudentPrivacy({ setup, now }: StudentStepProps) {
  const say = useSay();
  return (
    <StudentFrame
      at="privacy"
      done={setup.done}
      title={say(said.privacyHeading)}
      lead={say(said.privacyLead)}
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
            label={say(said[name])}
            hint={say(said[`${name}Hint`])}
          />
        ))}
        <StepActs back="preferences">{say(setupWords.finish)}</StepActs>
      </Form>
    </StudentFrame>
  );
}
