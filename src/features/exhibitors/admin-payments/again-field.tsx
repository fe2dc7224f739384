import { useState } from 'react';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { useField } from '../../../ui/fields/use-field.ts';
import { adminPaymentsMessages as messages } from './admin-payments.messages.ts';

/** Appears when the server asks whether a repetition is intended; stays once checked. */
export function AgainField() {
  const t = useTranslate();
  const { wrong } = useField({ name: 'again' });
  const [isAsked, setIsAsked] = useState(wrong !== null);
  if (wrong !== null && !isAsked) setIsAsked(true);
  return isAsked ? <CheckboxField name="again" label={t(messages.again)} /> : null;
}
