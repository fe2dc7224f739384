import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';

interface CsvButtonProps {
  /** The page whose form it belongs to, with its address. */
  readonly action: string;
  readonly children: ReactNode;
}

/** Downloads the rows of a table that are selected. */
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
