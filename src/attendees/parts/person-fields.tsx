import { DateField } from '../../ui/date-field.tsx';
import { useSay } from '../../ui/say.tsx';
import { EmailField, TextField } from '../../ui/text-field.tsx';
import { registerWords as said } from '../register.words.ts';
import css from './register-form.module.css';

interface PersonFieldsProps {
  /** A student who registers: asked before everything else. */
  readonly birth: boolean;
  readonly email: boolean;
}

/** Who somebody is and how to reach them. */
export function PersonFields({ birth, email }: PersonFieldsProps) {
  const say = useSay();
  return (
    <>
      {birth && <DateField name="dob" label={say(said.born)} hint={say(said.bornHint)} birth />}
      {email && <EmailField name="email" label={say(said.email)} hint={say(said.emailHint)} />}
      <div className={css.two}>
        <TextField name="firstName" label={say(said.firstName)} autoComplete="given-name" />
        <TextField name="lastName" label={say(said.lastName)} autoComplete="family-name" />
      </div>
    </>
  );
}
