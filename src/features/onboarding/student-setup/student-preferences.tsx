import { studentSteps } from '../../students/student-steps.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { studentSetupMessages as messages } from './student-setup.messages.ts';
import { CampusFields } from '../campus-fields.tsx';
import { MajorsField } from '../suggestions/majors-field.tsx';
import { StepActs } from '../setup/step-acts.tsx';
import { StudentFrame } from './student-frame.tsx';
import type { StudentStepProps } from './student-step.ts';
import { typedMajors } from '../suggestions/typed-majors.ts';

const fields = { ...studentSteps.preferences, ...typedMajors };

/** What a student looks for; all of it may be left open. */
export function StudentPreferences({ setup, now }: StudentStepProps) {
  const t = useTranslate();
  const told = setup.told.preferences;
  const shares = [
    { value: '0', label: t(messages.onlineNone) },
    { value: '25', label: t(messages.onlineQuarter) },
    { value: '50', label: t(messages.onlineHalf) },
    { value: '75', label: t(messages.onlineMost) },
    { value: '100', label: t(messages.onlineAll) },
  ];
  const share = told.onlineCoursePct?.toString();
  const known = share === undefined || shares.some(({ value }) => value === share);
  return (
    <StudentFrame
      at="preferences"
      done={setup.done}
      title={t(messages.preferencesHeading)}
      lead={t(messages.preferencesLead)}
    >
      <Form fields={fields} now={now} intent="preferences" initial={told}>
        <MajorsField label={t(messages.majors)} chosen={told.majors} areas={setup.areas} />
        <CampusFields said={messages} />
        <SelectField
          name="onlineCoursePct"
          label={t(messages.onlineCoursePct)}
          options={known ? shares : [...shares, { value: share, label: `${share} %` }]}
          empty={t(messages.onlineOpen)}
        />
        <StepActs back="school" />
      </Form>
    </StudentFrame>
  );
}
