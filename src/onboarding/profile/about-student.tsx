import { DateField } from '../../ui/date-field.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { NumberField, PhoneField, TextField } from '../../ui/text-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { CampusFields } from '../parts/campus-fields.tsx';
import { detailsFields } from './details-fields.ts';
import { detailsWords as said } from './details.words.ts';
import type { ProfileData } from './load-profile.ts';
import { MajorsField } from './majors-field.tsx';
import { NameFields } from './name-fields.tsx';
import { Pair, ProfileSection } from './profile-section.tsx';
import { profileWords } from './profile.words.ts';
import { SaveButton } from './save-button.tsx';

interface AboutStudentProps {
  readonly data: ProfileData;
  readonly now: Date;
}

/** A student's own record. */
export function AboutStudent({ data, now }: AboutStudentProps) {
  const say = useSay();
  const { student } = data.forms;
  if (!student) return null;
  return (
    <ProfileSection anchor="details" title={say(profileWords.details)}>
      <Form fields={detailsFields.student} now={now} intent="student" initial={student}>
        <NameFields />
        <DateField name="dob" label={say(said.dob)} birth />
        <Pair>
          <PhoneField name="phone" label={say(said.phone)} />
          <TextField name="gender" label={say(said.gender)} autoComplete="sex" />
        </Pair>
        <Pair>
          <TextField name="currentSchool" label={say(said.currentSchool)} autoComplete="off" />
          <TextField
            name="entryDate"
            label={say(said.entryDate)}
            hint={say(said.entryDateHint)}
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
  const say = useSay();
  const { wishes } = data.forms;
  if (!wishes) return null;
  return (
    <ProfileSection anchor="wishes" title={say(profileWords.wishes)}>
      <Form
        key={wishes.majors.join()}
        fields={detailsFields.wishes}
        now={now}
        intent="wishes"
        initial={wishes}
      >
        <MajorsField chosen={wishes.majors} titles={data.majors} />
        <CampusFields said={said} />
        <NumberField name="onlineCoursePct" label={say(said.onlineWish)} />
        <SaveButton />
      </Form>
    </ProfileSection>
  );
}
