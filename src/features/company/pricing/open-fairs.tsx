import { fairPaths } from '../../fairs/fair-paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { pricingMessages as messages } from './pricing.messages.ts';
import css from './open-fairs.module.css';

interface OpenFairsProps {
  readonly fairs: readonly {
    readonly slug: string;
    readonly name: string;
    /** ISO. */
    readonly startTime: string;
    /** ISO. */
    readonly exhibitorDeadline: string;
    readonly timeZone: string;
  }[];
  /** The loader's now, ISO. */
  readonly now: string;
}

/** The fairs for which a college can register now, each one tap from its form. */
export function OpenFairs({ fairs, now }: OpenFairsProps) {
  const t = useTranslate();
  return (
    <Section id="open-fairs" title={t(messages.openTitle)}>
      <p className={css.lead}>{t(messages.openText)}</p>
      <ul role="list" className={css.fairs}>
        {fairs.map(({ slug, name, startTime, exhibitorDeadline, timeZone }) => (
          <li key={slug}>
            <div>
              <h3>{name}</h3>
              <p>
                <When start={startTime} zone={timeZone} now={now} show="day" />
                {'. '}
                {t(messages.openUntil)} <When start={exhibitorDeadline} zone={timeZone} now={now} />
              </p>
            </div>
            <ButtonLink to={fairPaths(slug).exhibitor} aria-label={t(messages.openGo, { name })}>
              {t(messages.openAct)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
