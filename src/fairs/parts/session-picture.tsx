import type { CSSProperties } from 'react';
import { useSay } from '../../ui/say.tsx';
import type { FairPageData } from '../load-fair-page.ts';
import { fairWords } from '../fair-page.words.ts';
import { shapeOfSession } from '../shape-of-session.ts';
import css from './session-picture.module.css';

/** A session as a strip of minutes: the welcome, each college, and what is left for questions. */
export function SessionPicture({ plan }: Pick<FairPageData['fair'], 'plan'>) {
  const say = useSay();
  const { length, colleges, minutes, welcome, questions } = shapeOfSession(plan);
  const wide = (parts: number) => ({ '--minutes': parts }) as CSSProperties;
  return (
    <figure className={css.picture}>
      <figcaption>{say(fairWords.sessionPicture, { length })}</figcaption>
      <div className={css.strip} aria-hidden="true">
        {welcome > 0 && <span className={css.welcome} style={wide(welcome)} />}
        {Array.from({ length: colleges }, (_, place) => (
          <span key={place} style={wide(minutes)}>
            <b>{place + 1}</b>
            {say(fairWords.minutesShort, { minutes })}
          </span>
        ))}
        {questions > 0 && (
          <span className={css.questions} style={wide(questions)}>
            {say(fairWords.questionsPart)}
          </span>
        )}
      </div>
    </figure>
  );
}
