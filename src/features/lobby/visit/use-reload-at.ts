import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { spread } from '../../../platform/pages/spread.ts';

/** Milliseconds between two checks whether the fair was moved. */
const checkEvery = 5 * 60_000;
/** Milliseconds between two checks once the time has passed and the server still disagrees. */
const retryEvery = 2_000;

/**
 * Reloads the page at a time: when it's the person's turn to come in, or when the fair ends. Time is the server's: the device only measures elapsed
 * time, so its clock may be wrong; after sleep or being offline it asks the server.
 * @param at ISO time to reload at
 * @param now ISO time of the loader
 * @param jitterWindow milliseconds after it over which people reload, so that they don't all do at
 *   once
 */
export function useReloadAt(at: string, now: string, jitterWindow: number): void {
  const { revalidate, state } = useRevalidator();
  const reload = useRef(revalidate);
  useEffect(() => {
    reload.current = revalidate;
  }, [revalidate]);
  useEffect(() => {
    if (state !== 'idle') return;
    const left = Date.parse(at) - Date.parse(now);
    const wait = left > 0 ? Math.min(left + spread(jitterWindow), checkEvery) : retryEvery;
    const timer = setTimeout(() => void reload.current(), wait);
    const started = performance.now();
    const onVisible = () => {
      // Only after a while: switching between two pages doesn't reload each time.
      if (document.visibilityState === 'visible' && performance.now() - started > 5_000)
        void reload.current();
    };
    const onOnline = () => void reload.current();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onOnline);
    };
  }, [at, now, jitterWindow, state]);
}
