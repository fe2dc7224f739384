import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../marks/icon.tsx';
import { useTranslate } from '../text/translate.tsx';
import { searchFieldMessages } from './search-field.messages.ts';
import css from './search-field.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'size'> {
  readonly name: string;
  readonly label: string;
  /** Right under a heading that says the same, the label is only read out. */
  readonly bare?: boolean;
  /** On its button, inside the edge; without it the form has a button for all of its fields. */
  readonly act?: string | undefined;
  /** Results come while someone types: the button is for pages without scripts. */
  readonly live?: boolean;
  /** 60 pixels high: the search is what the page is for. */
  readonly large?: boolean;
  /** What follows once it is empty; without it, what was searched for is sent again, without it. */
  readonly onClear?: () => void;
}

/**
 * A search: its button inside the edge, and a cross that empties it. The front page and the page of a
 * fair, which load next to nothing, look alike with the browser's own cross.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, bare, act, live, large, onClear, className, ...input } = props;
  const t = useTranslate();
  const id = `search-${input.name}`;
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.parentElement?.querySelector('input');
    if (!field) return;
    field.value = '';
    field.focus();
    if (onClear) onClear();
    else if (field.defaultValue) field.form?.requestSubmit();
  };
  return (
    <div className={classNames(css.field, large && css.large, className)}>
      <label htmlFor={id} className={bare ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <span className={css.box}>
        <Icon name="search" />
        {/* The cross is there while no placeholder shows, so there always is one. */}
        <input
          autoComplete="off"
          autoCapitalize="off"
          placeholder=" "
          {...input}
          id={id}
          type="search"
        />
        <button type="button" aria-label={t(searchFieldMessages.clear)} onClick={clear}>
          <Icon name="close" />
        </button>
        {act && (
          <Button type="submit" className={live ? css.live : undefined}>
            {act}
          </Button>
        )}
      </span>
    </div>
  );
}
