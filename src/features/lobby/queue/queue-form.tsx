import { useEffect, type ReactNode } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { useAlert } from '../../../ui/overlays/alert-context.ts';
import type { QueueAnswer } from './queue-by-form.ts';
import type { QueueIntent } from './queue-intents.ts';

interface QueueFormProps {
  readonly intent: QueueIntent;
  readonly values: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  /** The college's question comes after the first join. */
  readonly onQuestion?: (path: string) => void;
  readonly id?: string;
  readonly children?: ReactNode;
}

/** A form of a queue: it stays on the page, and says what went wrong. */
export function QueueForm({ intent, values, className, onQuestion, id, children }: QueueFormProps) {
  const fetcher = useFetcher<QueueAnswer>();
  const hydrated = useHydrated();
  const alert = useAlert();
  const navigate = useNavigate();
  const { data: answer } = fetcher;
  useEffect(() => {
    if (!answer) return;
    if (answer.problem !== null) alert({ type: 'error', message: answer.problem });
    if (answer.question !== null) onQuestion?.(answer.question);
    if (answer.call !== null) void navigate(answer.call);
  }, [answer, alert, onQuestion, navigate]);
  return (
    <fetcher.Form method="post" preventScrollReset className={className} id={id}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hydrated && <input type="hidden" name="still" value="1" />}
      {children}
    </fetcher.Form>
  );
}
