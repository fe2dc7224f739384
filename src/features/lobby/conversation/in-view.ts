import { useEffect } from 'react';

/** The conversation on a booth's page. */
const conversation = () => document.getElementById('conversation');

/** Whether the reader has the open booth's conversation before their eyes. */
export function isInView(): boolean {
  const place = conversation()?.getBoundingClientRect();
  if (!place || document.visibilityState !== 'visible') return false;
  return place.height > 0 && place.top < innerHeight && place.bottom > 0;
}

/**
 * Reports once the conversation of the open booth comes into view.
 * @param what names what is seen then; null while nothing waits to be seen
 */
export function useSeenSoon(what: string | null, seen: (what: string) => void): void {
  useEffect(() => {
    const element = conversation();
    if (what === null || !element) return;
    const look = () => {
      if (isInView()) seen(what);
    };
    const observer = new IntersectionObserver(look);
    observer.observe(element);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [what, seen]);
}
