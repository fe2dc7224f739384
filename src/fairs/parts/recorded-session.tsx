import { Link } from 'react-router';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StillPennant } from '../../ui/still-pennant.tsx';
import { useSay } from '../../ui/say.tsx';
import { Tag } from '../../ui/tag.tsx';
import { chapterAddress, sayPlace } from '../chapter-address.ts';
import { frameWords } from '../fair-frame.words.ts';
import { fairWords } from '../fair-page.words.ts';
import type { RecordedSessionData } from '../load-recordings.ts';
import css from './recorded-session.module.css';

/** A session to watch, from its beginning or from where a college speaks. */
export function RecordedSession({ session }: { readonly session: RecordedSessionData }) {
  const say = useSay();
  const { number, title, lengthMinutes, recording, speakers } = session;
  return (
    <article className={css.session} aria-labelledby={`title-${number}`}>
      <div className={css.head}>
        <p>{say(fairWords.session, { number })}</p>
        <h2 id={`title-${number}`}>{title}</h2>
        <p className={css.facts}>
          {say(fairWords.minutesShort, { minutes: lengthMinutes })}
          {recording?.captionsUrl && <Tag icon="language">{say(frameWords.captions)}</Tag>}
        </p>
        {recording ? (
          <ButtonAnchor href={recording.url} target="_blank" rel="noopener" icon="play">
            <span>
              {say(fairWords.watchSession, { number })}{' '}
              <span className="visually-hidden">{say(frameWords.opensElsewhere)}</span>
            </span>
          </ButtonAnchor>
        ) : (
          <p>{say(frameWords.noSession)}</p>
        )}
      </div>
      {recording && speakers.length > 0 && (
        <ol className={css.chapters} aria-label={say(frameWords.chapters)}>
          {speakers.map(({ name, slug, art, atSecond }) => (
            <li key={name}>
              <StillPennant art={art} width={64} />
              {slug ? <Link to={`/college-${slug}`}>{name}</Link> : <span>{name}</span>}
              {atSecond !== null && (
                <a
                  className={css.jump}
                  href={chapterAddress(recording.url, atSecond)}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${sayPlace(atSecond)}: ${say(fairWords.jumpTo, { college: name })}`}
                >
                  <Icon name="play" />
                  {sayPlace(atSecond)}
                </a>
              )}
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}
