import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from './messages.ts';

/**
 * Keeps the end of the log visible for people who are there, and the position for everyone else.
 * @param isQueue it is read from its beginning, without scrolling to its end
 */
export function useLog(count: number, last: Message | undefined, isQueue: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const atEnd = useRef(!isQueue);
  const heightBefore = useRef<number | null>(null);
  const [unseen, setUnseen] = useState(0);
  const newest = useRef(last?.id);
  const toEnd = () => {
    const element = ref.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    atEnd.current = true;
    setUnseen(0);
  };
  useEffect(() => {
    if (!isQueue) toEnd();
  }, [isQueue]);
  // Shown after it was hidden, or made lower by a keyboard, it still shows its end.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const size = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    size.observe(element);
    return () => size.disconnect();
  }, []);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (heightBefore.current !== null) {
      element.scrollTop += element.scrollHeight - heightBefore.current;
      heightBefore.current = null;
    } else if (atEnd.current) element.scrollTop = element.scrollHeight;
    else if (!isQueue && newest.current !== last?.id) setUnseen((n) => n + 1);
    newest.current = last?.id;
  }, [count, last?.id, isQueue]);
  return {
    ref,
    unseen,
    toEnd,
    keepPlace() {
      heightBefore.current = ref.current?.scrollHeight ?? null;
      atEnd.current = false;
    },
    onScroll: () => {
      const element = ref.current;
      if (!element || isQueue || element.clientHeight === 0) return;
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 48;
      if (atEnd.current) setUnseen(0);
    },
  };
}
