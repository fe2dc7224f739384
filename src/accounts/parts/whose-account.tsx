import { useSay } from '../../ui/say.tsx';
import { EmailField } from '../../ui/text-field.tsx';
import { accountWords } from './account.words.ts';
import css from './whose-account.module.css';

/** Whose password it is: for people, and for password managers that file it under the address. */
export function WhoseAccount({ email }: { readonly email: string }) {
  const say = useSay();
  return (
    <EmailField
      name="email"
      label={say(accountWords.email)}
      defaultValue={email}
      autoComplete="username"
      className={css.whose}
      readOnly
    />
  );
}
