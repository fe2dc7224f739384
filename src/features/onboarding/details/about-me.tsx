import type { ReactNode } from 'react';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { detailsFields } from './details-fields.ts';
import { detailsMessages as messages } from './details.messages.ts';
import type { ProfileData } from '../profile/load-profile.ts';
import { NameFields } from './name-fields.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import { SaveButton } from '../profile/save-button.tsx';

interface AboutMeProps {
  readonly data: ProfileData;
  readonly now: Date;
}

/** The caller's own record, except for students: name and contact details. */
export function AboutMe({ data, now }: AboutMeProps) {
  const t = useTranslate();
  const { name, parent, rep, counselor } = data.forms;
  if (!name && !parent && !rep && !counselor) return null;
  return (
    <ProfileSection anchor="details" title={t(profileMessages.details)}>
      {name && (
        <Form fields={detailsFields.name} now={now} intent="name" initial={name}>
          <TextField name="name" label={t(messages.name)} autoComplete="name" />
          <SaveButton />
        </Form>
      )}
      {parent && (
        <Form fields={detailsFields.parent} now={now} intent="parent" initial={parent}>
          <NameFields />
          <PhoneField name="phone" label={t(messages.phone)} />
          <SaveButton />
        </Form>
      )}
      {rep && (
        <Form fields={detailsFields.rep} now={now} intent="rep" initial={rep}>
          <ContactFields>
            <TextField
              name="title"
              label={t(messages.title)}
              hint={t(messages.titleHint)}
              autoComplete="organization-title"
            />
          </ContactFields>
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

function ContactFields({ children }: { readonly children?: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <NameFields />
      {children}
      <PhoneField name="phone" label={t(messages.phone)} />
      <CheckboxField
        name="contactVisible"
        label={t(messages.contactVisible)}
        hint={t(messages.contactHint)}
      />
      <SaveButton />
    </>
  );
}
