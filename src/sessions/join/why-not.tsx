import type { ReactNode } from 'react';
import { loginFor } from '../../accounts/own-path.ts';
import { registrationOf } from '../../attendees/registration-page.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { joinPath, joinReady } from '../../fairs/join-times.ts';
import type { Say } from '../../platform/words/speak.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { sessionPage } from '../open-session-fair.ts';
import type { ShownEntry } from './join-queries.ts';
import { joinPageWords as said } from './join.words.ts';
import css from './join-page.module.css';

interface WhyNotProps {
  readonly entry: ShownEntry;
  /** The session that was asked for. */
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

/** Where organizers set the links of a fair's sessions. */
const linksPage = ({ id, slug, fairType }: ShownEntry['fair']): string =>
  fairType === '6x6' ? sessionPage('sessions', slug) : `/admin/fairs/${id}/webinar`;

/** Why a session cannot be joined, and the next step. */
export function WhyNot(props: WhyNotProps) {
  const say = useSay();
  const locale = useLocale();
  const { title, text, acts } = tell(say, locale, props);
  return (
    <section className={css.why}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={css.acts}>{acts}</div>
    </section>
  );
}

function tell(say: Say, locale: string, props: WhyNotProps): Told {
  const { entry, number, now, recordingsOut } = props;
  const { name: fair, slug } = entry.fair;
  const paths = fairPaths(slug);
  const seeSessions = (
    <ButtonLink kind="line" to={`${paths.page}#sessions`}>
      {say(said.seeSessions)}
    </ButtonLink>
  );
  const again = (
    <ButtonAnchor kind="line" href={joinPath(slug, number)}>
      {say(said.again)}
    </ButtonAnchor>
  );
  const seeFair = (
    <ButtonLink kind="line" to={paths.page}>
      {say(said.seeFair)}
    </ButtonLink>
  );
  switch (entry.state) {
    case 'over':
      return {
        title: say(said.overTitle),
        text: say(said.overText),
        acts: (
          <>
            <ButtonLink icon="play" kind={recordingsOut ? 'primary' : 'line'} to={paths.recordings}>
              {say(said.recordings)}
            </ButtonLink>
            {seeSessions}
          </>
        ),
      };
    case 'noLink':
      return {
        title: say(said.noLinkTitle),
        text: say(entry.isOrganizer ? said.noLinkOrganizer : said.noLinkText),
        acts: (
          <>
            {entry.isOrganizer && (
              <ButtonLink to={linksPage(entry.fair)}>{say(said.setLink)}</ButtonLink>
            )}
            {again}
          </>
        ),
      };
    case 'choose':
      return {
        title: say(said.chooseTitle),
        text: say(said.chooseText, { fair }),
        acts: (
          <Form fields={noFields} now={new Date(now)} intent="choose">
            <SubmitButton size="large" pending={say(said.choosing)}>
              {say(said.choose)}
            </SubmitButton>
          </Form>
        ),
      };
    case 'full':
      return {
        title: say(said.fullTitle),
        text: say(said.fullText, { fair }),
        acts: seeSessions,
      };
    case 'register':
      return {
        title: say(said.registerTitle),
        text: say(said.registerText, { number }),
        acts: (
          <ButtonLink size="large" to={`${paths.register}?session=${number}`}>
            {say(said.register)}
          </ButtonLink>
        ),
      };
    case 'closed':
      return { title: say(said.closedTitle), text: say(said.closedText, { fair }), acts: seeFair };
    case 'signIn':
      return {
        title: say(said.signInTitle),
        text: say(said.signInText),
        acts: (
          <>
            <ButtonLink to={loginFor(joinReady(slug, number))}>{say(said.signIn)}</ButtonLink>
            <ButtonLink kind="line" to={registrationOf(slug)}>
              {say(said.sendLink)}
            </ButtonLink>
            <ButtonLink kind="line" to={`${paths.register}?session=${number}`}>
              {say(said.register)}
            </ButtonLink>
          </>
        ),
      };
    case 'otherSession': {
      const { mySessions } = entry;
      const sessions = new Intl.ListFormat(locale).format(
        mySessions.map((one) => say(said.sessionPlain, { number: one })),
      );
      return {
        title: say(said.otherTitle),
        text: say(mySessions.length > 0 ? said.otherText : said.otherNone, { sessions }),
        acts: (
          <>
            {mySessions.map((one) => (
              <ButtonAnchor key={one} href={joinPath(slug, one)}>
                {say(said.sessionPlain, { number: one })}
              </ButtonAnchor>
            ))}
            {seeSessions}
          </>
        ),
      };
    }
    case 'noSession':
      return {
        title: say(said.noSessionTitle),
        text: say(said.noSessionText, { fair }),
        acts: seeSessions,
      };
    case 'notPlanned':
      return {
        title: say(said.notPlannedTitle),
        text: say(said.notPlannedText, { fair }),
        acts: seeFair,
      };
    case 'noSessions':
      return {
        title: say(said.noSessionsTitle),
        text: say(said.noSessionsText),
        acts: (
          <ButtonLink icon="door" to={paths.visit}>
            {say(said.enter)}
          </ButtonLink>
        ),
      };
    default:
      return {
        title: say(said.cancelledTitle),
        text: say(said.cancelledText),
        acts: <ButtonLink to="/calendar">{say(said.calendar)}</ButtonLink>,
      };
  }
}
