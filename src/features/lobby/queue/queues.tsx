import { isPutOff } from '../../students/put-off-question.ts';
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { subscribe } from '../../../platform/pages/live.ts';
import { useOverlay } from '../../../ui/overlays/use-overlay.tsx';
import { useQueueAnswers } from './queue-form.tsx';
import { queueNews, type MyQueues } from './queue-queries.ts';
import { beginWith, hearOfQueue, readAgain, type QueuesNow } from './queue-state.ts';
import { QueueStrip } from './queue-strip.tsx';

/** The student's queues on a page; null for everyone who can't wait. */
const QueuesContext = createContext<QueuesNow | null>(null);

/** The queues in which the reader waits, live. */
export const useQueues = (): QueuesNow | null => use(QueuesContext);

interface QueuesProps {
  readonly fairId: string;
  readonly slug: string;
  /** Null for people who can't wait for a call. */
  readonly queues: MyQueues | null;
  readonly now: string;
  readonly children: ReactNode;
}

/** A page of a live fair whose student may be called: their queues follow along below it. */
export function Queues({ queues, children, ...props }: QueuesProps) {
  return queues === null ? (
    children
  ) : (
    <OwnQueues {...props} queues={queues}>
      {children}
    </OwnQueues>
  );
}

const loadDialog = () => import('../../students/sharing-dialog.tsx');

function OwnQueues({
  fairId,
  slug,
  queues,
  now,
  children,
}: QueuesProps & { readonly queues: MyQueues }) {
  const answer = useQueueAnswers();
  const { open, overlay } = useOverlay(loadDialog, {
    path: answer?.question?.path ?? '',
    collegeName: answer?.question?.college ?? '',
  });
  useEffect(() => {
    if (answer?.question && !isPutOff(answer.question.path)) open();
  }, [answer, open]);
  const [state, setState] = useState(() => beginWith(queues));
  if (state.page !== queues) setState(readAgain(state, queues));
  const { revalidate } = useRevalidator();
  const read = useRef(revalidate);
  useEffect(() => {
    read.current = revalidate;
  }, [revalidate]);
  const from = useRef(queues.cursor);
  useEffect(
    () =>
      subscribe({
        document: queueNews,
        variables: { fairId },
        after: from.current,
        next({ onQueueNews: news }, cursor) {
          if (news) setState((before) => hearOfQueue(before, news, cursor));
        },
        refresh: () => void read.current(),
      }),
    [fairId],
  );
  return (
    <QueuesContext value={state}>
      {children}
      {overlay}
      <QueueStrip entries={state.entries} slug={slug} now={now} />
    </QueuesContext>
  );
}
