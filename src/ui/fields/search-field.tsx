import { useId, type ComponentProps, type MouseEvent } from 'react';
import { Button } from '../buttons/button.tsx';
import { formMessages } from '../forms/form.messages.ts';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../marks/icon.tsx';
import { useTranslate } from '../text/translate.tsx';
import css from './search-field.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'size'> {
  readonly label: string;
  /** Right under a heading that says the same, the label is only read out. */
  readonly bare?: boolean;
  readonly hint?: string;
  /** On its button, inside the edge; without it the form has a button for all of its fields. */
  readonly act?: string | undefined;
  /** Results come while someone types: the button is for pages without scripts. */
  readonly live?: boolean;
  /** 60 pixels high: the search is what the page is for. */
  readonly large?: boolean;
  /** What follows once it is empty; without it, what was searched for is sent again, without it. */
  readonly onClear?: () => void;
}

/** A search: its button inside the edge, and a cross that empties it. */
export function SearchField(props: SearchFieldProps) {
  const { label, bare, hint, act, live, large, onClear, placeholder, className, ...input } = props;
  const t = useTranslate();
  const id = useId();
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.parentElement?.querySelector('input');
    if (!field) return;
    field.value = '';
    field.focus();
    if (onClear) onClear();
    else if (field.defaultValue !== '') field.form?.requestSubmit();
  };
  return (
    <div className={classNames(css.field, large && css.large, className)}>
      <label htmlFor={id} className={bare ? 'visually-hidden' : css.label}>
        {label}
      </label>
      <span className={css.box}>
        <Icon name="search" />
        <input
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          {...input}
          id={id}
          type="search"
          className={css.input}
          // The cross is there while no placeholder shows, so there always is one.
          placeholder={placeholder ?? ' '}
          aria-describedby={hint === undefined ? undefined : `${id}h`}
        />
        <button
          type="button"
          className={css.clear}
          aria-label={t(formMessages.clear)}
          onClick={clear}
        >
          <Icon name="close" />
        </button>
        {act !== undefined && (
          <Button type="submit" className={classNames(css.act, live && css.unscripted)}>
            {act}
          </Button>
        )}
      </span>
      {hint !== undefined && (
        <p id={`${id}h`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
