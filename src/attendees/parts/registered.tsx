import AddMenu from '../../fairs/add-menu.tsx';
import type { ShownFair } from '../../fairs/dress-fair.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import type { FairPhase } from '../../fairs/fair-phase.ts';
import { JoinNow } from '../../fairs/join-button.tsx';
import { ShareFair } from '../../fairs/share-fair.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { PageHead, Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { ownWords as said } from '../own.words.ts';
import { registerWords } from '../register.words.ts';
import { registrationOf } from '../registration-page.ts';
import css from './registered.module.css';

interface RegisteredProps {
  readonly fair: ShownFair;
  readonly now: string;
  readonly phase: FairPhase;
  /** Numbers of the sessions that were chosen. */
  readonly attending: readonly number[];
}

/** What follows registering: the way in, which opens by itself, and what there is to do until then. */
export function Registered({ fair, now, phase, attending }: RegisteredProps) {
  const say = useSay();
  const isLive = phase === 'live';
  const sessions = fair.fairType === 'booth' ? [] : fair.sessions;
  const chosen = sessions.filter(({ number }) => attending.includes(number));
  return (
    <>
      <PageHead
        title={say(said.doneTitle)}
        lead={say(isLive ? said.doneLive : said.doneLead, { fair: fair.name })}
      />
      <div className={css.way}>
        <Countdown
          to={isLive ? fair.endTime : fair.startTime}
          now={now}
          label={say(isLive ? said.endsIn : said.opensIn)}
        />
        {phase !== 'cancelled' && (
          <JoinNow slug={fair.slug} sessions={chosen} now={now} size="large" />
        )}
        {isLive ? (
          <ButtonLink size="large" icon="door" to={fairPaths(fair.slug).visit}>
            {say(said.enter)}
          </ButtonLink>
        ) : (
          phase !== 'ended' && phase !== 'cancelled' && <AddMenu fair={fair} kind="line" />
        )}
      </div>
      <Section title={say(said.nextTitle)}>
        <ol role="list" className={css.steps}>
          {sessions.length > 0 && chosen.length === 0 && (
            <li>
              <h3>{say(said.choose)}</h3>
              <p>{say(said.chooseText)}</p>
              <ButtonLink kind="line" to={registrationOf(fair.slug)}>
                {say(said.choose)}
              </ButtonLink>
            </li>
          )}
          {!isLive && (
            <li>
              <h3>{say(said.day)}</h3>
              <p>{say(said.dayText)}</p>
            </li>
          )}
          <li>
            <h3>{say(said.account)}</h3>
            <p>{say(said.accountText)}</p>
            <ButtonLink kind="line" to={registrationOf(fair.slug)}>
              {say(registerWords.ownOpen)}
            </ButtonLink>
          </li>
          <li>
            <h3>{say(said.friend)}</h3>
            <p>{say(said.friendText)}</p>
            <ShareFair fair={fair} />
          </li>
        </ol>
      </Section>
    </>
  );
}
