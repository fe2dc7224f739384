import { useState } from 'react';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { useTranslate } from '../../ui/translate.tsx';
import { useField } from '../../ui/use-field.ts';
import { adminPaymentsMessages as messages } from '../admin-payments.messages.ts';

/** Shown from when the server asks whether the same is meant a second time; checking it keeps it there. */
export function AgainField() {
  const t = useTranslate();
  const { wrong } = useField({ name: 'again' });
  const [isAsked, setIsAsked] = useState(wrong !== null);
  if (wrong !== null && !isAsked) setIsAsked(true);
  return isAsked ? <CheckboxField name="again" label={t(messages.again)} /> : null;
}
