import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { Selection } from '../../ui/selection.tsx';
import { healthWords as said } from './health.words.ts';

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
  const say = useSay();
  return (
    <Selection
      method="post"
      action={action}
      query=""
      total={shown}
      shown={shown}
      acts={
        <Button type="submit" kind="line" size="small">
          {say(said.retry)}
        </Button>
      }
    >
      {children}
    </Selection>
  );
}
