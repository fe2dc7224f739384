import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PositionKeeper } from './keep-position.ts';

/** Browsers stop a moment before the end of a clip. */
const nearEnd = 0.2;
/** Milliseconds of playback after which the position is saved. */
const often = 15_000;
/** Seconds at both ends of a recording in which no position is resumed. */
const atEnds = 4;

interface Player {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** The current position, in whole seconds. */
  readonly second: number;
  /** Null outside of a clip. */
  readonly clip: Clip | null;
  /** The saved position; null if there is nothing to resume. */
  readonly resume: number | null;
  /** @param until where a clip ends */
  readonly playFrom: (second: number, until?: number) => void;
  /** Plays from the saved position; within a clip, to its end. */
  readonly resumeFrom: (second: number) => void;
  /** Plays on, past the end of a clip. */
  readonly playOn: () => void;
}

/** A part of a recording, at the end of which playback stops once. */
interface Clip {
  readonly second: number;
  readonly until: number;
  readonly isOver: boolean;
}

interface Start {
  readonly second: number;
  /** The end of a clip. */
  readonly until: number | null;
}

const clipFrom = (second: number, until: number | null | undefined): Clip | null =>
  until == null ? null : { second, until, isOver: false };

/** Tracks a player: its position, the saved position, and saving it. It stops where a clip ends. */
export function usePlayer(
  session: number,
  keeper: PositionKeeper | null,
  start: Start | null,
): Player {
  const video = useRef<HTMLVideoElement>(null);
  const [second, setSecond] = useState(start?.second ?? 0);
  const [clip, setClip] = useState(start && clipFrom(start.second, start.until));
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

  useEffect(() => {
    const player = video.current;
    if (!player || !clip || clip.isOver) return;
    const stop = () => {
      if (player.currentTime < clip.until - nearEnd) return;
      player.pause();
      setClip({ ...clip, isOver: true });
    };
    player.addEventListener('timeupdate', stop);
    return () => player.removeEventListener('timeupdate', stop);
  }, [clip]);

  // If the browser blocks autoplay, it shows its own button.
  const play = () => void video.current?.play().catch(() => undefined);
  const playPart = (position: number, part: Clip | null) => {
    const player = video.current;
    if (!player) return;
    player.currentTime = position;
    setSecond(Math.floor(position));
    setClip(part);
    play();
  };
  return {
    video,
    second,
    clip,
    resume,
    playFrom: (position, until) => playPart(position, clipFrom(position, until)),
    resumeFrom(position) {
      const isWithin = clip && position >= clip.second && position < clip.until - nearEnd;
      playPart(position, isWithin ? clip : null);
    },
    playOn() {
      setClip(null);
      play();
    },
  };
}
