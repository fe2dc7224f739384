import { useEffect, useState } from 'react';

/**
 * The present: what the server said while the page is made and taken over, then as much later as the
 * device has counted since. Only differences of the device's clock are used, so it may be set wrong.
 * @param serverNow ISO time from the loader
 * @param everyMs how often it moves on
 */
export function useNow(serverNow: string, everyMs = 20_000): Date {
  const [counted, setCounted] = useState({ since: serverNow, ms: 0 });
  useEffect(() => {
    const start = Date.now();
    const tick = () => setCounted({ since: serverNow, ms: Date.now() - start });
    const timer = setInterval(tick, everyMs);
    // A page that was asleep in a background tab is right as soon as it is seen.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [serverNow, everyMs]);
  const passed = counted.since === serverNow ? counted.ms : 0;
  return new Date(Date.parse(serverNow) + passed);
}
