import { FairTicket } from '../../fairs/fair-ticket.tsx';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { useIsOff } from '../../../platform/pages/site.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Section, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { VisitData } from './load-visit.ts';
import { visitMessages as messages } from './visit.messages.ts';
import { MyBag } from '../bag/my-bag.tsx';
import { StudentBag } from '../bag/student-bag.tsx';
import { StudentChoice } from './student-choice.tsx';
import { VisitHead } from './visit-head.tsx';
import css from './after-fair.module.css';

/** After the end: thanks, what the person has saved, and what to do with it. */
export function AfterFair({ data }: { readonly data: VisitData }) {
  const t = useTranslate();
  const noGuides = useIsOff('guides');
  const { fair, bag, others, now, standing, wasThere } = data;
  const isVisitor = standing === 'attendee';
  const lead = isVisitor
    ? wasThere
      ? messages.afterText
      : messages.afterTextNotThere
    : messages.afterRep;
  return (
    <>
      <VisitHead
        data={data}
        kicker={t(messages.afterKicker)}
        title={t(messages.afterTitle, { fair: fair.name })}
        lead={t(lead)}
      >
        {fair.recordingsOut && (
          <ButtonLink to={fairPaths(fair.slug).recordings} icon="play">
            {t(messages.recordings)}
          </ButtonLink>
        )}
      </VisitHead>
      <Wrap className={css.page}>
        {!fair.recordingsOut && fair.sessions.length > 0 && <p>{t(messages.recordingsSoon)}</p>}
        <StudentChoice data={data} />
        <div className={css.columns}>
          {bag && (
            <div>
              <MyBag data={data} bag={bag} />
              <StudentBag data={data} />
            </div>
          )}
          {isVisitor && (
            <Section title={t(messages.nextTitle)}>
              <ol className={css.steps}>
                <li>
                  <h3>{t(messages.nextList)}</h3>
                  <p>{t(messages.nextListText)}</p>
                  <ButtonLink kind="line" to="/app/colleges">
                    {t(messages.nextListAct)}
                  </ButtonLink>
                </li>
                <li>
                  <h3>{t(messages.nextAsk)}</h3>
                  <p>{t(messages.nextAskText)}</p>
                  {!noGuides && (
                    <ButtonLink kind="line" to="/resources/college-prep">
                      {t(messages.nextAskAct)}
                    </ButtonLink>
                  )}
                </li>
              </ol>
            </Section>
          )}
        </div>
        {others.length > 0 && (
          <Section title={t(messages.nextFairs)}>
            <div className={css.tickets}>
              {others.map((one) => (
                <FairTicket key={one.slug} fair={one} now={now} />
              ))}
            </div>
          </Section>
        )}
      </Wrap>
    </>
  );
}
