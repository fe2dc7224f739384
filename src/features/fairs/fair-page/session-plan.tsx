import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { fairMessages } from '../fair-page.messages.ts';
import { fairPaths } from '../fair-paths.ts';
import type { FairPageData } from '../load-fair-page.ts';
import css from './session-plan.module.css';
import { dateFormat } from '../../../platform/i18n/date-format.ts';
import { useZone } from '../../../ui/time/zone.tsx';

interface SessionPlanProps {
  readonly fair: FairPageData['fair'];
  readonly now: string;
}

const later = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** The sessions in the visitor's time zone, a line each that opens to show its speakers. */
export default function SessionPlan({ fair, now }: SessionPlanProps) {
  const t = useTranslate();
  return (
    <Section title={t(fairMessages.planTitle)} id="sessions">
      <ol className={css.plan}>
        {fair.plan.map((session) => {
          const { number, title, startTime, lengthMinutes, speakers, recording } = session;
          return (
            <li key={number} id={`session-${number}`}>
              <p className={css.number}>{t(fairMessages.session, { number })}</p>
              <h3>{title}</h3>
              <p className={css.when}>
                <When
                  start={startTime}
                  end={later(startTime, lengthMinutes)}
                  zone={fair.timeZone}
                  now={now}
                  show="hours"
                />
              </p>
              {speakers.length === 0 && <p className={css.open}>{t(fairMessages.planOpen)}</p>}
              {speakers.length > 0 && (
                <details className={css.more}>
                  <summary>
                    {t(fairMessages.speakers, { count: speakers.length })}
                    <Icon name="chevron-down" />
                  </summary>
                  <ol className={css.speakers}>
                    {speakers.map(({ name, slug, art, startsAtMinute }) => (
                      <li key={name}>
                        <Pennant art={art} width={48} />
                        {slug ? <Link to={`/college-${slug}`}>{name}</Link> : <span>{name}</span>}
                        <span className={css.time}>
                          <ClockTime at={later(startTime, startsAtMinute)} zone={fair.timeZone} />
                        </span>
                      </li>
                    ))}
                  </ol>
                </details>
              )}
              {recording && (
                <ButtonLink
                  kind="soft"
                  icon="play"
                  to={`${fairPaths(fair.slug).recordings}#session-${number}`}
                >
                  {t(fairMessages.watchSession, { number })}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

interface ClockTimeProps {
  /** ISO time. */
  readonly at: string;
  /** The fair's zone, for visitors whose zone is unknown. */
  readonly zone: string;
}

/** A time of day under a heading that already names the zone. */
function ClockTime({ at, zone }: ClockTimeProps) {
  const locale = useLocale();
  const here = useZone() ?? zone;
  const format = dateFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: here,
  });
  // Engines differ in the space before AM and PM.
  return <time dateTime={at}>{format.format(new Date(at)).replace(/\u202f/g, ' ')}</time>;
}
