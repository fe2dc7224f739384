import type { ReactNode } from 'react';
import { NextFairTicket } from '../../fairs/fair-ticket.tsx';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useNow } from '../../../ui/time/clock.ts';
import { Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from './home.messages.ts';
import type { HomeData } from './load-home.ts';
import css from './home-hero.module.css';
import { deskPath } from '../../booths/booth-path.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { JoinNow } from '../../fairs/join-button.tsx';
import { describeKind } from '../../fairs/describe-kind.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Countdown } from '../../../ui/time/countdown.tsx';
import { HangingTicket } from '../../../ui/tickets/hanging-ticket.tsx';
import { When } from '../../../ui/time/when.tsx';

/** Whether someone registers for fairs as a visitor. */
const isVisitor = (userType: string): boolean =>
  ['student', 'parent', 'counselor'].includes(userType);

/** A greeting, a one-sentence status, and the ticket to the next step. */
export function HomeHero({ data }: { readonly data: HomeData }) {
  const t = useTranslate();
  const now = useNow(data.now);
  const { firstName, next, open, userType } = data;
  const ticket: ReactNode = next ? (
    <OwnTicket own={next} userType={userType} sessions={data.sessions} now={data.now} />
  ) : (
    open && isVisitor(userType) && <NextFairTicket fair={open} now={data.now} />
  );
  return (
    <header className={css.hero}>
      <Wrap className={classNames(css.inner, ticket ? css.withTicket : undefined)}>
        <div>
          <h1 className={css.title}>
            {firstName ? t(messages.hello, { name: firstName }) : t(messages.helloNobody)}
          </h1>
          <p className={css.lead}>{leadOf(t, data, now)}</p>
        </div>
        {ticket}
      </Wrap>
    </header>
  );
}

const leads: Readonly<Record<string, Message>> = {
  student: messages.leadNoneStudent,
  parent: messages.leadNoneParent,
  counselor: messages.leadNoneCounselor,
  college: messages.leadNoneCollege,
  admin: messages.leadAdmin,
  admin6x6: messages.leadCoordinator,
};

function leadOf(
  t: Translate,
  { next, userType, isUnclaimed, hasClasses }: HomeData,
  now: Date,
): string {
  if (next) {
    const isLive = Date.parse(next.fair.startTime) <= now.getTime();
    return t(isLive ? messages.leadLive : messages.leadNext, { fair: next.fair.name });
  }
  if (userType === 'counselor' && !hasClasses) return t(messages.leadNoneCounselorAlone);
  return t(isUnclaimed ? messages.leadNoCollege : (leads[userType] ?? messages.leadAdmin));
}

interface OwnTicketProps {
  readonly own: NonNullable<HomeData['next']>;
  readonly userType: string;
  /** Of the fair. */
  readonly sessions: HomeData['sessions'];
  /** The loader's now, ISO. */
  readonly now: string;
}

/** The ticket to the next fair that someone has registered for, with the time until it opens. */
function OwnTicket({ own, userType, sessions: planned, now }: OwnTicketProps) {
  const t = useTranslate();
  const locale = useLocale();
  const present = useNow(now).getTime();
  const { name, slug, fairType, startTime, endTime, timeZone } = own.fair;
  const isLive = Date.parse(startTime) <= present && present < Date.parse(endTime);
  const paths = fairPaths(slug);
  const isRep = userType === 'college' && fairType === 'booth';
  // Without a booth, the desk leads on to the fair's entrance.
  const entrance = isRep ? deskPath(slug) : paths.visit;
  const sessions = sessionsOf(own);
  return (
    <HangingTicket
      start={startTime}
      zone={timeZone}
      head={
        'student' in own
          ? t(messages.registeredStudent, { name: own.student })
          : t(userType === 'college' ? messages.exhibiting : messages.registered)
      }
      headEnd={isLive ? t(messages.live) : null}
      title={name}
      to={paths.page}
      time={
        <>
          <span className="visually-hidden">
            <When start={startTime} zone={timeZone} now={now} show="day" />{' '}
          </span>
          <When start={startTime} end={endTime} zone={timeZone} now={now} show="hours" />
        </>
      }
      stub={
        <>
          <Countdown
            to={isLive ? endTime : startTime}
            now={now}
            label={t(isLive ? messages.endsIn : messages.opensIn)}
            over={t(present >= Date.parse(endTime) ? messages.over : messages.open)}
          />
          <JoinNow
            slug={slug}
            sessions={planned.filter(({ number }) => sessions.includes(number))}
            now={now}
            as={userType === 'college' ? 'speaker' : 'attendee'}
            size="large"
            block
          />
          <ButtonLink block size="large" to={isLive ? entrance : paths.page}>
            {t(isLive ? (isRep ? messages.openDesk : messages.enter) : messages.seeFair)}
          </ButtonLink>
        </>
      }
    >
      <p>{describeKind(t, fairType)}</p>
      {sessions.length > 0 && (
        <p>
          {t(messages.sessions, {
            sessions: new Intl.ListFormat(locale).format(sessions.map(String)),
          })}
        </p>
      )}
    </HangingTicket>
  );
}

/** The sessions someone chose, or was given. */
function sessionsOf(own: OwnTicketProps['own']): readonly number[] {
  if ('student' in own) return [];
  const numbers = 'attending' in own ? own.attending : own.timeSlots;
  return (numbers ?? []).flatMap((one) => one ?? []);
}
