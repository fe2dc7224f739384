import { useState } from 'react';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { useSay } from '../../ui/say.tsx';
import { useField } from '../../ui/use-field.ts';
import { adminPaymentsWords as said } from '../admin-payments.words.ts';

/** Shown from when the server asks whether the same is meant a second time; checking it keeps it there. */
export function AgainField() {
  const say = useSay();
  const { wrong } = useField({ name: 'again' });
  const [isAsked, setIsAsked] = useState(wrong !== null);
  if (wrong !== null && !isAsked) setIsAsked(true);
  return isAsked ? <CheckboxField name="again" label={say(said.again)} /> : null;
}
