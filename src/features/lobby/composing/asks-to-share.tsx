import { createContext, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { isPutOff } from '../../students/put-off-question.ts';
import { sharingPath } from '../../students/sharing-path.ts';
import { useOverlay } from '../../../ui/overlays/use-overlay.tsx';
import { callServer } from '../booth-news/booth-calls.ts';

/** Called with each message that has arrived, and whether something is being typed by then. */
export type OnSent = (isTyping: () => boolean) => void;

/** Hears of messages that have arrived; null where no one is asked anything. */
export const SentContext = createContext<OnSent | null>(null);

interface AsksToShareProps {
  readonly college: { readonly id: string; readonly name: string };
  readonly fairId: string;
  /** The reader is a student whom the college has not asked, and who has asked it nothing yet. */
  readonly isToBeAsked: boolean;
  readonly children: ReactNode;
}

const loadDialog = () => import('../../students/sharing-dialog.tsx');

/**
 * Asks a student, once their first question has arrived, what its college can see. The dialog waits
 * for the next message while something is being typed.
 */
export function AsksToShare({ college, fairId, isToBeAsked, children }: AsksToShareProps) {
  // Reading the page again after the first message doesn't take the question back.
  const waits = useRef(isToBeAsked);
  const [isAsked, setIsAsked] = useState(false);
  const { id, name } = college;
  const path = sharingPath(id, { action: 'asked', fairId, back: '/' });
  const { open, overlay } = useOverlay(loadDialog, { path, collegeName: name });
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked, open]);
  const hear = useCallback(
    (isTyping: () => boolean) => {
      if (!waits.current || isTyping() || isPutOff(path)) return;
      waits.current = false;
      // Once it is loaded it opens at once, and takes no key that was meant for a message.
      void Promise.all([isUnanswered(id), loadDialog()]).then(
        ([isOpen]) => {
          if (isOpen && isTyping()) waits.current = true;
          else if (isOpen) setIsAsked(true);
        },
        () => {
          waits.current = true;
        },
      );
    },
    [id, path],
  );
  return (
    <SentContext value={hear}>
      {children}
      {overlay}
    </SentContext>
  );
}

/**
 * Whether the college is still to ask: it may have, on another device.
 * @throws Error without a connection
 */
async function isUnanswered(collegeId: string): Promise<boolean> {
  const query = 'query ($id: ID!) { sharingQuestion(collegeId: $id) { isAnswered } }';
  const { data } = await callServer<{
    readonly sharingQuestion: { readonly isAnswered: boolean } | null;
  }>(query, { id: collegeId });
  return data?.sharingQuestion?.isAnswered === false;
}
