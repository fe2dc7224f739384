import { useEffect, useRef, useState } from 'react';
import { openDrawer, threadsWithUnsent } from '../composing/unsent.ts';
import { sendPrivately } from '../threads/thread-calls.ts';

/** A private thread that isn't open, and in which an answer of the rep hasn't arrived. */
export interface LeftBehind {
  readonly thread: string;
  /** It was refused: only the rep can go on. */
  readonly isRefused: boolean;
}

/** Milliseconds until the first attempt: what was on its way when its thread was left arrives. */
const soon = 1_000;
const again = 3_000;

interface Desk {
  readonly boothId: string;
  readonly personKey: string;
  /** The open thread, which sends its own answers. */
  readonly openId: string | null;
}

/**
 * Sends what a rep wrote in private threads and left before it arrived, until it has or is refused:
 * with the same keys, so that nothing is posted twice.
 */
export function useLeftBehind({ boothId, personKey, openId }: Desk): readonly LeftBehind[] {
  const [left, setLeft] = useState<readonly LeftBehind[]>([]);
  const refused = useRef(new Set<string>());
  useEffect(() => {
    const over = new AbortController();
    const isOver = () => over.signal.aborted;
    let isBusy = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const drawerOf = (thread: string) => openDrawer(`${boothId}.${thread}`, personKey);
    /** What is left, with what to send next in each thread. */
    const look = () =>
      threadsWithUnsent(boothId, personKey).flatMap((thread) => {
        const [next] = thread === openId ? [] : drawerOf(thread).unsent();
        return next ? [{ thread, next, isRefused: refused.current.has(next.key) }] : [];
      });
    const show = () => setLeft(look().map(({ thread, isRefused }) => ({ thread, isRefused })));
    /** Sends until nothing is left, or the connection is lost; answers how long to wait then. */
    const send = async (): Promise<number | null> => {
      for (;;) {
        const one = look().find(({ isRefused }) => !isRefused);
        if (isOver() || !one) return null;
        const sent = await sendPrivately({ threadId: one.thread }, one.next);
        if (sent.as === 'later') return sent.seconds * 1000;
        if (sent.as === 'lost') return again;
        if (sent.as === 'refused') refused.current.add(one.next.key);
        else {
          const drawer = drawerOf(one.thread);
          drawer.keep(drawer.unsent().filter(({ key }) => key !== one.next.key));
        }
      }
    };
    const work = async () => {
      clearTimeout(timer);
      if (isBusy || isOver()) return;
      isBusy = true;
      show();
      const wait = await send();
      isBusy = false;
      if (isOver()) return;
      show();
      if (wait !== null) timer = setTimeout(() => void work(), wait);
    };
    timer = setTimeout(() => void work(), soon);
    const back = () => void work();
    window.addEventListener('online', back);
    return () => {
      over.abort();
      clearTimeout(timer);
      window.removeEventListener('online', back);
    };
  }, [boothId, personKey, openId]);
  return left.filter(({ thread }) => thread !== openId);
}
