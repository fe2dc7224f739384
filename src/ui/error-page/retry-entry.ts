import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Milliseconds between two times of asking: those whose pages failed at different moments stay apart. */
const pause = 8_000;

/**
 * Reloads the page's data while the error is on the server side: visitors of an open page recover
 * automatically after a restart.
 */
export function useRetryEntry(isOurFault: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOurFault) return;
    const timer = setInterval(() => document.hidden || void revalidate(), pause);
    return () => clearInterval(timer);
  }, [isOurFault, revalidate]);
}
