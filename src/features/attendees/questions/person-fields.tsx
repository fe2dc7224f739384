import { DateField } from '../../../ui/fields/date-field.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { EmailField, TextField } from '../../../ui/fields/text-field.tsx';
import { registerMessages as messages } from './register.messages.ts';
import css from './register-form.module.css';

interface PersonFieldsProps {
  /** The student's birth date: asked before everything else. */
  readonly birth: boolean;
  readonly email: boolean;
}

/** A person's name and contact details. */
export function PersonFields({ birth, email }: PersonFieldsProps) {
  const t = useTranslate();
  return (
    <>
      {birth && <DateField name="dob" label={t(messages.born)} hint={t(messages.bornHint)} birth />}
      {email && <EmailField name="email" label={t(messages.email)} hint={t(messages.emailHint)} />}
      <div className={css.two}>
        <TextField name="firstName" label={t(messages.firstName)} autoComplete="given-name" />
        <TextField name="lastName" label={t(messages.lastName)} autoComplete="family-name" />
      </div>
    </>
  );
}
