import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { Sent } from '../booth-news/booth-calls.ts';
import type { Message } from '../conversation/messages.ts';
import { SentContext } from './asks-to-share.tsx';
import type { Drawer, Unsent } from './unsent.ts';

/** A message that has not arrived, with its status. */
export interface Pending extends Unsent {
  readonly as: 'sending' | 'waiting' | 'slow' | 'refused';
  readonly why?: string;
}

/**
 * What is not on the screen as a message yet. Live news of a message may come before the answer to
 * the call that sent it: it is shown once.
 */
export function notHeard(
  pending: readonly Pending[],
  heard: readonly Pick<Message, 'clientKey'>[],
): readonly Pending[] {
  if (pending.length === 0) return pending;
  const keys = new Set(heard.map(({ clientKey }) => clientKey));
  return pending.filter(({ key }) => !keys.has(key));
}

const again = 3_000;

/** Sends one message; never throws, and is the same function at each rendering. */
type Deliver = (unsent: Unsent) => Promise<Sent>;

/**
 * Sends messages one after another, until each has arrived or was rejected: after a lost connection
 * automatically, with the same key, so that nothing is posted twice.
 */
export function useSending(
  deliver: Deliver,
  drawer: Drawer | null,
  arrived: (message: Message) => void,
) {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const queue = useRef<readonly Pending[]>([]);
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onSent = use(SentContext);

  const change = useCallback(
    (next: readonly Pending[]) => {
      queue.current = next;
      setPending(next);
      drawer?.keep(
        next.map(({ key, text, answers, documents = [] }) => ({ key, text, answers, documents })),
      );
    },
    [drawer],
  );
  const mark = useCallback(
    (key: string, how: Pick<Pending, 'as' | 'why'> | null) =>
      change(
        queue.current.flatMap((one) =>
          one.key !== key ? [one] : how === null ? [] : [{ ...one, ...how }],
        ),
      ),
    [change],
  );

  const work = useCallback(async () => {
    clearTimeout(timer.current);
    if (busy.current) return;
    busy.current = true;
    for (;;) {
      const next = queue.current.find(({ as }) => as !== 'refused');
      if (!next) break;
      mark(next.key, { as: 'sending' });
      const sent = await deliver({
        key: next.key,
        text: next.text,
        answers: next.answers,
        ...(next.documents?.length ? { documents: next.documents } : {}),
      });
      if (sent.as === 'arrived') {
        arrived(sent.message);
        mark(next.key, null);
        onSent?.(() => drawer !== null && drawer.draft() !== '');
      } else if (sent.as === 'refused') mark(next.key, sent);
      else {
        mark(next.key, { as: sent.as === 'later' ? 'slow' : 'waiting' });
        const wait = sent.as === 'later' ? sent.seconds * 1000 : again;
        timer.current = setTimeout(() => void workAgain.current(), wait);
        break;
      }
    }
    busy.current = false;
  }, [deliver, arrived, mark, onSent, drawer]);
  const workAgain = useRef(work);
  useEffect(() => {
    workAgain.current = work;
  }, [work]);

  useEffect(() => {
    if (!drawer) return;
    const unsent = drawer.unsent().map((one): Pending => ({ ...one, as: 'waiting' }));
    if (unsent.length > 0) {
      change(unsent);
      void workAgain.current();
    }
  }, [drawer, change]);
  useEffect(() => {
    const back = () => void workAgain.current();
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    pending,
    send(unsent: Unsent) {
      change([...queue.current, { ...unsent, as: 'sending' }]);
      void work();
    },
    /** Takes back a rejected one. */
    drop: (key: string) => mark(key, null),
  };
}
