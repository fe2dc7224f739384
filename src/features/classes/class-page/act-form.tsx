import type { ReactNode } from 'react';
import type { ComponentProps } from 'react';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { noFields } from './class-fields.ts';

type ActFormProps = Pick<
  ComponentProps<typeof SubmitButton>,
  'kind' | 'pending' | 'size' | 'icon'
> & {
  readonly intent: string;
  readonly now: string;
  readonly act: ReactNode;
  /** The text before the button, and hidden inputs. */
  readonly children?: ReactNode;
};

/** A form that is one button. */
export const ActForm = ({ intent, now, act, children, ...look }: ActFormProps) => (
  <Form fields={noFields} now={new Date(now)} intent={intent}>
    {children}
    <div>
      <SubmitButton {...look}>{act}</SubmitButton>
    </div>
  </Form>
);
