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
}

/** A moving picture with its sound. */
export function VideoPicture(props: VideoPictureProps) {
  const { stream, label, isOwn = false, isMirrored = false, isHidden = false } = props;
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    if (video.srcObject !== stream) video.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={ref}
      className={classNames(css.video, isMirrored && css.mirrored, isHidden && css.hidden)}
      autoPlay
      playsInline
      muted={isOwn}
      aria-label={label}
    />
  );
}
