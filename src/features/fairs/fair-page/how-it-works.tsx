import type { CSSProperties } from 'react';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { FairPageData } from '../load-fair-page.ts';
import { fairMessages } from '../fair-page.messages.ts';
import css from './how-it-works.module.css';
import { shapeOfSession } from './shape-of-session.ts';
import sessionPictureCss from './session-picture.module.css';

/** What happens at this kind of fair, with the fair's own numbers. */
export default function HowItWorks({ fair, steps }: Pick<FairPageData, 'fair' | 'steps'>) {
  const t = useTranslate();
  return (
    <Section title={t(fairMessages.howTitle)}>
      <ol className={css.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <b aria-hidden="true">{index + 1}</b>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {fair.fairType === '6x6' && <SessionPicture plan={fair.plan} />}
    </Section>
  );
}

/** A session as a timeline: the welcome, each college, and time for questions. */
function SessionPicture({ plan }: Pick<FairPageData['fair'], 'plan'>) {
  const t = useTranslate();
  const { length, colleges, minutes, welcome, questions } = shapeOfSession(plan);
  const wide = (parts: number) => ({ '--minutes': parts }) as CSSProperties;
  return (
    <figure className={sessionPictureCss.picture}>
      <figcaption>{t(fairMessages.sessionPicture, { length })}</figcaption>
      <div className={sessionPictureCss.strip} aria-hidden="true">
        {welcome > 0 && <span className={sessionPictureCss.welcome} style={wide(welcome)} />}
        {Array.from({ length: colleges }, (_, index) => (
          <span key={index} style={wide(minutes)}>
            <b>{index + 1}</b>
            {t(fairMessages.minutesShort, { minutes })}
          </span>
        ))}
        {questions > 0 && (
          <span className={sessionPictureCss.questions} style={wide(questions)}>
            {t(fairMessages.questionsPart)}
          </span>
        )}
      </div>
    </figure>
  );
}
