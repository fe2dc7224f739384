import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Selection } from '../../../ui/tables/selection.tsx';
import { healthMessages as messages } from './health.messages.ts';

interface RetrySelectedProps {
  /** The address of the page, which handles the form. */
  readonly action: string;
  /** The rows of this page that can be retried. */
  readonly shown: number;
  /** The table; its checkboxes belong to the form with this id. */
  readonly children: (formId: string) => ReactNode;
}

/** A table whose selected rows can be retried. */
export function RetrySelected({ action, shown, children }: RetrySelectedProps) {
  const t = useTranslate();
  return (
    <Selection
      method="post"
      action={action}
      query=""
      total={shown}
      shown={shown}
      acts={
        <Button type="submit" kind="line" size="small">
          {t(messages.retry)}
        </Button>
      }
    >
      {children}
    </Selection>
  );
}
