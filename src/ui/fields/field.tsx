import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { formMessages } from '../forms/form.messages.ts';
import { Icon } from '../marks/icon.tsx';
import { useTranslate } from '../text/translate.tsx';
import type { TiedField } from './use-field.ts';
import css from './field.module.css';

/** What every field shows around its input. */
export interface FieldLook {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
}

interface FrameProps extends FieldLook {
  readonly tied: TiedField;
  /** Other text below, e.g. the remaining length. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Label above, what is wrong and the hint below, all of it tied to the input between. */
export function FieldFrame({ tied, label, hint, note, className, children }: FrameProps) {
  return (
    <div className={classNames(css.field, className)}>
      <label className={css.label} htmlFor={tied.ids.control}>
        {label}
        <OptionalMark tied={tied} />
      </label>
      {children}
      <Below tied={tied} hint={hint} note={note} />
    </div>
  );
}

interface GroupProps extends FrameProps {
  /** Radio buttons say as a whole that they are wrong. */
  readonly role?: 'radiogroup' | undefined;
}

/** The same around several inputs that are one question. */
export function GroupFrame({ tied, label, hint, note, className, role, children }: GroupProps) {
  const { control } = tied;
  return (
    <fieldset
      className={classNames(css.field, className)}
      role={role}
      aria-describedby={control['aria-describedby']}
      aria-invalid={role && control['aria-invalid']}
    >
      <legend className={css.label}>
        {label}
        <OptionalMark tied={tied} />
      </legend>
      {children}
      <Below tied={tied} hint={hint} note={note} />
    </fieldset>
  );
}

/** Says that a field may be left empty. */
export function OptionalMark({ tied }: { tied: TiedField }) {
  const t = useTranslate();
  return tied.optional ? <span className={css.optional}> {t(formMessages.optional)}</span> : null;
}

/** The text below an input: the error, then the hint. */
export function Below({ tied, hint, note }: Pick<FrameProps, 'tied' | 'hint' | 'note'>) {
  return (
    <>
      {tied.wrong !== null && (
        <p className={css.error} id={tied.ids.error}>
          <Icon name="error" />
          {tied.wrong}
        </p>
      )}
      {hint !== undefined && (
        <p className={css.hint} id={tied.ids.hint}>
          {hint}
        </p>
      )}
      {note}
    </>
  );
}
