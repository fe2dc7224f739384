import { classNames } from '../layout/class-names.ts';
import { GroupFrame, type FieldLook } from './field.tsx';
import type { Option } from './select-field.tsx';
import { useField, type FieldOptions } from './use-field.ts';
import css from './choice-fields.module.css';

type GroupProps = FieldLook &
  Omit<FieldOptions, 'hinted'> & {
    readonly options: readonly Option[];
    readonly disabled?: boolean;
    /** Side by side where there is room. */
    readonly inline?: boolean;
  };

/** One of a few, each on a card with a line of explanation. */
export const RadioCards = (props: GroupProps) => <Choices type="radio" {...props} />;

/** Some of several (a list field). */
export const CheckboxGroup = (props: GroupProps) => <Choices type="checkbox" {...props} />;

function Choices({
  type,
  options,
  disabled,
  inline,
  ...props
}: GroupProps & { type: 'radio' | 'checkbox' }) {
  const { name, field, defaultValue, error, label, hint, className } = props;
  const tied = useField({ name, field, defaultValue, error, hinted: hint !== undefined });
  const { id, autoFocus, required } = tied.control;
  return (
    <GroupFrame
      tied={tied}
      role={type === 'radio' ? 'radiogroup' : undefined}
      label={label}
      hint={hint}
      className={className}
    >
      <div className={classNames(css.options, inline && css.inline)}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={classNames(css.card, tied.wrong !== null && css.wrong)}
          >
            <input
              id={`${id}-${index}`}
              name={name}
              type={type}
              value={option.value}
              disabled={disabled}
              required={type === 'radio' ? required : undefined}
              autoFocus={index === 0 ? autoFocus : undefined}
              defaultChecked={tied.given.includes(option.value)}
              className={css.mark}
            />
            <span>
              <span className={css.name}>{option.label}</span>
              {option.hint !== undefined && <span className={css.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
