import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';

interface CsvButtonProps {
  /** The page of its form, and that page’s address. */
  readonly action: string;
  readonly children: ReactNode;
}

/** Downloads the selected rows of a table. */
export const CsvButton = ({ action, children }: CsvButtonProps) => (
  <Button
    type="submit"
    size="small"
    kind="line"
    formMethod="post"
    formAction={action}
    name="intent"
    value="csv"
    icon="download"
  >
    {children}
  </Button>
);
