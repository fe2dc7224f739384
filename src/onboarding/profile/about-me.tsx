import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { PhoneField, TextField } from '../../ui/text-field.tsx';
import { detailsFields } from './details-fields.ts';
import { detailsWords as said } from './details.words.ts';
import type { ProfileData } from './load-profile.ts';
import { NameFields } from './name-fields.tsx';
import { ProfileSection } from './profile-section.tsx';
import { profileWords } from './profile.words.ts';
import { SaveButton } from './save-button.tsx';

interface AboutMeProps {
  readonly data: ProfileData;
  readonly now: Date;
}

/** The own record of everybody but students: a name, and how to be reached. */
export function AboutMe({ data, now }: AboutMeProps) {
  const say = useSay();
  const { name, parent, rep, counselor } = data.forms;
  if (!name && !parent && !rep && !counselor) return null;
  return (
    <ProfileSection anchor="details" title={say(profileWords.details)}>
      {name && (
        <Form fields={detailsFields.name} now={now} intent="name" initial={name}>
          <TextField name="name" label={say(said.name)} autoComplete="name" />
          <SaveButton />
        </Form>
      )}
      {parent && (
        <Form fields={detailsFields.parent} now={now} intent="parent" initial={parent}>
          <NameFields />
          <PhoneField name="phone" label={say(said.phone)} />
          <SaveButton />
        </Form>
      )}
      {rep && (
        <Form fields={detailsFields.rep} now={now} intent="rep" initial={rep}>
          <ContactFields />
        </Form>
      )}
      {counselor && (
        <Form fields={detailsFields.counselor} now={now} intent="counselor" initial={counselor}>
          <ContactFields />
        </Form>
      )}
    </ProfileSection>
  );
}

function ContactFields() {
  const say = useSay();
  return (
    <>
      <NameFields />
      <PhoneField name="phone" label={say(said.phone)} />
      <CheckboxField
        name="contactVisible"
        label={say(said.contactVisible)}
        hint={say(said.contactHint)}
      />
      <SaveButton />
    </>
  );
}
