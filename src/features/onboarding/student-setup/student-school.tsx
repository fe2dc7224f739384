import { schoolGrades, studentSteps } from '../../students/student-steps.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { NumberField } from '../../../ui/fields/text-field.tsx';
import { studentSetupMessages as messages } from './student-setup.messages.ts';
import { FieldsRow } from '../setup/fields-row.tsx';
import { StepActs } from '../setup/step-acts.tsx';
import { StudentFrame } from './student-frame.tsx';
import type { StudentStepProps } from './student-step.ts';
import { SuggestingField } from '../suggestions/suggesting-field.tsx';

const gradeNames = {
  '8th': messages.grade8,
  '9th': messages.grade9,
  '10th': messages.grade10,
  '11th': messages.grade11,
  '12th': messages.grade12,
  'Finished high school': messages.gradeFinished,
  Transfer: messages.gradeTransfer,
  Other: messages.gradeOther,
} as const;

/** Falls from now on that the form offers. */
const yearsAhead = [0, 1, 2, 3, 4, 5, 6];

/** Where the student is now, and when college is to begin. */
export function StudentSchool({ setup, now }: StudentStepProps) {
  const t = useTranslate();
  const entryTerm = setup.told.school.entryDate ?? null;
  const year = now.getUTCFullYear();
  // What is stored is English; what is read is said.
  const terms = yearsAhead.map((ahead) => {
    const fall = String(year + ahead);
    return { value: `Fall ${fall}`, label: t(messages.fall, { year: fall }) };
  });
  const options = [...terms, { value: 'Not sure yet', label: t(messages.notSure) }];
  const isListed = entryTerm === null || options.some(({ value }) => value === entryTerm);
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
            options={schoolGrades.map((value) => ({ value, label: t(gradeNames[value]) }))}
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
          options={isListed ? options : [...options, { value: entryTerm, label: entryTerm }]}
        />
        <StepActs back="about" />
      </Form>
    </StudentFrame>
  );
}
