import { schoolGrades, studentSteps } from '../../students/student-steps.ts';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { NumberField } from '../../ui/text-field.tsx';
import { studentSetupWords as said } from '../student-setup.words.ts';
import { FieldsRow } from './fields-row.tsx';
import { StepActs } from './step-acts.tsx';
import { StudentFrame } from './student-frame.tsx';
import type { StudentStepProps } from './student-step.ts';
import { SuggestingField } from './suggesting-field.tsx';

const gradeNames = {
  '8th': said.grade8,
  '9th': said.grade9,
  '10th': said.grade10,
  '11th': said.grade11,
  '12th': said.grade12,
  'Finished high school': said.gradeFinished,
  Transfer: said.gradeTransfer,
  Other: said.gradeOther,
} as const;

/** Falls from now on that the form offers. */
const yearsAhead = [0, 1, 2, 3, 4, 5, 6];

/** Where the student is now, and when college is to begin. */
export function StudentSchool({ setup, now }: StudentStepProps) {
  const say = useSay();
  const told = setup.told.school.entryDate ?? null;
  const year = now.getUTCFullYear();
  // What is stored is English; what is read is said.
  const terms = yearsAhead.map((ahead) => {
    const fall = String(year + ahead);
    return { value: `Fall ${fall}`, label: say(said.fall, { year: fall }) };
  });
  const options = [...terms, { value: 'Not sure yet', label: say(said.notSure) }];
  const known = told === null || options.some(({ value }) => value === told);
  return (
    <StudentFrame
      at="school"
      done={setup.done}
      title={say(said.schoolHeading)}
      lead={say(said.schoolLead)}
    >
      <Form fields={studentSteps.school} now={now} intent="school" initial={setup.told.school}>
        <SuggestingField what="school" name="currentSchool" label={say(said.currentSchool)} />
        <FieldsRow>
          <SelectField
            name="schoolGrade"
            label={say(said.schoolGrade)}
            options={schoolGrades.map((value) => ({ value, label: say(gradeNames[value]) }))}
          />
          <NumberField
            name="graduationYear"
            label={say(said.graduationYear)}
            hint={say(said.graduationHint)}
            inputMode="numeric"
          />
        </FieldsRow>
        <SelectField
          name="entryDate"
          label={say(said.entryDate)}
          options={known ? options : [...options, { value: told, label: told }]}
        />
        <StepActs back="about" />
      </Form>
    </StudentFrame>
  );
}
