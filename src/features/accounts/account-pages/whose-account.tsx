import { useTranslate } from '../../../ui/text/translate.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { accountMessages } from './account.messages.ts';
import css from './whose-account.module.css';

/** Whose password it is: for people, and for password managers that file it under the address. */
export function WhoseAccount({ email }: { readonly email: string }) {
  const t = useTranslate();
  return (
    <EmailField
      name="email"
      label={t(accountMessages.email)}
      defaultValue={email}
      autoComplete="username"
      className={css.whose}
      readOnly
    />
  );
}
