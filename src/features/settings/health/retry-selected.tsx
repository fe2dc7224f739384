import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Selection } from '../../../ui/tables/selection.tsx';
import { healthMessages as messages } from './health.messages.ts';

interface RetrySelectedProps {
  /** Where it is sent: the page itself. */
  readonly action: string;
  /** Rows of this page that can be tried again. */
  readonly shown: number;
  /** The table; its boxes belong to the form of this id. */
  readonly children: (formId: string) => ReactNode;
}

/** A table whose selected rows are tried again. */
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
