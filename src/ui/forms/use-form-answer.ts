import { useActionData, useNavigation, type FetcherWithComponents } from 'react-router';
import { intentName, isFormProblem, type FormProblem } from './form-problem.ts';

/** A fetcher of any action. */
export type AnyFetcher = FetcherWithComponents<unknown>;

/** The action's answer to this form until it is sent again, and whether it is being sent. */
export function useFormAnswer(
  fetcher: AnyFetcher | undefined,
  intent: string | undefined,
): { readonly problem: FormProblem | null; readonly pending: boolean } {
  const answered: unknown = useActionData();
  const { formMethod, formData } = useNavigation();
  // Sent before the page hydrates, it is answered by the page itself.
  const data: unknown = fetcher && fetcher.data !== undefined ? fetcher.data : answered;
  const own = (value: unknown) => value === (intent ?? null);
  return {
    problem: isFormProblem(data) && own(data.intent) ? data : null,
    pending: fetcher
      ? fetcher.state !== 'idle'
      : formMethod === 'POST' && formData !== undefined && own(formData.get(intentName)),
  };
}
