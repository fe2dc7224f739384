import { useEffect, useRef } from 'react';
import { classNames } from '../layout/class-names.ts';
import css from './devices.module.css';

interface VideoPictureProps {
  readonly stream: MediaStream;
  readonly label: string;
  /** One's own: without its sound, and as in a mirror unless it is a screen. */
  readonly isOwn?: boolean;
  readonly isMirrored?: boolean;
  /** It stays for its sound. */
  readonly isHidden?: boolean;
  /** Someone else’s, without its sound for now. */
  readonly isMuted?: boolean;
  /** The browser plays no sound before someone presses a button. */
  readonly refused?: () => void;
}

/** A moving picture with its sound. */
export function VideoPicture(props: VideoPictureProps) {
  const { stream, label, isOwn = false, isMirrored = false, isHidden = false } = props;
  const { isMuted = false, refused } = props;
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    if (video.srcObject !== stream) video.srcObject = stream;
  }, [stream]);
  const tell = useRef(refused);
  useEffect(() => {
    tell.current = refused;
  });
  const asks = refused !== undefined;
  useEffect(() => {
    if (!asks) return;
    ref.current?.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') tell.current?.();
    });
  }, [stream, isMuted, asks]);
  return (
    <video
      ref={ref}
      className={classNames(css.video, isMirrored && css.mirrored, isHidden && css.hidden)}
      autoPlay
      playsInline
      muted={isOwn || isMuted}
      aria-label={label}
    />
  );
}
