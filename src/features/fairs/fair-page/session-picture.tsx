import type { CSSProperties } from 'react';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { FairPageData } from '../load-fair-page.ts';
import { fairMessages } from '../fair-page.messages.ts';
import { shapeOfSession } from './shape-of-session.ts';
import css from './session-picture.module.css';

/** A session as a timeline: the welcome, each college, and time for questions. */
export function SessionPicture({ plan }: Pick<FairPageData['fair'], 'plan'>) {
  const t = useTranslate();
  const { length, colleges, minutes, welcome, questions } = shapeOfSession(plan);
  const wide = (parts: number) => ({ '--minutes': parts }) as CSSProperties;
  return (
    <figure className={css.picture}>
      <figcaption>{t(fairMessages.sessionPicture, { length })}</figcaption>
      <div className={css.strip} aria-hidden="true">
        {welcome > 0 && <span className={css.welcome} style={wide(welcome)} />}
        {Array.from({ length: colleges }, (_, place) => (
          <span key={place} style={wide(minutes)}>
            <b>{place + 1}</b>
            {t(fairMessages.minutesShort, { minutes })}
          </span>
        ))}
        {questions > 0 && (
          <span className={css.questions} style={wide(questions)}>
            {t(fairMessages.questionsPart)}
          </span>
        )}
      </div>
    </figure>
  );
}
