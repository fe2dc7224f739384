import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { useSay } from '../../ui/say.tsx';
import { useField } from '../../ui/use-field.ts';
import { adminPaymentsWords as said } from '../admin-payments.words.ts';

/** Shown only where the server asks whether the same is meant a second time. */
export function AgainField() {
  const say = useSay();
  const { wrong } = useField({ name: 'again' });
  return wrong === null ? null : <CheckboxField name="again" label={say(said.again)} />;
}
