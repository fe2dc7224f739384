import { TextField, type TextFieldProps } from './text-field.tsx';
import { classNames } from '../layout/class-names.ts';
import css from './field.module.css';

/** The six-digit code of an email (`oneTimeCode`). Can be pasted with spaces and dashes. */
export const CodeField = ({ className, ...props }: Omit<TextFieldProps, 'onInput'>) => (
  <TextField
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    {...props}
    className={classNames(css.code, className)}
    onInput={({ currentTarget }) => {
      const digits = currentTarget.value.replace(/[\s\p{Pd}]/gu, '');
      if (digits !== currentTarget.value) currentTarget.value = digits;
    }}
  />
);
