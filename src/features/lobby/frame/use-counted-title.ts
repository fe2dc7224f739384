import { useEffect } from 'react';
import { countedTitle } from './unread-now.ts';

/** Puts a number before the page's title while there is one, on each page that is opened. */
export function useCountedTitle(count: number): void {
  useEffect(() => {
    const write = (number: number) => {
      const wanted = countedTitle(document.title, number);
      if (document.title !== wanted) document.title = wanted;
    };
    write(count);
    // The next page writes its own.
    const observer = new MutationObserver(() => write(count));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      write(0);
    };
  }, [count]);
}
