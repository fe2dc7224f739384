import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { FairPageData } from '../load-fair-page.ts';
import { fairMessages } from '../fair-page.messages.ts';
import { SessionPicture } from './session-picture.tsx';
import css from './how-it-works.module.css';

/** What happens at this kind of fair, with the fair's own numbers. */
export default function HowItWorks({ fair, steps }: Pick<FairPageData, 'fair' | 'steps'>) {
  const t = useTranslate();
  return (
    <Section title={t(fairMessages.howTitle)}>
      <ol className={css.steps}>
        {steps.map(({ title, text }, place) => (
          <li key={title}>
            <b aria-hidden="true">{place + 1}</b>
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
