import AddMenu from '../../fairs/add-menu.tsx';
import type { ShownFair } from '../../fairs/fair-view.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import type { FairPhase } from '../../fairs/fair-phase.ts';
import { JoinNow } from '../../fairs/join-button.tsx';
import { ShareFair } from '../../fairs/framed-page.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Countdown } from '../../../ui/time/countdown.tsx';
import { When } from '../../../ui/time/when.tsx';
import { PageHead, Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { ownMessages as messages } from '../my-registration/own.messages.ts';
import { registerMessages } from '../questions/register.messages.ts';
import { registrationOf } from '../registration-page.ts';
import css from './registered.module.css';

interface RegisteredProps {
  readonly fair: ShownFair;
  readonly now: string;
  readonly phase: FairPhase;
  /** Numbers of the chosen sessions. */
  readonly attending: readonly number[];
}

/** After registering: the entrance, which opens automatically, and what to do until then. */
export function Registered({ fair, now, phase, attending }: RegisteredProps) {
  const t = useTranslate();
  const isLive = phase === 'live';
  const sessions = fair.fairType === 'booth' ? [] : fair.sessions;
  const chosen = sessions.filter(({ number }) => attending.includes(number));
  return (
    <>
      <PageHead
        title={t(messages.doneTitle)}
        lead={t(isLive ? messages.doneLive : messages.doneLead, { fair: fair.name })}
      />
      <div className={css.way}>
        <Countdown
          to={isLive ? fair.endTime : fair.startTime}
          now={now}
          label={t(isLive ? messages.endsIn : messages.opensIn)}
        />
        {phase !== 'cancelled' && (
          <JoinNow slug={fair.slug} sessions={chosen} now={now} size="large" />
        )}
        {isLive ? (
          <ButtonLink size="large" icon="door" to={fairPaths(fair.slug).visit}>
            {t(messages.enter)}
          </ButtonLink>
        ) : (
          phase !== 'ended' && phase !== 'cancelled' && <AddMenu fair={fair} kind="line" />
        )}
      </div>
      <Section title={t(messages.nextTitle)}>
        <ol role="list" className={css.steps}>
          {chosen.length > 0 && phase !== 'ended' && (
            <li>
              <h3>{t(messages.mySessions)}</h3>
              <ul role="list" className={css.sessions}>
                {chosen.map(({ number, title, startTime }) => (
                  <li key={number}>
                    <b>{title}</b>
                    <When start={startTime} zone={fair.timeZone} now={now} />
                  </li>
                ))}
              </ul>
              <ButtonLink kind="line" to={registrationOf(fair.slug)}>
                {t(messages.changeSessions)}
              </ButtonLink>
            </li>
          )}
          {sessions.length > 0 && chosen.length === 0 && (
            <li>
              <h3>{t(messages.choose)}</h3>
              <p>{t(messages.chooseText)}</p>
              <ButtonLink kind="line" to={registrationOf(fair.slug)}>
                {t(messages.choose)}
              </ButtonLink>
            </li>
          )}
          {!isLive && (
            <li>
              <h3>{t(messages.day)}</h3>
              <p>{t(messages.dayText)}</p>
            </li>
          )}
          <li>
            <h3>{t(messages.account)}</h3>
            <p>{t(messages.accountText)}</p>
            <ButtonLink kind="line" to={registrationOf(fair.slug)}>
              {t(registerMessages.ownOpen)}
            </ButtonLink>
          </li>
          <li>
            <h3>{t(messages.friend)}</h3>
            <p>{t(messages.friendText)}</p>
            <ShareFair fair={fair} />
          </li>
        </ol>
      </Section>
    </>
  );
}
