import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { applyOperation } from '../apply-operation.ts';
import type { Plan, PlanOperation } from '../plan-shapes.ts';
import type { LiveAnswer } from './answer-plan.ts';
import type { LoadedPlan } from './load-plan.ts';
import { useRefresh } from '../../../../ui/navigation/use-refresh.ts';

type Sent =
  | { readonly intent: 'change'; readonly operation: PlanOperation }
  | { readonly intent: 'undo' | 'redo' | 'suggest' | 'repair' };

/** The draft as displayed: the server's, with unsaved moves applied. */
export interface Moves {
  readonly plan: Plan;
  /** Applies an operation immediately, and sends it after earlier ones. */
  readonly send: (sent: Sent) => void;
  readonly isSending: boolean;
  /** The operations being sent. */
  readonly intent: Sent['intent'] | null;
  /** Why the last one failed. */
  readonly refused: string | null;
  /** The outcome of the last one, if the board doesn't show it. */
  readonly told: string | null;
}

/** Sends a coordinator's operations one by one, and shows them before the server responds. */
export function useMoves({ plan: savedPlan, version, slug }: LoadedPlan): Moves {
  const fetcher = useFetcher<LiveAnswer>({ key: `plan-${slug}` });
  const [queue, setQueue] = useState<readonly Sent[]>([]);
  const [answer, setAnswer] = useState<LiveAnswer>({ refused: null, told: null });
  const underWay = useRef(false);
  const [first] = queue;
  const { state, submit, data } = fetcher;
  useEffect(() => {
    if (state === 'idle' && underWay.current) {
      underWay.current = false;
      const why = data?.refused ?? null;
      setAnswer({ refused: why, told: data?.told ?? null });
      // Operations based on a rejected move no longer mean the same.
      setQueue((before) => (why === null ? before.slice(1) : []));
    } else if (state === 'idle' && first) {
      underWay.current = true;
      void submit(
        {
          intent: first.intent,
          live: 'true',
          version,
          ...(first.intent === 'change' ? { operation: JSON.stringify(first.operation) } : {}),
        },
        { method: 'post' },
      );
    }
  }, [state, submit, data, first, version]);
  const plan = useMemo(
    () =>
      queue.reduce((now, one) => {
        if (one.intent !== 'change') return now;
        const applied = applyOperation(now, one.operation);
        return 'plan' in applied ? applied.plan : now;
      }, savedPlan),
    [queue, savedPlan],
  );
  const send = useCallback((sent: Sent) => setQueue((before) => [...before, sent]), []);
  return { plan, send, isSending: queue.length > 0, intent: first?.intent ?? null, ...answer };
}

/** Milliseconds between two checks whether others changed the plan. */
const rhythm = 3000;

/** Reloads the plan when others have changed it; `rests` while a card is being dragged. */
export function useOthersChanges({ fairId, stamp }: LoadedPlan, rests: boolean): void {
  const refresh = useRefresh();
  useEffect(() => {
    if (rests) return;
    const look = async () => {
      if (document.hidden) return;
      const answer = await askStamp(fairId);
      if (answer !== null && answer !== stamp) refresh();
    };
    const timer = setInterval(() => void look(), rhythm);
    return () => clearInterval(timer);
  }, [fairId, stamp, rests, refresh]);
}

async function askStamp(fairId: string): Promise<string | null> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'query ($id: ID!) { sessionPlanStamp(fairId: $id) }',
        variables: { id: fairId },
      }),
    });
    const { data } = (await response.json()) as {
      data?: { sessionPlanStamp: string | null } | null;
    };
    return data?.sessionPlanStamp ?? null;
  } catch {
    // Without a connection the plan stays as it is; the next check retries.
    return null;
  }
}
