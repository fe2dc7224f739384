import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { FieldFrame, type FieldLook } from './field.tsx';
import { Icon } from '../marks/icon.tsx';
import { useField, type FieldOptions } from './use-field.ts';
import css from './field.module.css';

/** What a field with one input takes: its place in the form, its looks, and anything an input takes. */
export type TextFieldProps = FieldLook &
  Omit<FieldOptions, 'hinted'> &
  Omit<ComponentProps<'input'>, keyof FieldOptions | 'id' | 'required' | 'children'> & {
    /** What stands before what is typed, inside the edge: a fixed beginning. */
    readonly start?: string;
    /** What stands at the end, inside the edge. */
    readonly end?: ReactNode;
    readonly note?: ReactNode;
  };

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { name, field, defaultValue, error, label, hint, className, start, end, note, ...input } =
    props;
  const tied = useField({ name, field, defaultValue, error, hinted: hint !== undefined });
  return (
    <FieldFrame tied={tied} label={label} hint={hint} note={note} className={className}>
      <span className={classNames(css.box, tied.wrong !== null && css.wrong)}>
        {start !== undefined && (
          <span className={css.start} aria-hidden="true">
            {start}
          </span>
        )}
        <input
          type="text"
          {...input}
          {...tied.control}
          className={css.input}
          defaultValue={tied.given[0]}
        />
        {end}
        {!end && tied.passed && <Icon name="check" className={css.passed} />}
      </span>
    </FieldFrame>
  );
}

/** An email address. */
export const EmailField = (props: TextFieldProps) => (
  <TextField
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
);

/** A phone number. */
export const PhoneField = (props: TextFieldProps) => (
  <TextField type="tel" inputMode="tel" autoComplete="tel" {...props} />
);

/** A web address. */
export const UrlField = (props: TextFieldProps) => (
  <TextField
    type="url"
    inputMode="url"
    autoComplete="url"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
);

/** A number; a text input, since wheels and arrows change numbers by accident. */
export const NumberField = (props: TextFieldProps) => (
  <TextField inputMode="decimal" autoComplete="off" {...props} />
);
