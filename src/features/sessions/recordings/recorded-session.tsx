import { useState } from 'react';
import { Link } from 'react-router';
import { describePlace, chapterAddress } from './chapter-address.ts';
import { frameMessages, fairMessages } from '../../fairs/fair-page.messages.ts';
import { Button, ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import type { PositionKeeper } from './keep-position.ts';
import type { RecordedSessionData, RecordingsData } from './load-recordings.ts';
import { placeAddress } from './recordings-address.ts';
import { recordingsMessages as messages } from './recordings.messages.ts';
import { SaveChapter } from './save-chapter.tsx';
import { usePlayer } from './use-player.ts';
import css from './recorded-session.module.css';
import { Icon } from '../../../ui/marks/icon.tsx';

interface RecordedSessionProps {
  readonly fair: RecordingsData['fair'];
  readonly session: RecordedSessionData;
  /** The start position in the address, in seconds; null for the beginning. */
  readonly asked: number | null;
  readonly saved: readonly string[];
  readonly saving: RecordingsData['saving'];
  /** Null until the page runs in a browser. */
  readonly keeper: PositionKeeper | null;
}

const speeds = [0.75, 1, 1.25, 1.5, 2];

/** A session to watch, with a chapter for each college. */
export function RecordedSession(props: RecordedSessionProps) {
  const { session, asked, keeper } = props;
  const t = useTranslate();
  const hydrated = useHydrated();
  const { number, title, lengthMinutes, recording } = session;
  const { video, second, resume, playFrom } = usePlayer(number, keeper, asked ?? 0);
  const [isBlocked, setBlocked] = useState(false);
  const plays = recording?.playsHere && !isBlocked ? recording : null;
  return (
    <article className={css.session} aria-labelledby={`title-${number}`}>
      <div className={css.head}>
        <p>{t(fairMessages.session, { number })}</p>
        <h2 id={`title-${number}`}>{title}</h2>
        <p className={css.facts}>
          {t(fairMessages.minutesShort, { minutes: lengthMinutes })}
          {plays?.captionsUrl && <Tag icon="language">{t(messages.withCaptions)}</Tag>}
        </p>
      </div>
      <div className={css.watch}>
        {plays && (
          <>
            <video
              ref={video}
              className={css.video}
              controls
              playsInline
              // A file on another site is requested only when someone wants to watch it.
              preload={plays.url.startsWith('/') ? 'metadata' : 'none'}
              src={asked ? `${plays.url}#t=${asked}` : plays.url}
              {...(plays.posterUrl && !asked ? { poster: plays.posterUrl } : {})}
              aria-label={t(messages.video, { number, title })}
              onError={() => setBlocked(true)}
            >
              {plays.captionsUrl && (
                <track
                  kind="captions"
                  srcLang="en"
                  label={t(messages.captions)}
                  src={plays.captionsUrl}
                  default
                />
              )}
            </video>
            {hydrated && (
              <div className={css.tools}>
                {resume !== null && (
                  <Button icon="play" size="small" onClick={() => playFrom(resume)}>
                    {t(messages.resume, { time: describePlace(resume) })}
                  </Button>
                )}
                <label className={css.speed}>
                  <span aria-hidden="true">{t(messages.speed)}</span>
                  <select
                    aria-label={t(messages.speedOf, { number })}
                    defaultValue={1}
                    onChange={({ currentTarget }) => {
                      if (video.current) video.current.playbackRate = Number(currentTarget.value);
                    }}
                  >
                    {speeds.map((rate) => (
                      <option key={rate} value={rate}>
                        {t(messages.times, { rate })}
                      </option>
                    ))}
                  </select>
                </label>
              </div>
            )}
          </>
        )}
        {recording && !plays && (
          <LinkedRecording number={number} url={recording.url} isBlocked={isBlocked} />
        )}
        {!recording && <p>{t(frameMessages.noSession)}</p>}
      </div>
      {recording && (
        <Chapters {...props} second={second} playFrom={plays && hydrated ? playFrom : null} />
      )}
    </article>
  );
}

interface ChaptersProps extends RecordedSessionProps {
  /** The recording's address. */
  readonly second: number;
  /** Null if it doesn’t play on this page. */
  readonly playFrom: ((second: number) => void) | null;
}

function Chapters({ fair, session, saved, saving, second, playFrom }: ChaptersProps) {
  const t = useTranslate();
  const { number, speakers } = session;
  const chapters = speakers.toSorted(
    (one, other) => (one.atSecond ?? Infinity) - (other.atSecond ?? Infinity),
  );
  if (chapters.length === 0) return null;
  const current = chapters.findLast(({ atSecond }) => atSecond !== null && atSecond <= second);
  return (
    <ol className={css.chapters} aria-label={t(messages.chapters, { number })}>
      {chapters.map((chapter) => {
        const { name, slug, art, atSecond, collegeId } = chapter;
        const isNow = chapter === current && second > 0;
        const address = placeAddress(fair.slug, number, atSecond ?? 0);
        return (
          <li key={`${name} ${atSecond}`} className={isNow ? css.now : undefined}>
            <Pennant art={art} width={48} />
            <span className={css.college}>
              {slug ? <Link to={`/college-${slug}`}>{name}</Link> : <span>{name}</span>}
              {isNow && <span className={css.playing}>{t(messages.playing)}</span>}
            </span>
            {atSecond !== null && (
              <ChapterLink
                address={address}
                name={name}
                atSecond={atSecond}
                isNow={isNow}
                playFrom={playFrom}
                elsewhere={session.recording?.playsHere ? null : (session.recording?.url ?? null)}
              />
            )}
            {collegeId !== null && saving !== null && (
              <SaveChapter
                collegeId={collegeId}
                name={name}
                saving={saving}
                fairId={fair.id}
                isSaved={saved.includes(collegeId)}
                back={address}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface LinkedRecordingProps {
  readonly number: number;
  readonly url: string;
  /** The browser tried to play it here and failed. */
  readonly isBlocked: boolean;
}

/** A recording on another site: a link, with nothing of that site on our page. */
function LinkedRecording({ number, url, isBlocked }: LinkedRecordingProps) {
  const t = useTranslate();
  const host = URL.parse(url)?.host ?? null;
  return (
    <div className={css.linked}>
      {isBlocked && <p role="status">{t(messages.blocked)}</p>}
      <ButtonAnchor href={url} target="_blank" rel="noopener noreferrer" icon="play">
        <span>
          {host === null ? t(messages.openFile) : t(messages.elsewhere, { number, host })}{' '}
          <span className="visually-hidden">{t(frameMessages.opensElsewhere)}</span>
        </span>
      </ButtonAnchor>
    </div>
  );
}

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
function ChapterLink({ address, name, atSecond, ...props }: ChapterLinkProps) {
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
