import type { ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { setupMessages } from './setup/setup.messages.ts';

type OneButtonProps = Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'icon'> & {
  readonly children: string;
  /** Which form of the page it is. */
  readonly intent: string;
  /** What is sent along. */
  readonly values?: Readonly<Record<string, string>>;
  /** Where it is sent; absent: to the page it is on. */
  readonly action?: string;
  /** Whom or what it is about, where several say the same: read out after the words. */
  readonly about?: string;
  /** Read out instead of the words, where they would not make a sentence with what it is about. */
  readonly 'aria-label'?: string;
};

/** A form that is a single button. */
export function OneButton({ intent, values = {}, action, about, ...button }: OneButtonProps) {
  const t = useTranslate();
  const { formData } = useNavigation();
  const sent = Object.entries({ intent, ...values });
  const pending =
    formData !== undefined && sent.every(([name, value]) => formData.get(name) === value);
  const name = about === undefined ? button['aria-label'] : `${button.children}: ${about}`;
  return (
    <Form method="post" {...(action === undefined ? {} : { action })}>
      {sent.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        {...button}
        type="submit"
        aria-label={pending ? undefined : name}
        pending={pending && t(setupMessages.saving)}
      />
    </Form>
  );
}
