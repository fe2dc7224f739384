import { useState, type MouseEvent } from 'react';
import { Icon } from '../../ui/marks/icon.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { playerPath, videoPage, type Video } from './find-video.ts';
import { boothRuleMessages as messages } from './booth-rules.messages.ts';
import css from './video-poster.module.css';

interface VideoPosterProps {
  readonly video: Video;
  readonly title: string;
}

const siteNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/**
 * A video: a poster of our own until someone plays it, so that its site learns of no one else. Without
 * JavaScript the poster leads to the video's page.
 */
export function VideoPoster({ video, title }: VideoPosterProps) {
  const t = useTranslate();
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <div className={css.box}>
      {isPlaying ? (
        <iframe
          ref={takeFocus}
          className={css.frame}
          src={playerPath(video)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
        />
      ) : (
        <a
          href={videoPage(video)}
          target="_blank"
          rel="noreferrer nofollow ugc"
          className={css.poster}
          onClick={play}
        >
          <Icon name="play" />
          <strong>{title}</strong>
          <span>{t(messages.play, { site: siteNames[video.site] })}</span>
        </a>
      )}
    </div>
  );
}

/** From the link, which is gone. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();
