import { Link } from 'react-router';
import AddMenu from '../../fairs/add-menu.tsx';
import { JoinNow } from '../../fairs/join-button.tsx';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { useIsOff } from '../../../platform/pages/site.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useNow } from '../../../ui/time/clock.ts';
import { Countdown } from '../../../ui/time/countdown.tsx';
import { When } from '../../../ui/time/when.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { boothPath } from '../../booths/booth-path.ts';
import type { VisitData } from './load-visit.ts';
import { LiveAnnouncements } from '../live-announcements.tsx';
import { useReloadAt } from './use-reload-at.ts';
import { visitMessages as messages } from './visit.messages.ts';
import css from './waiting-room.module.css';

/** Milliseconds until someone is in, from which on they are told. */
const longWait = 20_000;

/** Before the doors open: a countdown, who comes, and what to do until then. It opens automatically. */
export function WaitingRoom({ data }: { readonly data: VisitData }) {
  const t = useTranslate();
  const { fair, now, standing, turn } = data;
  const { visit } = fairPaths(fair.slug);
  useReloadAt(turn, now, 0);
  const present = useNow(now, 10_000).getTime();
  const left = Date.parse(turn) - present;
  const waitsForTurn = Date.parse(fair.startTime) <= present && left >= longWait;
  const opening =
    left < longWait
      ? t(messages.opening)
      : t(messages.openingMany, { minutes: Math.ceil(left / 60_000) });
  return (
    <div className={css.lawn}>
      <Wrap className={css.room}>
        <header className={css.head}>
          <p className={css.kicker}>
            {t(waitsForTurn ? messages.turnKicker : messages.waitingKicker)}
          </p>
          <h1>{fair.name}</h1>
          <p>
            <When start={fair.startTime} end={fair.endTime} zone={fair.timeZone} now={now} />
          </p>
          <div className={css.clock}>
            <JoinNow
              slug={fair.slug}
              sessions={fair.fairType === 'booth' ? [] : data.plan}
              now={now}
              as={standing === 'rep' ? 'speaker' : 'attendee'}
              size="large"
            />
            <Countdown
              to={fair.startTime}
              now={now}
              label={t(messages.opensIn)}
              over={<span className={css.opening}>{opening}</span>}
              isLarge
            />
          </div>
          <p className={css.opens}>
            {t(waitsForTurn ? messages.turnText : messages.opensItself)}{' '}
            <Link to={visit} reloadDocument>
              {t(messages.reload)}
            </Link>
          </p>
        </header>
        <div className={css.aside}>
          {data.announced && (
            <LiveAnnouncements
              announced={data.announced}
              page={visit}
              zone={fair.timeZone}
              now={now}
            />
          )}
          <Checklist data={data} />
        </div>
        <Planted colleges={data.planted} />
      </Wrap>
    </div>
  );
}

/** The pennants of colleges that come, on the ground, each with a link to its college. */
function Planted({ colleges }: { readonly colleges: VisitData['planted'] }) {
  const t = useTranslate();
  if (colleges.length === 0) return null;
  return (
    <ul className={css.planted} role="list" aria-label={t(messages.prepareColleges)}>
      {colleges.map(({ name, slug, art }) => (
        <li key={name}>
          <Pennant art={art} width={112} pole />
          {slug === null ? <span>{name}</span> : <Link to={`/college-${slug}`}>{name}</Link>}
        </li>
      ))}
    </ul>
  );
}

function Checklist({ data }: { readonly data: VisitData }) {
  const t = useTranslate();
  const noGuides = useIsOff('guides');
  const { fair, standing, boothId } = data;
  return (
    <section className={css.list}>
      <h2>{t(messages.prepare)}</h2>
      <ul role="list">
        {standing === 'rep' ? (
          <>
            {boothId && (
              <Step title={t(messages.prepareBooth)} text={t(messages.prepareBoothText)}>
                <ButtonLink size="small" to={boothPath(fair.slug, boothId)}>
                  {t(messages.yourBooth)}
                </ButtonLink>
              </Step>
            )}
            <Step title={t(messages.prepareTeam)} text={t(messages.prepareTeamText)} />
          </>
        ) : (
          <>
            <Step title={t(messages.prepareQuestions)} text={t(messages.prepareQuestionsText)}>
              {!noGuides && (
                <ButtonLink kind="line" size="small" to="/resources">
                  {t(messages.preparePrep)}
                </ButtonLink>
              )}
            </Step>
            <Step title={t(messages.prepareColleges)} text={t(messages.prepareCollegesText)}>
              <ButtonLink kind="line" size="small" to={`${fairPaths(fair.slug).page}#colleges`}>
                {t(messages.prepareColleges)}
              </ButtonLink>
            </Step>
          </>
        )}
        <Step title={t(messages.preparePlace)} text={t(messages.preparePlaceText)} />
        <Step title={t(messages.addTitle)}>
          <AddMenu fair={fair} kind="line" />
        </Step>
      </ul>
    </section>
  );
}

interface StepProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: React.ReactNode;
}

function Step({ title, text, children }: StepProps) {
  return (
    <li>
      <h3>{title}</h3>
      {text !== undefined && <p>{text}</p>}
      {children && <div>{children}</div>}
    </li>
  );
}
