import { Link } from 'react-router';
import AddMenu from '../../fairs/add-menu.tsx';
import { JoinNow } from '../../fairs/join-button.tsx';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { useIsOff } from '../../../platform/pages/site.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Countdown } from '../../../ui/time/countdown.tsx';
import { Section, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { boothPath } from '../../booths/booth-path.ts';
import type { VisitData } from './load-visit.ts';
import { LiveAnnouncements } from '../live-announcements.tsx';
import { useReloadAt } from './use-reload-at.ts';
import { visitMessages as messages } from './visit.messages.ts';
import { VisitHead } from './visit-head.tsx';
import css from './waiting-room.module.css';

/** Before the doors open: a countdown, and what to do until then. It opens automatically. */
export function WaitingRoom({ data }: { readonly data: VisitData }) {
  const t = useTranslate();
  const noGuides = useIsOff('guides');
  const { fair, now, standing, boothId } = data;
  const paths = fairPaths(fair.slug);
  useReloadAt(fair.startTime, now, data.jitterWindow);
  return (
    <>
      <VisitHead data={data} kicker={t(messages.waitingKicker)}>
        <AddMenu fair={fair} kind="line" />
      </VisitHead>
      <Wrap className={css.room}>
        {data.announced && (
          <LiveAnnouncements
            announced={data.announced}
            page={paths.visit}
            zone={fair.timeZone}
            now={now}
          />
        )}
        <section className={css.clock}>
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
            over={<p className={css.opening}>{t(messages.opening)}</p>}
          />
          <p>{t(messages.opensItself)}</p>
          <p>
            <Link to={paths.visit} reloadDocument className={css.reload}>
              {t(messages.reload)}
            </Link>
          </p>
        </section>
        {fair.pennants.length > 0 && (
          <p className={css.pennants} aria-hidden="true">
            {fair.pennants.map(({ name, art }) => (
              <Pennant key={name} art={art} width={88} />
            ))}
          </p>
        )}
        <Section title={t(messages.prepare)}>
          <ul className={css.steps}>
            {standing === 'rep' ? (
              <>
                <Step title={t(messages.prepareBooth)} text={t(messages.prepareBoothText)}>
                  {boothId && (
                    <ButtonLink to={boothPath(fair.slug, boothId)}>
                      {t(messages.yourBooth)}
                    </ButtonLink>
                  )}
                </Step>
                <Step title={t(messages.prepareTeam)} text={t(messages.prepareTeamText)} />
              </>
            ) : (
              <>
                <Step title={t(messages.prepareColleges)} text={t(messages.prepareCollegesText)}>
                  <ButtonLink kind="line" to={`${paths.page}#colleges`}>
                    {t(messages.prepareColleges)}
                  </ButtonLink>
                </Step>
                <Step title={t(messages.prepareQuestions)} text={t(messages.prepareQuestionsText)}>
                  {!noGuides && (
                    <ButtonLink kind="line" to="/resources">
                      {t(messages.preparePrep)}
                    </ButtonLink>
                  )}
                </Step>
              </>
            )}
            <Step title={t(messages.preparePlace)} text={t(messages.preparePlaceText)} />
          </ul>
        </Section>
      </Wrap>
    </>
  );
}

interface StepProps {
  readonly title: string;
  readonly text: string;
  readonly children?: React.ReactNode;
}

function Step({ title, text, children }: StepProps) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      {children && <div>{children}</div>}
    </li>
  );
}
