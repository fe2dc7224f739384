import type { ComponentProps } from 'react';
import { Button } from '../buttons/button.tsx';
import { useForm } from './form-context.ts';
import { formMessages } from './form.messages.ts';
import { useTranslate } from '../text/translate.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'pending'> & {
  /** The label while the form is being sent; default: "Sending…". */
  readonly pending?: string;
  /** Why it cannot be sent yet; the specification's words without it. */
  readonly tooltip?: string;
};

/**
 * Sends the form around it. As long as a field does not pass it looks disabled and says why, but can be
 * reached, and pressing it goes to the first wrong field. With `formNoValidate` it sends whatever there is.
 */
export function SubmitButton({ pending, tooltip, children, ...props }: SubmitButtonProps) {
  const t = useTranslate();
  const form = useForm();
  const waits = !form.valid && !props.formNoValidate;
  return (
    <Tooltip
      text={waits && !form.pending ? (tooltip ?? t(formMessages.fillOut)) : null}
      block={props.block}
      below
    >
      <Button
        {...props}
        type="submit"
        aria-disabled={waits || undefined}
        pending={form.pending && (pending ?? t(formMessages.sending))}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
