import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { spread } from '../../../platform/pages/spread.ts';

/** Milliseconds between two checks whether the fair was moved. */
const lookEvery = 5 * 60_000;
/** Milliseconds between two checks when the time has come and the doors are still closed. */
const entryPollEvery = 2_000;

/**
 * Reloads the page when the doors open. Time is the server's: the device only measures elapsed
 * time, so its clock may be wrong; after sleep or being offline it asks the server.
 * @param at ISO time of the opening
 * @param now ISO time of the loader
 * @param comeIn milliseconds over which waiting people enter, so that they don't all poll at once
 */
export function useOpening(at: string, now: string, comeIn: number): void {
  const { revalidate, state } = useRevalidator();
  const read = useRef(revalidate);
  useEffect(() => {
    read.current = revalidate;
  }, [revalidate]);
  useEffect(() => {
    if (state !== 'idle') return;
    const left = Date.parse(at) - Date.parse(now);
    const wait = left > 0 ? Math.min(left + spread(comeIn), lookEvery) : entryPollEvery;
    const timer = setTimeout(() => void read.current(), wait);
    const started = performance.now();
    const wake = () => {
      // Only after a while: switching between two pages doesn't reload each time.
      if (document.visibilityState === 'visible' && performance.now() - started > 5_000)
        void read.current();
    };
    const back = () => void read.current();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', back);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', back);
    };
  }, [at, now, comeIn, state]);
}
