import type { ReactNode } from 'react';
import { loginFor } from '../../accounts/own-path.ts';
import { registrationOf } from '../../attendees/registration-page.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { joinPath, joinReady, sessionRoomPath } from '../../fairs/join-session.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import type { ShownEntry } from './join-queries.ts';
import { joinPageMessages as messages } from './join.messages.ts';
import css from './join-page.module.css';

interface WhyNotProps {
  readonly entry: ShownEntry;
  /** The requested session. */
  readonly number: number;
  readonly now: string;
  readonly recordingsOut: boolean;
}

interface Told {
  readonly title: string;
  readonly text: string;
  readonly acts: ReactNode;
}

const noFields = {};

/** Why a session can't be joined, and the next step. */
export function WhyNot(props: WhyNotProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { title, text, acts } = tell(t, locale, props);
  return (
    <section className={css.why}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={css.acts}>{acts}</div>
    </section>
  );
}

function tell(t: Translate, locale: string, props: WhyNotProps): Told {
  const { entry, number, now, recordingsOut } = props;
  const { name: fair, slug } = entry.fair;
  const paths = fairPaths(slug);
  const seeSessions = (
    <ButtonLink kind="line" to={`${paths.page}#sessions`}>
      {t(messages.seeSessions)}
    </ButtonLink>
  );
  const seeFair = (
    <ButtonLink kind="line" to={paths.page}>
      {t(messages.seeFair)}
    </ButtonLink>
  );
  switch (entry.state) {
    case 'over':
      return {
        title: t(messages.overTitle),
        text: t(entry.answersUntil ? messages.overTextSpeaker : messages.overText),
        acts: (
          <>
            {entry.answersUntil && (
              <ButtonLink icon="chat" to={sessionRoomPath(slug, number)}>
                {t(messages.answer)}
              </ButtonLink>
            )}
            <ButtonLink
              icon="play"
              kind={recordingsOut && !entry.answersUntil ? 'primary' : 'line'}
              to={paths.recordings}
            >
              {t(messages.recordings)}
            </ButtonLink>
            {seeSessions}
          </>
        ),
      };
    case 'choose':
      return {
        title: t(messages.chooseTitle),
        text: t(messages.chooseText, { fair }),
        acts: (
          <Form fields={noFields} now={new Date(now)} intent="choose">
            <SubmitButton size="large" pending={t(messages.choosing)}>
              {t(messages.choose)}
            </SubmitButton>
          </Form>
        ),
      };
    case 'full':
      return {
        title: t(messages.fullTitle),
        text: t(messages.fullText, { fair }),
        acts: seeSessions,
      };
    case 'register':
      return {
        title: t(messages.registerTitle),
        text: t(messages.registerText, { number }),
        acts: (
          <ButtonLink size="large" to={`${paths.register}?session=${number}`}>
            {t(messages.register)}
          </ButtonLink>
        ),
      };
    case 'removed':
      return {
        title: t(messages.removedTitle),
        text: t(messages.removedText, { fair }),
        acts: <ButtonLink to={paths.visit}>{t(messages.removedNext)}</ButtonLink>,
      };
    case 'closed':
      return {
        title: t(messages.closedTitle),
        text: t(messages.closedText, { fair }),
        acts: seeFair,
      };
    case 'signIn':
      return {
        title: t(messages.signInTitle),
        text: t(messages.signInText),
        acts: (
          <>
            <ButtonLink to={loginFor(joinReady(slug, number))}>{t(messages.signIn)}</ButtonLink>
            <ButtonLink kind="line" to={registrationOf(slug)}>
              {t(messages.sendLink)}
            </ButtonLink>
            <ButtonLink kind="line" to={`${paths.register}?session=${number}`}>
              {t(messages.register)}
            </ButtonLink>
          </>
        ),
      };
    case 'otherSession': {
      const { mySessions } = entry;
      const sessions = new Intl.ListFormat(locale).format(
        mySessions.map((one) => t(messages.sessionPlain, { number: one })),
      );
      return {
        title: t(messages.otherTitle),
        text: t(mySessions.length > 0 ? messages.otherText : messages.otherNone, { sessions }),
        acts: (
          <>
            {mySessions.map((one) => (
              <ButtonAnchor key={one} href={joinPath(slug, one)}>
                {t(messages.sessionPlain, { number: one })}
              </ButtonAnchor>
            ))}
            {seeSessions}
          </>
        ),
      };
    }
    case 'noSession':
      return {
        title: t(messages.noSessionTitle),
        text: t(messages.noSessionText, { fair }),
        acts: seeSessions,
      };
    case 'notPlanned':
      return {
        title: t(messages.notPlannedTitle),
        text: t(messages.notPlannedText, { fair }),
        acts: seeFair,
      };
    case 'noSessions':
      return {
        title: t(messages.noSessionsTitle),
        text: t(messages.noSessionsText),
        acts: (
          <ButtonLink icon="door" to={paths.visit}>
            {t(messages.enter)}
          </ButtonLink>
        ),
      };
    default:
      return {
        title: t(messages.cancelledTitle),
        text: t(messages.cancelledText),
        acts: <ButtonLink to="/calendar">{t(messages.calendar)}</ButtonLink>,
      };
  }
}
