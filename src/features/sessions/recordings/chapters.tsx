import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AnswerList } from '../../../ui/layout/answer-list.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { chapterAddress, describePlace } from './chapter-address.ts';
import type { RecordedSessionData, RecordingsData } from './load-recordings.ts';
import { placeAddress } from './recordings-address.ts';
import { recordingsMessages as messages } from './recordings.messages.ts';
import { SaveChapter } from './save-chapter.tsx';
import css from './recorded-session.module.css';

type PlayFrom = (second: number, until?: number) => void;

interface ChaptersProps {
  readonly fair: RecordingsData['fair'];
  readonly session: RecordedSessionData;
  readonly saved: readonly string[];
  readonly saving: RecordingsData['saving'];
  /** The current position. */
  readonly second: number;
  /** Null if it doesn’t play on this page. */
  readonly playFrom: PlayFrom | null;
}

/** The chapter that plays at a second; none before someone has begun to watch. */
export const chapterAt = ({ speakers }: Pick<RecordedSessionData, 'speakers'>, second: number) =>
  second > 0
    ? sortedChapters(speakers).findLast(({ atSecond }) => atSecond !== null && atSecond <= second)
    : undefined;

const sortedChapters = (speakers: RecordedSessionData['speakers']) =>
  speakers.toSorted((one, other) => (one.atSecond ?? Infinity) - (other.atSecond ?? Infinity));

/** The colleges of a recorded session: where each one begins, and what it answered. */
export function Chapters({ fair, session, saved, saving, second, playFrom }: ChaptersProps) {
  const t = useTranslate();
  const { number, speakers } = session;
  const chapters = sortedChapters(speakers);
  if (chapters.length === 0) return null;
  const current = chapterAt(session, second);
  const jump = {
    slug: fair.slug,
    number,
    playFrom,
    elsewhere: session.recording?.playsHere ? null : (session.recording?.url ?? null),
  };
  return (
    <ol className={css.chapters} aria-label={t(messages.chapters, { number })}>
      {chapters.map((chapter) => {
        const { name, slug, art, atSecond, collegeId, answers } = chapter;
        const isNow = chapter === current;
        const address = placeAddress(fair.slug, number, atSecond ?? 0);
        return (
          <li key={`${name} ${atSecond}`} className={isNow ? css.now : undefined}>
            <Pennant art={art} width={48} />
            <span className={css.college}>
              {slug ? <Link to={`/college-${slug}`}>{name}</Link> : <span>{name}</span>}
              {isNow && <span className={css.playing}>{t(messages.playing)}</span>}
            </span>
            {atSecond !== null && (
              <JumpLink
                {...jump}
                className={css.jump}
                second={atSecond}
                isNow={isNow}
                label={t(messages.watchFrom, { time: describePlace(atSecond), college: name })}
              >
                <Icon name="play" />
                {describePlace(atSecond)}
              </JumpLink>
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
            {answers.length > 0 && (
              <AnswerList
                title={t(messages.answered, { count: answers.length })}
                answers={answers.map(({ question, answer, atSecond: at }) => ({
                  question,
                  answer:
                    answer ??
                    (at === null ? (
                      t(messages.answeredLive)
                    ) : (
                      <JumpLink {...jump} className={css.moment} second={at}>
                        {t(messages.answeredAt, { time: describePlace(at) })}
                      </JumpLink>
                    )),
                }))}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface JumpLinkProps {
  readonly slug: string;
  readonly number: number;
  readonly second: number;
  /** The end of a clip. */
  readonly until?: number;
  /** Null without JavaScript. */
  readonly playFrom: PlayFrom | null;
  /** The recording, if it plays on another site. */
  readonly elsewhere: string | null;
  readonly isNow?: boolean;
  readonly className: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to a place in the recording: it plays immediately, and its address can be shared. */
export function JumpLink({
  slug,
  number,
  second,
  until,
  playFrom,
  elsewhere,
  ...props
}: JumpLinkProps) {
  const { isNow = false, className, label, children } = props;
  const address = placeAddress(slug, number, second, until);
  return (
    <a
      className={className}
      href={elsewhere === null ? address : chapterAddress(elsewhere, second)}
      {...(elsewhere === null ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      {...(isNow ? { 'aria-current': 'true' as const } : {})}
      aria-label={label}
      onClick={(event) => {
        if (!playFrom || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        playFrom(second, until);
        history.replaceState(history.state, '', address);
      }}
    >
      {children}
    </a>
  );
}
