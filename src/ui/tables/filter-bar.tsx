import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../buttons/button.tsx';
import css from './filter-bar.module.css';

interface FilterBarProps {
  /** The button’s label: "Search". */
  readonly act: string;
  readonly label: string;
  /** Parameters of the address that stay as they are. */
  readonly kept?: Readonly<Record<string, string | null>>;
  readonly children: ReactNode;
}

/** Filters of a table; they go into the address, with or without JavaScript. */
export function FilterBar({ act, label, kept = {}, children }: FilterBarProps) {
  return (
    <Form method="get" role="search" aria-label={label} className={css.filters} preventScrollReset>
      {Object.entries(kept).map(
        ([name, value]) =>
          value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <Button type="submit" kind="line" icon="search">
        {act}
      </Button>
    </Form>
  );
}
