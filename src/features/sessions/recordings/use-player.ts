import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PositionKeeper } from './keep-position.ts';

/** Milliseconds of playback after which the position is saved. */
const often = 15_000;
/** Seconds at both ends of a recording in which no position is resumed. */
const atEnds = 4;

interface Player {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** The current position, in whole seconds. */
  readonly second: number;
  /** The saved position; null if there is nothing to resume. */
  readonly resume: number | null;
  readonly playFrom: (second: number) => void;
}

/** Tracks a player: its position, the saved position, and saving it. */
export function usePlayer(session: number, keeper: PositionKeeper | null, first: number): Player {
  const video = useRef<HTMLVideoElement>(null);
  const [second, setSecond] = useState(first);
  const [resume, setResume] = useState<number | null>(null);

  useEffect(() => {
    const player = video.current;
    if (!player || !keeper) return;
    let keptAt = performance.now();
    let isMoved = false;
    const offer = () => {
      const position = keeper.read(session);
      const ends = Number.isFinite(player.duration) ? player.duration - atEnds : Infinity;
      setResume(position !== null && position >= atEnds && position < ends ? position : null);
    };
    const keep = () => {
      if (!isMoved) return;
      isMoved = false;
      keptAt = performance.now();
      keeper.keep(session, Math.round(player.currentTime * 10) / 10);
    };
    const follow = () => {
      setSecond(Math.floor(player.currentTime));
      if (player.paused) return;
      isMoved = true;
      setResume(null);
      if (performance.now() - keptAt >= often) keep();
    };
    const leave = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    const on = new AbortController();
    const { signal } = on;
    player.addEventListener('loadedmetadata', offer, { signal });
    player.addEventListener('timeupdate', follow, { signal });
    player.addEventListener('pause', keep, { signal });
    document.addEventListener('visibilitychange', leave, { signal });
    window.addEventListener('pagehide', keep, { signal });
    offer();
    return () => {
      keep();
      on.abort();
    };
  }, [session, keeper]);

  return {
    video,
    second,
    resume,
    playFrom(position) {
      const player = video.current;
      if (!player) return;
      player.currentTime = position;
      setSecond(Math.floor(position));
      // If the browser blocks autoplay, it shows its own button.
      player.play().catch(() => undefined);
    },
  };
}
