import { collegeSteps } from '../../colleges/college-steps.ts';
import { texts } from '../../platform/model/lists.ts';
import { CheckboxGroup } from '../../ui/choice-fields.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { NumberField, UrlField } from '../../ui/text-field.tsx';
import { collegeSetupWords as said } from '../college-setup.words.ts';
import { CollegeFrame, type CollegeStepProps } from './college-frame.tsx';
import { CampusFields } from './campus-fields.tsx';
import { MajorsField } from './majors-field.tsx';
import { StepActs } from './step-acts.tsx';
import { typedMajors } from './typed-majors.ts';

// Subjects may all be typed: whether there is any is for the action to say.
const fields = { ...collegeSteps.profile, majors: texts(), ...typedMajors };

/** What the college teaches, and what it is like. */
export function CollegeProfileStep({ setup, now }: CollegeStepProps) {
  const say = useSay();
  const told = setup.told.profile;
  return (
    <CollegeFrame setup={setup} title={say(said.profileHeading)} lead={say(said.profileLead)}>
      <Form fields={fields} now={now} intent="profile" initial={told}>
        <MajorsField label={say(said.majors)} chosen={told.majors} areas={setup.areas} />
        {told.majors.length > 0 && (
          <Disclosure title={say(said.accreditedMajors)}>
            <CheckboxGroup
              name="accreditedMajors"
              label={say(said.accreditedMajors)}
              hint={say(said.accreditedHint)}
              options={told.majors.map((title) => ({ value: title, label: title }))}
            />
          </Disclosure>
        )}
        <CampusFields said={said} />
        <UrlField name="applyUrl" label={say(said.applyUrl)} />
        <NumberField name="onlineCoursePct" label={say(said.onlineCoursePct)} inputMode="numeric" />
        <StepActs back="institution" />
      </Form>
    </CollegeFrame>
  );
}
