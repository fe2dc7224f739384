import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Milliseconds between two times of asking: those whose pages failed at different moments stay apart. */
const pause = 8_000;

/**
 * Asks for the page again while the fault is on our side: whoever waits in a page when the site is
 * started anew is back without a hand.
 */
export function useRetryEntry(isOurFault: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOurFault) return;
    const timer = setInterval(() => document.hidden || void revalidate(), pause);
    return () => clearInterval(timer);
  }, [isOurFault, revalidate]);
}
