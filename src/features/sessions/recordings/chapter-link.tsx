import { chapterAddress, describePlace } from './chapter-address.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { recordingsMessages as messages } from './recordings.messages.ts';
import css from './recorded-session.module.css';

interface ChapterLinkProps {
  /** The chapter's address on this page. */
  readonly address: string;
  readonly name: string;
  readonly atSecond: number;
  readonly isNow: boolean;
  /** Null without JavaScript. */
  readonly playFrom: ((second: number) => void) | null;
  /** The recording, if it plays on another site. */
  readonly elsewhere: string | null;
}

/** A chapter link: it plays immediately, and its address can be shared. */
export function ChapterLink({ address, name, atSecond, ...props }: ChapterLinkProps) {
  const { isNow, playFrom, elsewhere } = props;
  const t = useTranslate();
  const time = describePlace(atSecond);
  return (
    <a
      className={css.jump}
      href={elsewhere === null ? address : chapterAddress(elsewhere, atSecond)}
      {...(elsewhere === null ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      {...(isNow ? { 'aria-current': 'true' as const } : {})}
      aria-label={t(messages.watchFrom, { time, college: name })}
      onClick={(event) => {
        if (!playFrom || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        playFrom(atSecond);
        history.replaceState(history.state, '', address);
      }}
    >
      <Icon name="play" />
      {time}
    </a>
  );
}
