import { DateField } from '../../../ui/fields/date-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { detailsFields } from './details-fields.ts';
import { detailsMessages as messages } from './details.messages.ts';
import type { DetailForms } from './load-details.ts';
import { NameFields } from './name-fields.tsx';
import { Pair } from '../profile/profile-section.tsx';
import { SaveButton } from '../profile/save-button.tsx';

interface AboutStudentProps {
  readonly forms: DetailForms;
  readonly now: Date;
}

/** A student's own record, without school and plans. */
export function AboutStudent({ forms: { student }, now }: AboutStudentProps) {
  const t = useTranslate();
  if (!student) return null;
  return (
    <Form fields={detailsFields.student} now={now} intent="student" initial={student}>
      <NameFields />
      <DateField name="dob" label={t(messages.dob)} birth />
      <Pair>
        <PhoneField name="phone" label={t(messages.phone)} />
        <TextField name="gender" label={t(messages.gender)} autoComplete="sex" />
      </Pair>
      <AddressFields own />
      <SaveButton />
    </Form>
  );
}
