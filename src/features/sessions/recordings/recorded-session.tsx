import { useState } from 'react';
import { describePlace } from './chapter-address.ts';
import { frameMessages, fairMessages } from '../../fairs/fair-page.messages.ts';
import { Button, ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import type { PositionKeeper } from './keep-position.ts';
import type { RecordedSessionData, RecordingsData } from './load-recordings.ts';
import { recordingsMessages as messages } from './recordings.messages.ts';
import { chapterAt, Chapters, JumpLink } from './chapters.tsx';
import { usePlayer } from './use-player.ts';
import css from './recorded-session.module.css';

interface RecordedSessionProps {
  readonly fair: RecordingsData['fair'];
  readonly session: RecordedSessionData;
  /** The start position in the address, in seconds, and the end of a clip; null for the beginning. */
  readonly asked: { readonly second: number; readonly until: number | null } | null;
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
  const player = usePlayer(number, keeper, asked);
  const { video, second, resume, playFrom } = player;
  const [isBlocked, setBlocked] = useState(false);
  const now = chapterAt(session, second);
  const isFromStart = asked === null || asked.second === 0;
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
              src={isFromStart ? plays.url : `${plays.url}#t=${asked.second}`}
              {...(plays.posterUrl && isFromStart ? { poster: plays.posterUrl } : {})}
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
            {hydrated && <ClipEnd session={session} player={player} />}
            {hydrated && (
              <div className={css.tools}>
                {resume !== null && (
                  <Button icon="play" size="small" onClick={() => player.resumeFrom(resume)}>
                    {t(messages.resume, { time: describePlace(resume) })}
                  </Button>
                )}
                {player.clip === null && now?.atSecond != null && now.untilSecond !== null && (
                  <JumpLink
                    slug={props.fair.slug}
                    number={number}
                    second={now.atSecond}
                    until={now.untilSecond}
                    playFrom={playFrom}
                    elsewhere={null}
                    className={css.only}
                    label={t(messages.onlyOf, {
                      college: now.name,
                      from: describePlace(now.atSecond),
                      until: describePlace(now.untilSecond),
                    })}
                  >
                    {t(messages.only)}
                  </JumpLink>
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
        <Chapters
          fair={props.fair}
          session={session}
          saved={props.saved}
          saving={props.saving}
          second={second}
          playFrom={plays && hydrated ? playFrom : null}
        />
      )}
    </article>
  );
}

interface ClipEndProps {
  readonly session: RecordedSessionData;
  readonly player: ReturnType<typeof usePlayer>;
}

/** Where a clip stops, with a way to watch on. */
function ClipEnd({ session, player: { clip, playOn } }: ClipEndProps) {
  const t = useTranslate();
  if (clip === null) return null;
  // Addresses hold whole seconds.
  const college = chapterAt(session, clip.second + 1)?.name;
  if (college === undefined) return null;
  return (
    <div className={css.tools}>
      <p role="status">
        {clip.isOver
          ? t(messages.clipEnded, { college })
          : t(messages.clipStops, { college, time: describePlace(clip.until) })}
      </p>
      <Button icon="play" size="small" kind="line" onClick={playOn}>
        {t(messages.watchRest)}
      </Button>
    </div>
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
