import { classPaths } from '../../classes/class-paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { homeMessages as messages } from './home.messages.ts';
import type { HomeData } from './load-home.ts';
import css from './home.module.css';

/** A counselor's class at each upcoming fair. */
export function ClassCards({ data: { classes, now } }: { readonly data: HomeData }) {
  const t = useTranslate();
  return (
    <Section title={t(messages.yourClass)}>
      <div className={css.cards}>
        {classes.map(({ slug, name, startTime, endTime, timeZone, own }) => (
          <Card as="article" key={slug} kind={own?.hasLink ? 'lawn' : 'surface'}>
            <h3>{name}</h3>
            <p>
              <When start={startTime} end={endTime} zone={timeZone} now={now} />
            </p>
            <p>
              {own
                ? t(own.hasLink ? messages.classLinked : messages.classStarted, {
                    listed: own.listed,
                    named: own.named,
                  })
                : t(messages.classNone)}
            </p>
            <ButtonLink
              to={classPaths(slug).page}
              kind="line"
              aria-label={t(messages.classOpenAt, { fair: name })}
            >
              {t(messages.classOpen)}
            </ButtonLink>
          </Card>
        ))}
      </div>
    </Section>
  );
}
