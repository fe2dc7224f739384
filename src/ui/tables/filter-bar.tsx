import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../buttons/button.tsx';
import { SearchField } from '../fields/search-field.tsx';
import css from './filter-bar.module.css';

interface FilterBarProps {
  /** The button’s label: "Search". */
  readonly act: string;
  readonly label: string;
  /** Parameters of the address that stay as they are. */
  readonly kept?: Readonly<Record<string, string | null>>;
  /** The text search before the others, which has the button inside where it is alone. */
  readonly search?: { readonly name?: string; readonly label: string; readonly text: string };
  readonly children?: ReactNode;
}

/** Filters of a table; they go into the address, with or without JavaScript. */
export function FilterBar({ act, label, kept = {}, search, children }: FilterBarProps) {
  return (
    <Form method="get" role="search" aria-label={label} className={css.filters} preventScrollReset>
      {Object.entries(kept).map(
        ([name, value]) =>
          value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {search && (
        <SearchField
          name={search.name ?? 'q'}
          label={search.label}
          defaultValue={search.text}
          act={children ? undefined : act}
        />
      )}
      {children}
      {(children || !search) && (
        <Button type="submit" kind="line" icon="search" className={css.act}>
          {act}
        </Button>
      )}
    </Form>
  );
}
