import type { ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { setupMessages } from './setup.messages.ts';

type OneButtonProps = Pick<ComponentProps<typeof Button>, 'kind' | 'size'> & {
  readonly children: string;
  /** Which form of the page it is. */
  readonly intent: string;
  /** What is sent along. */
  readonly values?: Readonly<Record<string, string>>;
  /** Whom it is about, where several say the same: read out with the words. */
  readonly about?: string;
};

/** A form that is a single button. */
export function OneButton({ intent, values = {}, about, children, ...button }: OneButtonProps) {
  const t = useTranslate();
  const { formData } = useNavigation();
  const sent = Object.entries({ intent, ...values });
  const pending =
    formData !== undefined && sent.every(([name, value]) => formData.get(name) === value);
  return (
    <Form method="post">
      {sent.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        {...button}
        type="submit"
        aria-label={about === undefined || pending ? undefined : `${children}: ${about}`}
        pending={pending && t(setupMessages.saving)}
      >
        {children}
      </Button>
    </Form>
  );
}
