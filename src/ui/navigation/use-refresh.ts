import { useCallback, useEffect, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

/**
 * Returns what reads the page's data again, once any navigation is over. The router begins a
 * navigation anew when data is read again in the middle of it; the page that follows a form would
 * then be asked for twice, and its confirmation, shown once, would be lost with the first answer.
 */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle';
  const idle = useRef(isIdle);
  const isWanted = useRef(false);
  useEffect(() => {
    idle.current = isIdle;
    if (!isIdle || !isWanted.current) return;
    isWanted.current = false;
    void revalidate();
  }, [isIdle, revalidate]);
  return useCallback(() => {
    if (idle.current) void revalidate();
    else isWanted.current = true;
  }, [revalidate]);
}

interface RefreshOptions {
  /** Off without it being `true`. */
  readonly isOn: boolean;
  /** How many times at most; without limit when missing. */
  readonly atMost?: number;
}

/** Reads the page's data again every `pause` milliseconds while the page is visible. */
export function useRefreshEvery(pause: number, { isOn, atMost = Infinity }: RefreshOptions): void {
  const refresh = useRefresh();
  useEffect(() => {
    if (!isOn) return;
    let times = 0;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      times += 1;
      if (times > atMost) clearInterval(timer);
      else refresh();
    }, pause);
    return () => clearInterval(timer);
  }, [pause, isOn, atMost, refresh]);
}
