import { useEffect, type ReactNode } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { useAlert } from '../../../ui/overlays/alert-context.ts';
import type { QueueAnswer } from './queue-by-form.ts';
import type { QueueIntent } from './queue-intents.ts';

/** All forms of queues share their answers: news may replace a form before its answer is here. */
const key = 'queue';

/**
 * Says what went wrong with a form of a queue, and leads to the call that a student accepts. Returns
 * the last answer.
 */
export function useQueueAnswers(): QueueAnswer | null {
  const { data: answer } = useFetcher<QueueAnswer>({ key });
  const alert = useAlert();
  const navigate = useNavigate();
  useEffect(() => {
    if (!answer) return;
    if (answer.problem !== null) alert({ type: 'error', message: answer.problem });
    if (answer.call !== null) void navigate(answer.call);
  }, [answer, alert, navigate]);
  return answer ?? null;
}

interface QueueFormProps {
  readonly intent: QueueIntent;
  readonly values: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  readonly id?: string;
  readonly children?: ReactNode;
}

/** A form of a queue: it stays on the page. */
export function QueueForm({ intent, values, className, id, children }: QueueFormProps) {
  const fetcher = useFetcher({ key });
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  return (
    <fetcher.Form
      method="post"
      // The page that is open: the frame, which shows the strip, has no action of its own.
      action={pathname + search}
      preventScrollReset
      className={className}
      id={id}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hydrated && <input type="hidden" name="still" value="1" />}
      {children}
    </fetcher.Form>
  );
}
