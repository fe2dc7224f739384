import { useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import { formMessages } from '../forms/form.messages.ts';
import { useHydrated } from '../layout/hydrated.ts';
import { Icon } from '../marks/icon.tsx';
import { useTranslate } from '../text/translate.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import css from './field.module.css';

/** One rule for a new password. */
export interface PasswordRule {
  readonly message: string;
  readonly fits: (password: string) => boolean;
}

type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'end' | 'note' | 'defaultValue' | 'onInput'
> & {
  /** `current-password` or `new-password`, for password managers. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** The rules a new one must keep, each ticked off while it is typed. */
  readonly rules?: readonly PasswordRule[];
};

/** A password, with a switch to show it. The server never returns a typed password. */
export function PasswordField({ rules, ...props }: PasswordFieldProps) {
  const t = useTranslate();
  const [visible, setVisible] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={visible ? 'text' : 'password'}
      defaultValue=""
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      end={
        useHydrated() && (
          <button
            type="button"
            className={css.eye}
            aria-pressed={visible}
            aria-label={t(formMessages.showPassword)}
            onClick={() => setVisible(!visible)}
          >
            <Icon name={visible ? 'eye-off' : 'eye'} />
            {t(formMessages.show)}
          </button>
        )
      }
      note={rules && <Rules rules={rules} typed={typed} />}
    />
  );
}

function Rules({ rules, typed }: { rules: readonly PasswordRule[]; typed: string }) {
  const t = useTranslate();
  return (
    <ul role="list" className={css.rules} aria-label={t(formMessages.passwordRules)}>
      {rules.map(({ message, fits }) => {
        const met = typed !== '' && fits(typed);
        return (
          <li key={message} className={classNames(met && css.met)}>
            <Icon
              name={met ? 'check' : 'minus'}
              label={t(met ? formMessages.ruleMet : formMessages.ruleOpen)}
            />
            {message}
          </li>
        );
      })}
    </ul>
  );
}
