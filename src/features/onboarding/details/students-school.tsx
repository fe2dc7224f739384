import { Link } from 'react-router';
import { registrationPage } from '../../attendees/registration-page.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { NumberField } from '../../../ui/fields/text-field.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Pair, Sheet } from '../profile/profile-section.tsx';
import { SaveButton } from '../profile/save-button.tsx';
import { entryOptions, gradeOptions } from '../student-setup/school-choices.ts';
import { SuggestingField } from '../suggestions/suggesting-field.tsx';
import { detailsFields } from './details-fields.ts';
import { detailsMessages as messages } from './details.messages.ts';
import type { SchoolData } from './load-school.ts';

/** Where a student goes to school, and when college is to begin. */
export function StudentsSchool({ data }: { readonly data: SchoolData }) {
  const t = useTranslate();
  const { student, hasRegistration } = data;
  const now = new Date(data.now);
  if (!student) return null;
  return (
    <Sheet>
      <Form
        fields={detailsFields.studentSchool}
        now={now}
        intent="student-school"
        initial={student}
      >
        <SuggestingField what="school" name="currentSchool" label={t(messages.currentSchool)} />
        <Pair>
          <SelectField
            name="schoolGrade"
            label={t(messages.schoolGrade)}
            options={gradeOptions(t, student.schoolGrade)}
          />
          <NumberField
            name="graduationYear"
            label={t(messages.graduationYear)}
            hint={t(messages.graduationHint)}
            inputMode="numeric"
          />
        </Pair>
        <SelectField
          name="entryDate"
          label={t(messages.entryDate)}
          options={entryOptions(t, now, student.entryDate)}
        />
        <SaveButton />
      </Form>
      {hasRegistration && (
        <p>
          {t(messages.scores)} <Link to={registrationPage}>{t(messages.toRegistration)}</Link>
        </p>
      )}
    </Sheet>
  );
}
