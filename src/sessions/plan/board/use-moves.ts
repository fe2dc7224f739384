import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { applyOperation } from '../apply-operation.ts';
import type { Plan, PlanOperation } from '../plan-shapes.ts';
import type { LiveAnswer } from './answer-plan.ts';
import type { LoadedPlan } from './load-plan.ts';

type Sent =
  | { readonly intent: 'change'; readonly operation: PlanOperation }
  | { readonly intent: 'undo' | 'redo' | 'suggest' | 'repair' };

/** The draft as the coordinator sees it: the server's, with the moves that are not saved yet. */
export interface Moves {
  readonly plan: Plan;
  /** Does something at once, and sends it after those before it. */
  readonly send: (sent: Sent) => void;
  readonly isSending: boolean;
  /** What is being sent. */
  readonly intent: Sent['intent'] | null;
  /** Why the last one was not done. */
  readonly refused: string | null;
  /** What the last one came to, where the board does not show it. */
  readonly told: string | null;
}

/** Sends what a coordinator does one after another, and shows it before the server has answered. */
export function useMoves({ plan: kept, version, slug }: LoadedPlan): Moves {
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
      // What was built on a move that was refused does not mean the same any more.
      setQueue((before) => (why === null ? before.slice(1) : []));
    } else if (state === 'idle' && first) {
      underWay.current = true;
      void submit(
        {
          ...{ intent: first.intent, live: 'true', version },
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
      }, kept),
    [queue, kept],
  );
  const send = useCallback((sent: Sent) => setQueue((before) => [...before, sent]), []);
  return { plan, send, isSending: queue.length > 0, intent: first?.intent ?? null, ...answer };
}

/** Milliseconds between two looks at whether others changed the plan. */
const rhythm = 3000;

/** Reads the plan again when others have changed it; `rests` while a card is in the hand. */
export function useOthersChanges({ fairId, stamp }: LoadedPlan, rests: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (rests) return;
    const look = async () => {
      if (document.hidden) return;
      const answer = await askStamp(fairId);
      if (answer !== null && answer !== stamp) await revalidate();
    };
    const timer = setInterval(() => void look(), rhythm);
    return () => clearInterval(timer);
  }, [fairId, stamp, rests, revalidate]);
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
    // Without a connection the plan stays as it is; the next look tries again.
    return null;
  }
}
