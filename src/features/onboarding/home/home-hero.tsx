import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { useNow } from '../../../ui/time/clock.ts';
import { Wrap } from '../../../ui/layout/page.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { OwnSlotLine } from '../own-slot-line.tsx';
import { homeMessages as messages } from './home.messages.ts';
import type { HomeData } from './load-home.ts';
import css from './home-hero.module.css';
import { boothPath, deskPath } from '../../booths/booth-path.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { takesAttendees } from '../../fairs/fair-phase.ts';
import { JoinNow } from '../../fairs/join-button.tsx';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { Countdown } from '../../../ui/time/countdown.tsx';
import { When } from '../../../ui/time/when.tsx';

/** A greeting, the next fair in a line, and what to do there: low, so that the rest of the page is seen. */
export function HomeHero({ data }: { readonly data: HomeData }) {
  const t = useTranslate();
  const { firstName, next, open, planted } = data;
  return (
    <header className={css.hero}>
      <Wrap className={css.inner}>
        <div className={css.words}>
          <h1 className={css.title}>
            {firstName ? t(messages.hello, { name: firstName }) : t(messages.helloNobody)}
          </h1>
          {next ? (
            <OwnFair own={next} data={data} />
          ) : (
            <>
              <p className={css.lead}>{t(leadOf(data), { college: data.college?.name ?? '' })}</p>
              {open && <OpenFair fair={open} now={data.now} />}
              {data.toRegister && <ToRegister chosen={data.toRegister} />}
            </>
          )}
        </div>
        {planted.length > 0 && (
          <div className={css.flags} aria-hidden="true">
            {planted.map(({ name, art }) => (
              <Pennant key={name} art={art} width={96} pole />
            ))}
          </div>
        )}
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

/** What is said to someone who has not registered for a fair. */
function leadOf({ userType, isUnclaimed, pending, hasClasses }: HomeData): Message {
  if (userType === 'counselor' && !hasClasses) return messages.leadNoneCounselorAlone;
  if (isUnclaimed) return pending === null ? messages.leadNoCollege : messages.leadPending;
  return leads[userType] ?? messages.leadAdmin;
}

interface FairLineProps {
  readonly fair: {
    readonly name: string;
    readonly slug: string;
    readonly startTime: string;
    readonly endTime: string;
    readonly timeZone: string;
  };
  readonly now: string;
  readonly isLive: boolean;
  /** What else there is to say of it. */
  readonly children?: ReactNode;
}

/** A fair's name, whether it is on, and its time. */
function FairLine({ fair, now, isLive, children }: FairLineProps) {
  const t = useTranslate();
  const { name, slug, startTime, endTime, timeZone } = fair;
  return (
    <p className={css.lead}>
      {isLive && <Tag kind="live">{t(messages.live)}</Tag>}
      <Link to={fairPaths(slug).page}>{name}</Link>
      <span>
        <When start={startTime} end={endTime} zone={timeZone} now={now} />
      </span>
      {children}
    </p>
  );
}

interface OwnFairProps {
  readonly own: NonNullable<HomeData['next']>;
  readonly data: HomeData;
}

/** The next fair that someone has registered for, with the time until it opens. */
function OwnFair({ own, data }: OwnFairProps) {
  const { userType, college, nextStudents, sessions: planned, slots, booths, waiting, now } = data;
  const t = useTranslate();
  const locale = useLocale();
  const present = useNow(now).getTime();
  const { slug, startTime, endTime } = own.fair;
  const isLive = Date.parse(startTime) <= present && present < Date.parse(endTime);
  const sessions = sessionsOf(own);
  const [to, words] = actionOf(t, { own, userType, booths, isLive });
  return (
    <>
      <FairLine fair={own.fair} now={now} isLive={isLive}>
        {!('student' in own) && (
          <span>
            {college
              ? t(messages.exhibiting, { college: college.name ?? '' })
              : t(messages.registered)}
          </span>
        )}
        {nextStudents.length > 0 && (
          <span>
            {t(messages.registeredStudents, {
              names: new Intl.ListFormat(locale).format(nextStudents),
              count: nextStudents.length,
            })}
          </span>
        )}
        {slots.length === 0 && sessions.length > 0 && (
          <span>
            {t(sessions.length === 1 ? messages.session : messages.sessions, {
              sessions: new Intl.ListFormat(locale).format(sessions.map(String)),
            })}
          </span>
        )}
      </FairLine>
      {slots.map((slot) => (
        <p key={slot.number} className={css.slot}>
          <OwnSlotLine slot={slot} fair={own.fair} now={now} />
        </p>
      ))}
      {isLive && waiting && <Waiting waiting={waiting} />}
      <ButtonGroup>
        <JoinNow
          slug={slug}
          sessions={planned.filter(({ number }) => sessions.includes(number))}
          now={now}
          as={userType === 'college' ? 'speaker' : 'attendee'}
        />
        <ButtonLink to={to}>{words}</ButtonLink>
        <Countdown
          to={isLive ? endTime : startTime}
          now={now}
          label={t(isLive ? messages.endsIn : messages.opensIn)}
          over={t(present >= Date.parse(endTime) ? messages.over : messages.open)}
        />
      </ButtonGroup>
    </>
  );
}

/** The questions that wait at a rep's booth: what there is to do first. */
function Waiting({ waiting }: { readonly waiting: NonNullable<HomeData['waiting']> }) {
  const t = useTranslate();
  const { count, minutes } = waiting;
  return (
    <p className={css.waiting}>
      <Icon name="warning" />
      {minutes < 120
        ? t(messages.waitingAtBooth, { count, minutes })
        : t(messages.waitingHours, { count, hours: Math.floor(minutes / 60) })}
    </p>
  );
}

interface ActionAt {
  readonly own: OwnFairProps['own'];
  readonly userType: string;
  readonly booths: HomeData['booths'];
  readonly isLive: boolean;
}

/** What someone does at their next fair: a rep goes to their own booth, everyone else inside. */
function actionOf(
  t: Translate,
  { own, userType, booths, isLive }: ActionAt,
): readonly [to: string, words: string] {
  const { slug, fairType } = own.fair;
  const paths = fairPaths(slug);
  if (userType === 'college' && fairType === 'booth') {
    // Without a booth, the desk leads on to the fair's entrance.
    if (isLive) return [deskPath(slug), t(messages.openDesk)];
    const booth = booths.find((one) => one.slug === slug);
    if (booth) return [boothPath(slug, booth.id), t(messages.setUpBooth)];
  }
  return isLive ? [paths.visit, t(messages.enter)] : [paths.page, t(messages.seeFair)];
}

/** The next fair of someone who has not registered for one. */
function OpenFair({ fair, now }: { readonly fair: NonNullable<HomeData['open']>; now: string }) {
  const t = useTranslate();
  const present = useNow(now);
  const isLive =
    Date.parse(fair.startTime) <= present.getTime() && present.getTime() < Date.parse(fair.endTime);
  const paths = fairPaths(fair.slug);
  const [to, words] = isLive
    ? [paths.visit, messages.enter]
    : takesAttendees(fair, present)
      ? [paths.register, messages.registerFree]
      : [paths.page, messages.seeFair];
  return (
    <>
      <FairLine fair={fair} now={now} isLive={isLive} />
      <ButtonGroup>
        <ButtonLink to={to}>{t(words)}</ButtonLink>
      </ButtonGroup>
    </>
  );
}

/** For a college that can register and hasn’t: where to, with what was chosen while waiting. */
function ToRegister({ chosen }: { readonly chosen: readonly string[] }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      {chosen.length > 0 && (
        <p>
          {t(messages.chosenFairs, {
            count: chosen.length,
            fairs: new Intl.ListFormat(locale).format(chosen),
          })}
        </p>
      )}
      <ButtonGroup>
        <ButtonLink to="/app/fairs/signup">{t(messages.signUpFairs)}</ButtonLink>
      </ButtonGroup>
    </>
  );
}

/** The sessions someone chose, or was given. */
function sessionsOf(own: OwnFairProps['own']): readonly number[] {
  if ('student' in own) return [];
  const numbers = 'attending' in own ? own.attending : own.timeSlots;
  return (numbers ?? []).flatMap((one) => one ?? []);
}
