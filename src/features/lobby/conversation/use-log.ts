import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from './messages.ts';

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < 48;

/** The message of the log that the address names. */
function namedIn(log: HTMLElement): HTMLElement | null {
  const named = document.getElementById(location.hash.slice(1));
  return named && named !== log && log.contains(named) ? named : null;
}

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
    const element = ref.current;
    const named = element && namedIn(element);
    if (element && named) {
      // The browser has moved the page as well, to bring the message up to its edge.
      scrollTo(0, 0);
      const above = named.getBoundingClientRect().top - element.getBoundingClientRect().top;
      element.scrollTop += above - 16;
      atEnd.current = isAtEnd(element);
    } else if (!isQueue) toEnd();
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
      atEnd.current = isAtEnd(element);
      if (atEnd.current) setUnseen(0);
    },
  };
}
