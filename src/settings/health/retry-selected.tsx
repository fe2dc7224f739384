import { useId, type ReactNode } from 'react';
import { Form as RouterForm } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { healthWords as said } from './health.words.ts';
import css from './health.module.css';

interface RetrySelectedProps {
  /** Where it is sent: the page itself. */
  readonly action: string;
  /** The table; its boxes belong to the form of this id. */
  readonly children: (formId: string) => ReactNode;
}

/** A table whose selected rows are tried again. */
export function RetrySelected({ action, children }: RetrySelectedProps) {
  const say = useSay();
  const formId = `chosen${useId()}`;
  return (
    <div className={css.listed}>
      {children(formId)}
      <RouterForm id={formId} method="post" action={action} className={css.bulk} preventScrollReset>
        <span>{say(said.withSelected)}</span>
        <Button type="submit" kind="line" size="small">
          {say(said.retry)}
        </Button>
      </RouterForm>
    </div>
  );
}

interface PickProps {
  readonly id: string;
  readonly form: string;
  readonly label: string;
}

/** The box that selects a row. */
export const Pick = ({ id, form, label }: PickProps) => (
  <label className={css.pick}>
    <input type="checkbox" name="id" value={id} form={form} />
    <span className="visually-hidden">{label}</span>
  </label>
);
