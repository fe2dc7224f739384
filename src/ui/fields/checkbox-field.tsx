import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Below } from './field.tsx';
import { useField, type FieldOptions } from './use-field.ts';
import css from './choice-fields.module.css';
import fieldCss from './field.module.css';

type CheckboxFieldProps = Omit<FieldOptions, 'hinted' | 'defaultValue'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly className?: string;
  readonly defaultChecked?: boolean;
  readonly disabled?: boolean;
};

/** A single yes: a box and its sentence. Not ticked it says no, which an `agreement` does not take. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { name, field, error, label, hint, className, defaultChecked, disabled } = props;
  const tied = useField({
    name,
    field,
    error,
    hinted: hint !== undefined,
    defaultValue: defaultChecked ? 'true' : undefined,
  });
  const mustTick = tied.spec?.check(false, { now: new Date(0) }).problems !== undefined;
  return (
    <div className={classNames(fieldCss.field, className)}>
      <input type="hidden" name={name} value="false" disabled={disabled} />
      <label className={classNames(css.tick, tied.wrong !== null && css.wrong)}>
        <input
          type="checkbox"
          value="true"
          {...tied.control}
          required={tied.spec && mustTick}
          disabled={disabled}
          defaultChecked={tied.given.includes('true')}
          className={css.mark}
        />
        <span>{label}</span>
      </label>
      <Below tied={tied} hint={hint} />
    </div>
  );
}
