import type { ReactNode } from 'react';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { detailsFields } from './details-fields.ts';
import { detailsMessages as messages } from './details.messages.ts';
import type { DetailForms } from './load-details.ts';
import { NameFields } from './name-fields.tsx';
import { SaveButton } from '../profile/save-button.tsx';

interface AboutMeProps {
  readonly forms: DetailForms;
  readonly now: Date;
}

/** The caller's own record, except for students: name and contact details. */
export function AboutMe({ forms: { name, parent, rep, counselor }, now }: AboutMeProps) {
  const t = useTranslate();
  return (
    <>
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
    </>
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
