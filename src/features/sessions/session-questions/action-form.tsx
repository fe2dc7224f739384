import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { isFormProblem, type FormProblem } from '../../../ui/forms/form-problem.ts';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { useAlert } from '../../../ui/overlays/alert-context.ts';
import type { LiveQuestions } from './use-session-questions.ts';
import type { QuestionIntent, QuestionsAnswer } from './questions-form.ts';

type Answer = QuestionsAnswer | FormProblem;

/** A fetcher for a form of questions; what it answers goes into the list at once. */
export function useQuestionFetcher(adopt: LiveQuestions['adopt']) {
  const fetcher = useFetcher<Answer>();
  const { data: answer } = fetcher;
  const question = answer && !isFormProblem(answer) ? answer.question : null;
  useLayoutEffect(() => {
    if (question) adopt(question);
  }, [question, adopt]);
  return { fetcher, question };
}

interface ActionFormProps {
  readonly intent: QuestionIntent;
  readonly values: Readonly<Record<string, string>>;
  readonly adopt: LiveQuestions['adopt'];
  readonly className?: string | undefined;
  /** @param sent what is being sent */
  readonly children: ReactNode | ((sent: FormData | undefined) => ReactNode);
}

/** A form of buttons, which stays on the page; what goes wrong is an alert. */
export function ActionForm({ intent, values, adopt, className, children }: ActionFormProps) {
  const { fetcher } = useQuestionFetcher(adopt);
  const alert = useAlert();
  const { data: answer } = fetcher;
  const problem =
    answer && isFormProblem(answer)
      ? (answer.message ?? Object.values(answer.fields)[0] ?? null)
      : null;
  useEffect(() => {
    if (problem !== null) alert({ type: 'error', message: problem });
  }, [answer, problem, alert]);
  return (
    <fetcher.Form
      method="post"
      preventScrollReset
      // The page hears of it by its subscription; hundreds vote at once.
      defaultShouldRevalidate={false}
      className={className}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Still />
      {typeof children === 'function' ? children(fetcher.formData) : children}
    </fetcher.Form>
  );
}

/** Says that JavaScript is on. */
export function Still() {
  return useHydrated() ? <input type="hidden" name="still" value="1" /> : null;
}
