import { classPaths } from '../../classes/class-paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { homeWords as said } from './home.words.ts';
import type { HomeData } from './load-home.ts';
import css from './home.module.css';

/** A counselor's class at each of the coming fairs. */
export function ClassCards({ data: { classes, now } }: { readonly data: HomeData }) {
  const say = useSay();
  return (
    <Section title={say(said.yourClass)}>
      <div className={css.cards}>
        {classes.map(({ slug, name, startTime, endTime, timeZone, own }) => (
          <Card as="article" key={slug} kind={own?.hasLink ? 'lawn' : 'surface'}>
            <h3>{name}</h3>
            <p>
              <When start={startTime} end={endTime} zone={timeZone} now={now} />
            </p>
            <p>
              {own
                ? say(own.hasLink ? said.classLinked : said.classStarted, {
                    listed: own.listed,
                    named: own.named,
                  })
                : say(said.classNone)}
            </p>
            <ButtonLink
              to={classPaths(slug).page}
              kind="line"
              aria-label={say(said.classOpenAt, { fair: name })}
            >
              {say(said.classOpen)}
            </ButtonLink>
          </Card>
        ))}
      </div>
    </Section>
  );
}
