import { collegeSteps } from '../../colleges/college-steps.ts';
import { texts } from '../../../platform/model/lists.ts';
import { CheckboxGroup } from '../../../ui/fields/choice-fields.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { collegeSetupMessages as messages } from './college-setup.messages.ts';
import { CollegeFrame, type CollegeStepProps } from './college-frame.tsx';
import { ProgramFields } from '../program-fields.tsx';
import { StepActs } from '../setup/step-acts.tsx';
import { typedMajors } from '../suggestions/typed-majors.ts';

// Subjects may all be typed: whether there is any is for the action to say.
const fields = { ...collegeSteps.profile, majors: texts(), ...typedMajors };

/** What the college teaches, and what it is like. */
export function CollegeProfileStep({ setup, now }: CollegeStepProps) {
  const t = useTranslate();
  const profile = setup.told.profile;
  return (
    <CollegeFrame setup={setup} title={t(messages.profileHeading)} lead={t(messages.profileLead)}>
      <Form fields={fields} now={now} intent="profile" initial={profile}>
        <ProgramFields label={t(messages.majors)} chosen={profile.majors} areas={setup.areas}>
          {profile.majors.length > 0 && (
            <Disclosure title={t(messages.accreditedMajors)}>
              <CheckboxGroup
                name="accreditedMajors"
                label={t(messages.accreditedMajors)}
                hint={t(messages.accreditedHint)}
                options={profile.majors.map((title) => ({ value: title, label: title }))}
              />
            </Disclosure>
          )}
        </ProgramFields>
        <StepActs back="institution" />
      </Form>
    </CollegeFrame>
  );
}
