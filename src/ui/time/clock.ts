import { useEffect, useState } from 'react';

/**
 * The present: the server's time while the page is rendered and hydrated, then advanced by the time
 * elapsed on the device. Uses only differences of the device's clock, so it may be set wrong.
 * @param serverNow ISO time from the loader
 * @param everyMs update interval in milliseconds
 */
export function useNow(serverNow: string, everyMs = 20_000): Date {
  const [counted, setCounted] = useState({ since: serverNow, ms: 0 });
  useEffect(() => {
    const start = Date.now();
    const tick = () => setCounted({ since: serverNow, ms: Date.now() - start });
    const timer = setInterval(tick, everyMs);
    // A page in a background tab updates as soon as it is visible.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [serverNow, everyMs]);
  const passed = counted.since === serverNow ? counted.ms : 0;
  return new Date(Date.parse(serverNow) + passed);
}
