import { SubjectsField } from '../../subjects/subjects-field.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { NumberField, PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { CampusFields } from '../campus-fields.tsx';
import { ReachFields } from '../reach-fields.tsx';
import { detailsFields } from './details-fields.ts';
import { detailsMessages as messages } from './details.messages.ts';
import type { ProfileData } from '../profile/load-profile.ts';
import { NameFields } from './name-fields.tsx';
import { Pair, ProfileSection } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import { SaveButton } from '../profile/save-button.tsx';

interface AboutStudentProps {
  readonly data: ProfileData;
  readonly now: Date;
}

/** A student's own record. */
export function AboutStudent({ data, now }: AboutStudentProps) {
  const t = useTranslate();
  const { student } = data.forms;
  if (!student) return null;
  return (
    <ProfileSection anchor="details" title={t(profileMessages.details)}>
      <Form fields={detailsFields.student} now={now} intent="student" initial={student}>
        <NameFields />
        <DateField name="dob" label={t(messages.dob)} birth />
        <Pair>
          <PhoneField name="phone" label={t(messages.phone)} />
          <TextField name="gender" label={t(messages.gender)} autoComplete="sex" />
        </Pair>
        <Pair>
          <TextField name="currentSchool" label={t(messages.currentSchool)} autoComplete="off" />
          <TextField
            name="entryDate"
            label={t(messages.entryDate)}
            hint={t(messages.entryDateHint)}
            autoComplete="off"
          />
        </Pair>
        <AddressFields own />
        <SaveButton />
      </Form>
    </ProfileSection>
  );
}

/** What a student looks for in a college. */
export function StudentWishes({ data, now }: AboutStudentProps) {
  const t = useTranslate();
  const { wishes } = data.forms;
  if (!wishes) return null;
  return (
    <ProfileSection anchor="wishes" title={t(profileMessages.wishes)}>
      <Form
        key={wishes.majors.join()}
        fields={detailsFields.wishes}
        now={now}
        intent="wishes"
        initial={wishes}
      >
        <SubjectsField />
        <CampusFields said={messages} />
        <ReachFields chosen={wishes} />
        <NumberField name="onlineCoursePct" label={t(messages.onlineWish)} />
        <SaveButton />
      </Form>
    </ProfileSection>
  );
}
