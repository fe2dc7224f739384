import { studentSteps } from '../../students/student-steps.ts';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { studentSetupWords as said } from '../student-setup.words.ts';
import { CampusFields } from './campus-fields.tsx';
import { MajorsField } from './majors-field.tsx';
import { StepActs } from './step-acts.tsx';
import { StudentFrame } from './student-frame.tsx';
import type { StudentStepProps } from './student-step.ts';
import { typedMajors } from './typed-majors.ts';

const fields = { ...studentSteps.preferences, ...typedMajors };

/** What a student looks for; all of it may be left open. */
export function StudentPreferences({ setup, now }: StudentStepProps) {
  const say = useSay();
  const told = setup.told.preferences;
  const shares = [
    { value: '0', label: say(said.onlineNone) },
    { value: '25', label: say(said.onlineQuarter) },
    { value: '50', label: say(said.onlineHalf) },
    { value: '75', label: say(said.onlineMost) },
    { value: '100', label: say(said.onlineAll) },
  ];
  const share = told.onlineCoursePct?.toString();
  const known = share === undefined || shares.some(({ value }) => value === share);
  return (
    <StudentFrame
      at="preferences"
      done={setup.done}
      title={say(said.preferencesHeading)}
      lead={say(said.preferencesLead)}
    >
      <Form fields={fields} now={now} intent="preferences" initial={told}>
        <MajorsField label={say(said.majors)} chosen={told.majors} areas={setup.areas} />
        <CampusFields said={said} />
        <SelectField
          name="onlineCoursePct"
          label={say(said.onlineCoursePct)}
          options={known ? shares : [...shares, { value: share, label: `${share} %` }]}
          empty={say(said.onlineOpen)}
        />
        <StepActs back="school" />
      </Form>
    </StudentFrame>
  );
}
