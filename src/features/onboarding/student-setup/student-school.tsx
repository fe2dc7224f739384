import { studentSteps } from '../../students/student-steps.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { NumberField } from '../../../ui/fields/text-field.tsx';
import { studentSetupMessages as messages } from './student-setup.messages.ts';
import { FieldsRow } from '../setup/fields-row.tsx';
import { StepActs } from '../setup/step-acts.tsx';
import { entryOptions, gradeOptions } from './school-choices.ts';
import { StudentFrame } from './student-frame.tsx';
import type { StudentStepProps } from './student-step.ts';
import { SuggestingField } from '../suggestions/suggesting-field.tsx';

/** Where the student is now, and when college is to begin. */
export function StudentSchool({ setup, now }: StudentStepProps) {
  const t = useTranslate();
  return (
    <StudentFrame
      at="school"
      done={setup.done}
      title={t(messages.schoolHeading)}
      lead={t(messages.schoolLead)}
    >
      <Form fields={studentSteps.school} now={now} intent="school" initial={setup.told.school}>
        <SuggestingField what="school" name="currentSchool" label={t(messages.currentSchool)} />
        <FieldsRow>
          <SelectField
            name="schoolGrade"
            label={t(messages.schoolGrade)}
            options={gradeOptions(t)}
          />
          <NumberField
            name="graduationYear"
            label={t(messages.graduationYear)}
            hint={t(messages.graduationHint)}
            inputMode="numeric"
          />
        </FieldsRow>
        <SelectField
          name="entryDate"
          label={t(messages.entryDate)}
          options={entryOptions(t, now, setup.told.school.entryDate ?? null)}
        />
        <StepActs back="about" />
      </Form>
    </StudentFrame>
  );
}
