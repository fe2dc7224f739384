import { useState } from 'react';
import { Link } from 'react-router';
import { sayPlace } from '../../fairs/chapter-address.ts';
import { frameWords } from '../../fairs/fair-frame.words.ts';
import { fairWords } from '../../fairs/fair-page.words.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { StillPennant } from '../../ui/still-pennant.tsx';
import { useSay } from '../../ui/say.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ChapterLink } from './chapter-link.tsx';
import type { PlaceKeeper } from './keep-place.ts';
import { LinkedRecording } from './linked-recording.tsx';
import type { RecordedSessionData, RecordingsData } from './load-recordings.ts';
import { placeAddress } from './recordings-address.ts';
import { recordingsWords as said } from './recordings.words.ts';
import { SaveChapter } from './save-chapter.tsx';
import { usePlayer } from './use-player.ts';
import css from './recorded-session.module.css';

interface RecordedSessionProps {
  readonly fair: RecordingsData['fair'];
  readonly session: RecordedSessionData;
  /** Seconds at which the address asks it to start; null for the beginning. */
  readonly asked: number | null;
  readonly saved: readonly string[];
  readonly saving: RecordingsData['saving'];
  /** Null until the page runs in a browser. */
  readonly keeper: PlaceKeeper | null;
}

const speeds = [0.75, 1, 1.25, 1.5, 2];

/** A session to watch, with a chapter for each college. */
export function RecordedSession(props: RecordedSessionProps) {
  const { session, asked, keeper } = props;
  const say = useSay();
  const hydrated = useHydrated();
  const { number, title, lengthMinutes, recording } = session;
  const { video, second, resume, playFrom } = usePlayer(number, keeper, asked ?? 0);
  const [isBlocked, setBlocked] = useState(false);
  const plays = recording?.playsHere && !isBlocked ? recording : null;
  return (
    <article className={css.session} aria-labelledby={`title-${number}`}>
      <div className={css.head}>
        <p>{say(fairWords.session, { number })}</p>
        <h2 id={`title-${number}`}>{title}</h2>
        <p className={css.facts}>
          {say(fairWords.minutesShort, { minutes: lengthMinutes })}
          {plays?.captionsUrl && <Tag icon="language">{say(said.withCaptions)}</Tag>}
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
              // A file of another site is asked for when someone wants to see it, and not before.
              preload={plays.url.startsWith('/') ? 'metadata' : 'none'}
              src={asked ? `${plays.url}#t=${asked}` : plays.url}
              {...(plays.posterUrl && !asked ? { poster: plays.posterUrl } : {})}
              aria-label={say(said.video, { number, title })}
              onError={() => setBlocked(true)}
            >
              {plays.captionsUrl && (
                <track
                  kind="captions"
                  srcLang="en"
                  label={say(said.captions)}
                  src={plays.captionsUrl}
                  default
                />
              )}
            </video>
            {hydrated && (
              <div className={css.tools}>
                {resume !== null && (
                  <Button icon="play" size="small" onClick={() => playFrom(resume)}>
                    {say(said.resume, { time: sayPlace(resume) })}
                  </Button>
                )}
                <label className={css.speed}>
                  <span aria-hidden="true">{say(said.speed)}</span>
                  <select
                    aria-label={say(said.speedOf, { number })}
                    defaultValue={1}
                    onChange={({ currentTarget }) => {
                      if (video.current) video.current.playbackRate = Number(currentTarget.value);
                    }}
                  >
                    {speeds.map((rate) => (
                      <option key={rate} value={rate}>
                        {say(said.times, { rate })}
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
        {!recording && <p>{say(frameWords.noSession)}</p>}
      </div>
      {recording && (
        <Chapters {...props} second={second} playFrom={plays && hydrated ? playFrom : null} />
      )}
    </article>
  );
}

interface ChaptersProps extends RecordedSessionProps {
  /** Where the recording is. */
  readonly second: number;
  /** Null where it doesn’t play on this page. */
  readonly playFrom: ((second: number) => void) | null;
}

function Chapters({ fair, session, saved, saving, second, playFrom }: ChaptersProps) {
  const say = useSay();
  const { number, speakers } = session;
  const chapters = speakers.toSorted(
    (one, other) => (one.atSecond ?? Infinity) - (other.atSecond ?? Infinity),
  );
  if (chapters.length === 0) return null;
  const current = chapters.findLast(({ atSecond }) => atSecond !== null && atSecond <= second);
  return (
    <ol className={css.chapters} aria-label={say(said.chapters, { number })}>
      {chapters.map((chapter) => {
        const { name, slug, art, atSecond, collegeId } = chapter;
        const isNow = chapter === current && second > 0;
        const address = placeAddress(fair.slug, number, atSecond ?? 0);
        return (
          <li key={`${name} ${atSecond}`} className={isNow ? css.now : undefined}>
            <StillPennant art={art} width={48} />
            <span className={css.college}>
              {slug ? <Link to={`/college-${slug}`}>{name}</Link> : <span>{name}</span>}
              {isNow && <span className={css.playing}>{say(said.playing)}</span>}
            </span>
            {atSecond !== null && (
              <ChapterLink
                {...{ address, name, atSecond, isNow, playFrom }}
                elsewhere={session.recording?.playsHere ? null : (session.recording?.url ?? null)}
              />
            )}
            {collegeId !== null && saving !== null && (
              <SaveChapter
                {...{ collegeId, name, saving }}
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
