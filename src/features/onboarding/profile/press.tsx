import type { ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { profileMessages as messages } from './profile.messages.ts';

type PressProps = Pick<
  ComponentProps<typeof Button>,
  'kind' | 'size' | 'icon' | 'children' | 'aria-label'
> & {
  readonly intent: string;
  /** Which of several it is about. */
  readonly id?: string;
  /** Whether it is shown on the home page; the answer leads back there. */
  readonly atHome?: boolean;
};

/** A form of one button. */
export function Press({ intent, id, atHome, ...button }: PressProps) {
  const t = useTranslate();
  const { formData } = useNavigation();
  const isSent = formData?.get('intent') === intent && formData.get('id') === (id ?? null);
  return (
    <Form method="post" {...(atHome ? { action: '/app/profile' } : {})}>
      {atHome && <input type="hidden" name="from" value="home" />}
      <input type="hidden" name="intent" value={intent} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <Button kind="line" {...button} type="submit" pending={isSent && t(messages.saving)} />
    </Form>
  );
}
