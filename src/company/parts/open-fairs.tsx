import { fairPaths } from '../../fairs/fair-paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { pricingWords as said } from '../pricing.words.ts';
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
  const say = useSay();
  return (
    <Section id="open-fairs" title={say(said.openTitle)}>
      <p className={css.lead}>{say(said.openText)}</p>
      <ul role="list" className={css.fairs}>
        {fairs.map(({ slug, name, startTime, exhibitorDeadline, timeZone }) => (
          <li key={slug}>
            <div>
              <h3>{name}</h3>
              <p>
                <When start={startTime} zone={timeZone} now={now} show="day" />
                {'. '}
                {say(said.openUntil)} <When start={exhibitorDeadline} zone={timeZone} now={now} />
              </p>
            </div>
            <ButtonLink to={fairPaths(slug).exhibitor} aria-label={say(said.openGo, { name })}>
              {say(said.openAct)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
