import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { FieldFrame, type FieldLook } from './field.tsx';
import { formMessages } from '../forms/form.messages.ts';
import { Icon } from '../marks/icon.tsx';
import { useTranslate } from '../text/translate.tsx';
import { useField, type FieldOptions } from './use-field.ts';
import css from './field.module.css';

/** One of several values, and what it is called. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

type SelectFieldProps = FieldLook &
  Omit<FieldOptions, 'hinted'> &
  Omit<ComponentProps<'select'>, keyof FieldOptions | 'id' | 'required' | 'children'> & {
    readonly options: readonly Option[];
    /** What stands there while nothing is chosen; null: the first option is chosen from the start. */
    readonly empty?: string | null;
  };

/** One of a list, in the browser's own way. */
export function SelectField(props: SelectFieldProps) {
  const { name, field, defaultValue, error, label, hint, className, options, empty, ...select } =
    props;
  const t = useTranslate();
  const tied = useField({ name, field, defaultValue, error, hinted: hint !== undefined });
  return (
    <FieldFrame tied={tied} label={label} hint={hint} className={className}>
      <span className={classNames(css.box, tied.wrong !== null && css.wrong)}>
        <select {...select} {...tied.control} className={css.input} defaultValue={tied.given[0]}>
          {empty !== null && <option value="">{empty ?? t(formMessages.choose)}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={css.arrow} />
      </span>
    </FieldFrame>
  );
}
