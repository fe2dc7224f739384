import { FormMessage } from '../../../ui/forms/form-message.tsx';
import { useFormAnswer } from '../../../ui/forms/use-form-answer.ts';

/** What was wrong with a form that is a single button. */
export function SentBack({ intent }: { readonly intent: string }) {
  const { problem } = useFormAnswer(undefined, intent);
  return <FormMessage problem={problem} fields={{}} unsent={null} />;
}
